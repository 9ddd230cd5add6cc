/** When a page of any kind is painted, and when what is on it works: milliseconds since its navigation began. */
import type { BrowserContext } from 'playwright'

export interface Visit {
  /** First content. */
  readonly content: number
  /** Largest content. */
  readonly largest: number
  /** A click on the menu and on a card, which are there to be seen, does what it should by React's own hands; of a page without React nothing. */
  readonly works: number
}

declare global {
  interface Window {
    visit?: Record<'content' | 'largest' | 'works', number>
  }
}

export const watchPaint = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (window !== window.top) return
    const visit = (window.visit = { content: Number.NaN, largest: Number.NaN, works: Number.NaN })
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') visit.content = startTime
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) visit.largest = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    const isTaken = (element: Element | null) =>
      element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
    const look = () => {
      if (['header nav a', 'main li a'].every((part) => isTaken(document.querySelector(part))))
        visit.works = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** A middling phone on a middling network. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Opens an address in a tab of its own and stays until nothing larger comes. */
export const paintOf = async (
  context: BrowserContext,
  url: string,
  throttled: boolean,
  working = true,
): Promise<Visit> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (throttled) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => Number.isFinite(window.visit?.content), undefined, { timeout: 60_000 })
  await page.waitForTimeout(throttled ? 4_000 : 1_000)
  // Of a page without React it stays as it is.
  await page
    .waitForFunction(() => Number.isFinite(window.visit?.works), undefined, { timeout: working ? 30_000 : 1 })
    .catch(() => undefined)
  const {
    content = Number.NaN,
    largest = Number.NaN,
    works = Number.NaN,
  } = (await page.evaluate(() => window.visit)) ?? {}
  await page.close()
  return { content, largest, works: Math.max(content, works) }
}
