/**
 * Steps within the app, from click to paint; and 'Volver', which loads its list anew, against the browser's Back to the list from another
 * document. `BENCH_BEFORE`: another build, measured beside.
 */
import type { Locator, Page } from 'playwright'
import { publicPages } from '../kit/public-pages.ts'
import { newContext, openApp, type Bench, type Part } from './bench.ts'
import { median, type Result } from './report.ts'

const rounds = Number(process.env['BENCH_TIMES'] ?? 7)
/** In ms: the time from pointing at a link to clicking on the link. */
const hesitation = 150

const places = publicPages.filter(({ path }) => !['/', '/home'].includes(path) && !path.includes('?'))
const lists = ['/productos', '/novedades', '/ferias'] as const

/** In ms: the frame in which address and heading are the next page's. */
const painted = (page: Page, isRecord: boolean) =>
  page.evaluate(
    (record) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1')
        let clicked: number | undefined
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            clicked = timeStamp
          },
          { once: true, capture: true },
        )
        const check = () => {
          const heading = document.querySelector('main h1')
          const isThere =
            clicked !== undefined &&
            heading !== null &&
            heading !== before &&
            location.search.includes('id=') === record
          if (isThere) setTimeout(() => resolve(performance.now() - Number(clicked)))
          else requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      }),
    isRecord,
  )

const step = async (page: Page, link: Locator, isRecord: boolean): Promise<number> => {
  await link.hover()
  await page.waitForTimeout(hesitation)
  const time = painted(page, isRecord)
  await link.click()
  return time
}

const firstContent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') resolve(performance.timeOrigin + startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )

/** In ms, from the moment that `leave` notes as `clicked` to the first paint of the next document. */
const untilPainted = async (page: Page, leave: () => Promise<unknown>): Promise<number> => {
  await Promise.all([page.waitForEvent('load'), leave()])
  return (await firstContent(page)) - Number(await page.evaluate(() => sessionStorage.getItem('clicked')))
}

const volver = async (page: Page): Promise<number> => {
  await page.evaluate(() =>
    document.addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), { capture: true }),
  )
  return untilPainted(page, () => page.getByRole('button', { name: 'Volver' }).click())
}

const back = (page: Page): Promise<number> =>
  untilPainted(page, () =>
    page.evaluate(() => {
      sessionStorage.setItem('clicked', String(Date.now()))
      history.back()
    }),
  )

type Note = (what: string, time: number) => void

/** One round over all pages and lists. The pauses are for page snapshots, and for the work that follows a page. */
const walk = async (page: Page, app: string, note: Note) => {
  for (const { path } of places)
    note(`menu to ${path}`, await step(page, page.locator(`header nav a[href="${path}"]`).first(), false))
  for (const list of lists) {
    await page.goto(app + list)
    await page.waitForTimeout(4_000)
    await page.goto(`${app}/servicios`)
    await page.waitForTimeout(1_000)
    note(`${list}, Back`, await back(page))
    await page.waitForTimeout(1_000)
    note(`${list}, card to record`, await step(page, page.locator(`main a[href^="${list}?id="]`).first(), true))
    await page.waitForTimeout(1_000)
    note(`${list}, Volver`, await volver(page))
  }
}

const resultsOf = (times: ReadonlyMap<string, readonly number[]>, prefix: string): Result[] => {
  const of = (what: string) => median(times.get(what) ?? [])
  return [...times.keys()]
    .filter((what) => !what.endsWith('Back'))
    .map((what): Result => {
      const result = { what: prefix + what, value: of(what), unit: 'ms' }
      return what.endsWith('Volver')
        ? {
            ...result,
            against: { what: 'Back from another document', value: of(what.replace('Volver', 'Back')), max: 1.2 },
          }
        : { ...result, max: what.endsWith('record') ? 60 : 50 }
    })
}

/** A visitor of a build, and the times of that visitor's steps. */
const visitor = async ({ browser }: Bench, app: string, prefix: string) => {
  const page = await openApp(await newContext(browser), app)
  const times = new Map<string, number[]>()
  const note: Note = (what, time) => times.set(what, [...(times.get(what) ?? []), time])
  return { walk: () => walk(page, app, note), results: () => resultsOf(times, prefix) }
}

export const steps: Part = async (bench): Promise<Result[]> => {
  const before = process.env['BENCH_BEFORE']
  const visitors = [await visitor(bench, bench.app, '')]
  if (before !== undefined) visitors.push(await visitor(bench, await bench.host(before), 'before, '))
  for (let round = 0; round < rounds; round += 1) for (const one of visitors) await one.walk()
  return visitors.flatMap((one) => one.results())
}
