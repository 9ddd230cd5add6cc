/** A kept page that a worker answers which was stopped, against one that a running worker answers. docs/decisions/13 says what follows. */
import { interleave, newContext, openApp, type Part } from './bench.ts'
import { median, type Result } from './report.ts'

const times = Number(process.env['BENCH_TIMES'] ?? 7)

export const asleep: Part = async ({ browser, app }) => {
  const context = await newContext(browser)
  const page = await openApp(context, app)
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  const open = async () => {
    await page.goto(`${app}/productos`)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const [first, painted] = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation')
      return [
        document instanceof PerformanceNavigationTiming ? document.responseStart : NaN,
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      ]
    })
    return { first: first ?? NaN, painted: painted ?? NaN }
  }
  // The first visits keep the page.
  for (let visit = 0; visit < 2; visit += 1) {
    await open()
    await page.waitForTimeout(4_000)
  }
  const paints: Record<'running' | 'stopped', number[]> = { running: [], stopped: [] }
  const timed = async (how: keyof typeof paints) => {
    const { first, painted } = await open()
    paints[how].push(painted)
    return first
  }
  const { running, stopped } = await interleave(times, {
    running: async () => {
      await page.evaluate(async () => (await fetch('/api/obtenerLogos')).text())
      return timed('running')
    },
    stopped: async () => {
      await session.send('ServiceWorker.stopAllWorkers')
      return timed('stopped')
    },
  })
  const against = (what: string, stoppedMs: number[], runningMs: number[]): Result => ({
    what: `a kept page of a stopped worker: ${what}`,
    value: median(stoppedMs),
    unit: 'ms',
    against: { what: 'of a running one', value: median(runningMs) },
  })
  return [against('first byte', stopped, running), against('painted', paints.stopped, paints.running)]
}
