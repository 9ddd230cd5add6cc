/**
 * First visit, return visit and return after an edit, of the home and of /productos, on a fast machine and a slow one: against a
 * minimal React page with the same content, with the build's own HTML without any script as the limit. `BENCH_BEFORE`: another
 * build; its time until a click works is measured beside.
 */
import type { BrowserContext } from 'playwright'
import { newContext, type Bench, type Part } from './bench.ts'
import { paintOf, watchPaint, type Visit } from './paint.ts'
import { buildWithout, hostMinimal, pages } from './pages.ts'
import { logIn, post } from './products.ts'
import { inTurn, type Result } from './report.ts'

export const times = Number(process.env['BENCH_TIMES'] ?? 7)
export const fresh = async ({ browser }: Bench) => {
  const context = await newContext(browser)
  await watchPaint(context)
  return context
}

/** Stays on a page until everything for the next visit is stored. */
const settle = async (context: BrowserContext, url: string) => {
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForTimeout(6_000)
  return page
}

export const returning = async (bench: Bench, url: string) => {
  const context = await fresh(bench)
  await (await settle(context, url)).close()
  return context
}

/** Edits records that both pages show. */
const edited = async (bench: Bench, app: string, path: string) => {
  const context = await returning(bench, app + path)
  const page = await settle(context, `${app}/admin/login`)
  await logIn(page)
  await (await settle(context, app + path)).close()
  await post(page, '/api/updateProducto', { idProducto: 1, orden: 1, nombre: 'Bulón hexagonal' })
  await page.waitForTimeout(6_000)
  await page.close()
  return context
}

const scripts = /<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g

type Measure = () => Promise<Visit>

const rowsOf = (place: string, at: Awaited<ReturnType<typeof inTurn<Visit>>>, hasBefore: boolean): Result[] => {
  const of = (subject: string, figure: keyof Visit) => at(subject, (visit) => visit[figure])
  const row = (what: string, subject: string, figure: keyof Visit, max?: number): Result => {
    const minimal = ['again', 'edited'].includes(subject) ? 'minimalAgain' : 'minimal'
    return {
      what: `${place} ${what}`,
      value: of(subject, figure),
      unit: 'ms',
      against: { what: 'minimal page, same visit', value: of(minimal, figure), ...(max !== undefined && { max }) },
    }
  }
  return [
    row('static HTML, first content', 'still', 'content'),
    row('first visit, first content', 'first', 'content', 0.75),
    row('first visit, largest', 'first', 'largest', 0.8),
    row('return visit, first content', 'again', 'content', 0.75),
    row('return after an edit, first content', 'edited', 'content', 0.9),
    ...(['first', 'again'] as const).map((subject): Result => ({
      what: `${place} ${subject === 'first' ? 'first' : 'return'} visit, click works`,
      value: of(subject, 'works'),
      unit: 'ms',
      ...(hasBefore && { against: { what: 'before', value: of(`${subject}Before`, 'works'), max: 1 } }),
    })),
  ]
}

export const visits: Part = async (bench) => {
  const { app } = bench
  const other = process.env['BENCH_BEFORE']
  const minimal = await hostMinimal(bench)
  const still = await bench.host(buildWithout(bench, scripts))
  const before = other === undefined ? undefined : await bench.host(other)
  const results: Result[] = []
  const existingMinimal = await fresh(bench)
  await paintOf(existingMinimal, minimal, false, false)
  for (const { path } of pages) {
    const [visitor, changed, existingBefore] = [
      await returning(bench, app + path),
      await edited(bench, app, path),
      before === undefined ? undefined : await returning(bench, before + path),
    ]
    for (const throttled of [false, true]) {
      const firstOf =
        (url: string, working = true): Measure =>
        async () => {
          const context = await fresh(bench)
          const visit = await paintOf(context, url, throttled, working)
          await context.close()
          return visit
        }
      const again =
        (context: BrowserContext, url: string): Measure =>
        () =>
          paintOf(context, url, throttled)
      const of = await inTurn(times, {
        // On /productos the minimal page has other content of the same size.
        minimal: firstOf(minimal, false),
        minimalAgain: () => paintOf(existingMinimal, minimal, throttled, false),
        still: firstOf(still + path, false),
        first: firstOf(app + path),
        again: again(visitor, app + path),
        edited: again(changed, app + path),
        ...(existingBefore && {
          firstBefore: firstOf(before + path),
          againBefore: again(existingBefore, before + path),
        }),
      })
      results.push(...rowsOf(`${path}${throttled ? ', slow:' : ':'}`, of, existingBefore !== undefined))
    }
    for (const context of [visitor, changed, existingBefore]) await context?.close()
  }
  return results
}
