/** First, warm and offline visit of the home page, against a minimal React page with the same content. */
import type { BrowserContext } from 'playwright'
import { interleave, newContext, openApp, type Part } from './bench.ts'
import { buildMinimal, homeTexts } from './minimal.ts'
import { median } from './report.ts'
import { visit, watchHeadings } from './visible.ts'

const times = 15

const inNewTab = async (context: BrowserContext, url: string, what: Parameters<typeof visit>[2] = 'visibleAt'): Promise<number> => {
  const page = await context.newPage()
  const ms = await visit(page, url, what)
  // Pictures still under way would slow the next visit.
  await page.waitForLoadState('load')
  await page.close()
  return ms
}

export const visits: Part = async ({ browser, app, tempDir, host }) => {
  const dir = tempDir()
  await buildMinimal(dir)
  const minimal = await host(dir)
  const watched = async () => {
    const context = await newContext(browser)
    await watchHeadings(context, homeTexts)
    return context
  }
  const firstVisit = (url: string) => async () => {
    const context = await watched()
    const ms = await inNewTab(context, url)
    await context.close()
    return ms
  }
  await firstVisit(app)()

  const first = await interleave(times, { app: firstVisit(app), minimal: firstVisit(minimal) })

  const known = await watched()
  await (await openApp(known, app)).close()
  const again = (url: string) => () => inNewTab(known, url)
  await again(minimal)()
  const usable = () => inNewTab(known, app, 'usableAt')
  const warm = await interleave(times, { app: again(app), usable, minimal: again(minimal) })
  await known.setOffline(true)
  const offline = await interleave(times, { app: again(app) })
  await known.close()

  const warmMinimal = median(warm.minimal)
  return [
    { what: 'first visit', value: median(first.app), unit: 'ms', against: { what: 'minimal page', value: median(first.minimal), max: 1.6 } },
    { what: 'warm visit', value: median(warm.app), unit: 'ms', against: { what: 'minimal page', value: warmMinimal, max: 1.2 } },
    { what: 'warm visit, usable', value: median(warm.usable), unit: 'ms', against: { what: 'minimal page', value: warmMinimal } },
    { what: 'offline visit', value: median(offline.app), unit: 'ms', against: { what: 'minimal page, online', value: warmMinimal } },
  ]
}
