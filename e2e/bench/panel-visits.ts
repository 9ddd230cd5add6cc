/**
 * The panel's first screen, as a user who is logged in comes back to it. No minimal page has its content: `BENCH_BEFORE`, the folder of
 * another build, is measured beside.
 */
import type { Bench, Part } from './bench.ts'
import { paintOf } from './paint.ts'
import { logIn } from './products.ts'
import { inTurn, type Result } from './report.ts'
import { fresh, settle, times } from './visits.ts'

const path = '/admin/panel'

const visitor = async (bench: Bench, app: string) => {
  const context = await fresh(bench)
  const page = await settle(context, `${app}/admin/login`)
  await logIn(page)
  await page.close()
  await (await settle(context, app + path)).close()
  return context
}

export const panelVisits: Part = async (bench) => {
  const before = process.env['BENCH_BEFORE']
  const visitsTo = async (app: string) => {
    const context = await visitor(bench, app)
    return { context, visit: (throttled: boolean) => paintOf(context, app + path, throttled, false) }
  }
  const now = await visitsTo(bench.app)
  const then = before === undefined ? undefined : await visitsTo(await bench.host(before))
  const results: Result[] = []
  for (const throttled of [false, true]) {
    const subjects = { now: () => now.visit(throttled), ...(then && { before: () => then.visit(throttled) }) }
    const of = await inTurn(times, subjects)
    for (const [name, figure, aim] of [
      ['first content', 'content', {}],
      ['largest', 'largest', { max: 0.8 }],
    ] as const) {
      const against = then && { what: 'before', value: of('before', (visit) => visit[figure]), ...aim }
      results.push({
        what: `${path}${throttled ? ', slow:' : ':'} return visit, ${name}`,
        value: of('now', (visit) => visit[figure]),
        unit: 'ms',
        ...(against && { against }),
      })
    }
  }
  for (const measuredBuild of [now, then]) await measuredBuild?.context.close()
  return results
}
