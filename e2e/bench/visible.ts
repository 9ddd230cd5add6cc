/** When a page shows what it is for, by its own clock: milliseconds since its navigation began. */
import type { BrowserContext, Page } from 'playwright'

declare global {
  interface Window { visibleAt?: number }
}

/** Has every page of a context note when headings with all these texts are on screen. */
export const watchHeadings = (context: BrowserContext, texts: readonly string[]) => context.addInitScript((wanted) => {
  const shown = () => [...document.querySelectorAll('h2, h3')].filter((heading) => heading.getClientRects().length > 0)
    .map((heading) => heading.textContent.trim())
  const look = () => {
    const now = shown()
    if (wanted.every((text) => now.includes(text))) window.visibleAt = performance.now()
    else requestAnimationFrame(look)
  }
  if (window === window.top) requestAnimationFrame(look)
}, texts)

/** Opens an address and waits for its headings. */
export const visit = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.visibleAt !== undefined, undefined, { timeout: 60_000 })
  return page.evaluate(() => window.visibleAt ?? Number.NaN)
}
