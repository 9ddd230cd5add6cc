/**
 * The panel's first screen, as a user who is logged in comes back to it. No minimal page has its content: `BENCH_BEFORE`, the folder of
 * another build, is measured beside.
 */
import type { Bench, Part } from './bench.ts'
import { paintOf } from './paint.ts'
import { logIn } from './products.ts'
import type { Result } from './report.ts'
import { fresh, measured, settle } from './visits.ts'

const path = '/admin/panel'

const visitor = async (bench: Bench, app: string) => {
  const context = await fresh(bench)
  const page = await settle(context, `${app}/admin/login`)
  await logIn(page, 'panel')
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
    const of = await measured<string>({
      now: () => now.visit(throttled),
      ...(then && { before: () => then.visit(throttled) }),
    })
    for (const figure of ['content', 'largest'] as const)
      results.push({
        what: `${path}${throttled ? ', slow:' : ':'} return visit, ${figure === 'content' ? 'first content' : 'largest'}`,
        value: of('now', figure),
        unit: 'ms',
        ...(then && {
          against: { what: 'before', value: of('before', figure), ...(figure === 'largest' && { max: 0.8 }) },
        }),
      })
  }
  for (const measuredBuild of [now, then]) await measuredBuild?.context.close()
  return results
}
