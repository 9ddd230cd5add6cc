/** First visits of the home: the time until all of it is kept for offline use. `BENCH_BEFORE`: another build, measured beside. */
import { interleave, newContext, openApp, type Bench, type Part } from './bench.ts'
import { median, type Result } from './report.ts'

const times = Number(process.env['BENCH_TIMES'] ?? 7)

const readyAt =
  ({ browser }: Bench, app: string) =>
  async () => {
    const context = await newContext(browser)
    const page = await openApp(context, app)
    const ready = await page.evaluate(() => performance.now())
    await context.close()
    return ready
  }

export const ready: Part = async (bench): Promise<Result[]> => {
  const before = process.env['BENCH_BEFORE']
  const subjects: Record<string, () => Promise<number>> = { 'ready for offline': readyAt(bench, bench.app) }
  if (before !== undefined) subjects['before, ready for offline'] = readyAt(bench, await bench.host(before))
  const found = await interleave(times, subjects)
  return Object.entries(found).map(([what, values]): Result => ({
    what,
    value: median(values),
    unit: 'ms',
    max: 2_400,
  }))
}
