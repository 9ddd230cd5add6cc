/** In ms since a navigation began: when a page is painted, and when its controls work. */
import type { BrowserContext, Page } from 'playwright'
import { isHydrated } from '#ui/hydration-seam.ts'

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
  addEventListener('pagehide', () => Object.assign(visit, { content: Number.NaN, works: Number.NaN }))
  // The browser restores the page from its back/forward cache: no paint entry tells of the frame that shows it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) requestAnimationFrame(() => setTimeout(() => (visit.content = visit.works = performance.now())))
  })
}

/** The page has its own copies of both functions. */
export const watchPaint = (context: BrowserContext) =>
  context.addInitScript({ content: `(${watch.toString()})(${isHydrated.toString()})` })

/** An average phone on an average network. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

const openTab = async (context: BrowserContext, throttled: boolean): Promise<Page> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (throttled) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  return page
}

const until = (page: Page, figure: 'content' | 'works', timeout = 60_000, url = '') =>
  page.waitForFunction(
    ([name, href]) => location.href.startsWith(href) && Number.isFinite(window.visit?.[name]),
    [figure, url] as const,
    { timeout },
  )

/** Opens an address in a new tab and waits for the largest contentful paint. */
export const paintOf = async (
  context: BrowserContext,
  url: string,
  throttled: boolean,
  working = true,
): Promise<Visit> => {
  const page = await openTab(context, throttled)
  await page.goto(url, { waitUntil: 'commit' })
  await until(page, 'content')
  await page.waitForTimeout(throttled ? 4_000 : 1_000)
  // A page without React never sets this.
  await until(page, 'works', working ? 30_000 : 1).catch(() => undefined)
  const {
    content = Number.NaN,
    largest = Number.NaN,
    works = Number.NaN,
  } = (await page.evaluate(() => window.visit)) ?? {}
  await page.close()
  return { content, largest, works: Math.max(content, works) }
}

/** Leaves a page for another one, and goes back. In ms since Back. */
export const backTo = async (context: BrowserContext, url: string, elsewhere: string, throttled: boolean) => {
  const page = await openTab(context, throttled)
  await page.goto(url)
  await until(page, 'works')
  await page.goto(elsewhere)
  const began = await page.evaluate(() => {
    setTimeout(() => history.back())
    return performance.timeOrigin + performance.now()
  })
  await until(page, 'content', 60_000, url)
  await until(page, 'works')
  const { content = Number.NaN, works = Number.NaN } = (await page.evaluate(() => window.visit)) ?? {}
  const since = began - (await page.evaluate(() => performance.timeOrigin))
  await page.close()
  return { content: content - since, largest: Number.NaN, works: Math.max(content, works) - since }
}
