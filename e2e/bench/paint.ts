/** In ms since a navigation began: when a page is painted, and when its controls work. */
import type { BrowserContext } from 'playwright'
import { isHydrated } from '../../src/ui/hydration-seam.ts'

export interface Visit {
  readonly content: number
  /** Largest contentful paint. */
  readonly largest: number
  /** When React handles a click on the visible menu and on a card; undefined for a page without React. */
  readonly works: number
}

declare global {
  interface Window {
    visit?: Record<'content' | 'largest' | 'works', number>
  }
}

const watch = (hydrated: typeof isHydrated) => {
  if (window !== window.top) return
  const visit = (window.visit = { content: Number.NaN, largest: Number.NaN, works: Number.NaN })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') visit.content = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) visit.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const check = () => {
    const parts = ['header nav a', 'main li a'].map((part) => document.querySelector(part))
    if (parts.every((part) => part !== null && hydrated(part))) visit.works = performance.now()
    else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

/** The page has its own copies of both functions. */
export const watchPaint = (context: BrowserContext) =>
  context.addInitScript({ content: `(${watch.toString()})(${isHydrated.toString()})` })

/** An average phone on an average network. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Opens an address in a new tab and waits for the largest contentful paint. */
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
  // A page without React never sets this.
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
