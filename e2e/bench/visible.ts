/** In ms since the navigation began: when a page shows its content. */
import type { BrowserContext, Page } from 'playwright'

declare global {
  interface Window {
    visibleAt?: number
    usableAt?: number
  }
}

/** Makes every page of a context note when headings with all these texts are visible, and when these are the app's own and no page snapshot. */
export const watchHeadings = (context: BrowserContext, texts: readonly string[]) =>
  context.addInitScript((wanted) => {
    const all = (headings: readonly Element[]) =>
      wanted.every((text) => headings.some(({ textContent }) => textContent.trim() === text))
    const check = () => {
      const shown = [...document.querySelectorAll('h2, h3')].filter((heading) => heading.getClientRects().length > 0)
      if (all(shown)) window.visibleAt ??= performance.now()
      if (all(shown.filter((heading) => !heading.closest('#root > [inert]')))) window.usableAt = performance.now()
      else requestAnimationFrame(check)
    }
    if (window === window.top) requestAnimationFrame(check)
  }, texts)

/** Opens an address and waits for the headings. */
export const visit = async (page: Page, url: string, what: 'visibleAt' | 'usableAt' = 'visibleAt'): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction((name) => window[name] !== undefined, what, { timeout: 60_000 })
  return page.evaluate((name) => window[name] ?? Number.NaN, what)
}
