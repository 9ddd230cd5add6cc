/** In-app steps, from the click until the next page is painted; and 'Volver', which loads its list anew, against a visit that returns to it. */
import type { Locator, Page } from 'playwright'
import { publicPages } from '../kit/public-pages.ts'
import { newContext, openApp, type Part } from './bench.ts'
import { median, type Result } from './report.ts'

const rounds = Number(process.env['BENCH_TIMES'] ?? 7)
/** In ms: as long as a hand takes from a link to the click on it. */
const hesitation = 150

const places = publicPages.filter(({ path }) => !['/', '/home'].includes(path) && !path.includes('?'))
const lists = ['/productos', '/novedades', '/ferias'] as const

/** Once the address and the heading are those of the next page, the frame that they are in. */
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
        const look = () => {
          const heading = document.querySelector('main h1')
          const isThere =
            clicked !== undefined &&
            heading !== null &&
            heading !== before &&
            location.search.includes('id=') === record
          if (isThere) setTimeout(() => resolve(performance.now() - Number(clicked)))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
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

/** From the click until the list is painted, which is another document's. */
const volver = async (page: Page): Promise<number> => {
  await page.evaluate(() =>
    document.addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), { capture: true }),
  )
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Volver' }).click()])
  return (await firstContent(page)) - Number(await page.evaluate(() => sessionStorage.getItem('clicked')))
}

const returning = async (page: Page): Promise<number> => {
  await page.reload()
  return (await firstContent(page)) - (await page.evaluate(() => performance.timeOrigin))
}

export const steps: Part = async ({ browser, app }): Promise<Result[]> => {
  const page = await openApp(await newContext(browser), app)
  const times = new Map<string, number[]>()
  const note = (what: string, time: number) => times.set(what, [...(times.get(what) ?? []), time])
  for (let round = 0; round < rounds; round += 1) {
    for (const { path } of places) {
      note(`menu to ${path}`, await step(page, page.locator(`header nav a[href="${path}"]`).first(), false))
    }
    for (const list of lists) {
      await page.goto(app + list)
      // Its look is made meanwhile, where there is none.
      await page.waitForTimeout(4_000)
      note(`${list}, return visit`, await returning(page))
      await page.waitForTimeout(1_000)
      note(`${list}, card to record`, await step(page, page.locator(`main a[href^="${list}?id="]`).first(), true))
      await page.waitForTimeout(1_000)
      note(`${list}, Volver`, await volver(page))
    }
  }
  const of = (what: string) => median(times.get(what) ?? [])
  return [...times.keys()]
    .filter((what) => !what.endsWith('visit'))
    .map((what): Result =>
      what.endsWith('Volver')
        ? {
            what,
            value: of(what),
            unit: 'ms',
            against: { what: 'return visit', value: of(what.replace('Volver', 'return visit')), max: 1.3 },
          }
        : { what, value: of(what), unit: 'ms', max: 50 },
    )
}
