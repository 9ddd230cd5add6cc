/**
 * How long a phone's processor cannot answer a tap after the words are painted, against a minimal React page with the same content,
 * which paints its words last.
 */
import type { BrowserContext } from 'playwright'
import { newContext, type Bench, type Part } from './bench.ts'
import { hostMinimal } from './pages.ts'
import { inTurn, type Result } from './report.ts'
import { times } from './visits.ts'

/** A phone's processor. The bench counts a task's processor time, so other work on the machine does not count. */
const slower = 4
/** In ms: a user feels the part of a task beyond this. */
const unnoticed = 50

interface Trace {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Time on the processor, in microseconds. */
  readonly tdur?: number
}

const traceOf = async (context: BrowserContext, url: string): Promise<readonly Trace[]> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const trace: Trace[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, pid, tid, ts, tdur } of value)
      if (typeof pid === 'number' && typeof tid === 'number' && typeof ts === 'number')
        trace.push({ name: String(name), pid, tid, ts, ...(typeof tdur === 'number' && { tdur }) })
  })
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading', 'toplevel']
  await session.send('Tracing.start', { traceConfig: { includedCategories } })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForTimeout(8_000)
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await page.close()
  return trace
}

/** Sums the felt parts of all tasks after the first paint, until the page is at rest; or the whole tasks. */
const blockedAt = async (context: BrowserContext, url: string, all: boolean): Promise<number> => {
  const trace = await traceOf(context, url)
  const paint = trace.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error(`${url} painted nothing`)
  const tasks = trace
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === paint.pid && tid === paint.tid && (all || ts > paint.ts),
    )
    .map(({ ts, tdur = 0 }) => ({ ts, ms: (tdur / 1_000) * slower }))
    .filter(({ ms }) => ms > unnoticed)
  if (!trace.some(({ name, tdur }) => name === 'RunTask' && tdur !== undefined))
    throw new Error('The browser tells no tasks')
  if (process.env['BENCH_TASKS'])
    console.log(url, tasks.map(({ ts, ms }) => `${Math.round((ts - paint.ts) / 1_000)}+${Math.round(ms)}`).join(' '))
  return tasks.reduce((sum, { ms }) => sum + ms - unnoticed, 0)
}

const first =
  ({ browser }: Bench, url: string, all = false) =>
  async () => {
    const context = await newContext(browser)
    const blocked = await blockedAt(context, url, all)
    await context.close()
    return blocked
  }

/** `BENCH_BEFORE`: another build, measured beside. */
export const blocking: Part = async (bench) => {
  const bare = await hostMinimal(bench)
  const before = process.env['BENCH_BEFORE']
  const builds = { '': bench.app, ...(before !== undefined && { 'before, ': await bench.host(before) }) }
  const pages = ['/', '/productos', '/contactos'].flatMap((path) =>
    Object.entries(builds).map(([name, url]) => [name + path, url + path] as const),
  )
  const of = await inTurn(times, {
    bare: first(bench, bare, true),
    ...Object.fromEntries(pages.map(([name, url]) => [name, first(bench, url)])),
  })
  return pages.map(([name]): Result => ({
    what: `${name}: blocked after the words, processor 4x slower`,
    value: of(name, Number),
    unit: 'ms',
    max: 200,
    against: { what: 'minimal page', value: of('bare', Number) },
  }))
}
