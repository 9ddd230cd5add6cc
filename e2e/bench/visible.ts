/** When a page shows what it is for, by its own clock: milliseconds since its navigation began. */
import type { BrowserContext, Page } from 'playwright'

declare global {
  interface Window {
    visibleAt?: number
    usableAt?: number
  }
}

/** Has every page of a context note when headings with all these texts are on screen, and when they are more than a look of its last visit. */
export const watchHeadings = (context: BrowserContext, texts: readonly string[]) =>
  context.addInitScript((wanted) => {
    const all = (headings: readonly Element[]) =>
      wanted.every((text) => headings.some(({ textContent }) => textContent.trim() === text))
    const look = () => {
      const shown = [...document.querySelectorAll('h2, h3')].filter((heading) => heading.getClientRects().length > 0)
      if (all(shown)) window.visibleAt ??= performance.now()
      if (all(shown.filter((heading) => !heading.closest('#root > [inert]')))) window.usableAt = performance.now()
      else requestAnimationFrame(look)
    }
    if (window === window.top) requestAnimationFrame(look)
  }, texts)

/** Opens an address and waits for its headings. */
export const visit = async (page: Page, url: string, what: 'visibleAt' | 'usableAt' = 'visibleAt'): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction((name) => window[name] !== undefined, what, { timeout: 60_000 })
  return page.evaluate((name) => window[name] ?? Number.NaN, what)
}
