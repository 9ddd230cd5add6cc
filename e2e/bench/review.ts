/** What the review tools cost a visitor who never opens them: bytes, and the worker's start. `BENCH_BEFORE`: a build without it, in the same run. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { interleave, newContext, openApp, type Bench, type Part } from './bench.ts'
import { median, type Result } from './report.ts'

const times = 15

const zipped = (dist: string, names: readonly string[]) =>
  names.reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, name))).length, 0) / 1000
const shellOf = (dist: string) =>
  [...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/"url":"([^"]+\.(?:js|css))"/g)].map(([, name = '']) => name)
const sizes = (dist: string) => ({
  page: zipped(dist, shellOf(dist)),
  html: zipped(dist, ['index.html']),
  worker: zipped(dist, ['sw.js']),
})

/** In ms: the time of a call that wakes the worker. */
const waking = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  return async () => {
    await session.send('ServiceWorker.stopAllWorkers')
    await page.waitForTimeout(300)
    return page.evaluate(async () => {
      const start = performance.now()
      await (await fetch('/api/obtenerLogos')).json()
      return performance.now() - start
    })
  }
}

const startOf = async ({ browser }: Bench, app: string) => waking(await openApp(await newContext(browser), app))

export const review: Part = async (bench) => {
  const before = process.env['BENCH_BEFORE']
  const without = before === undefined ? undefined : { dist: before, app: await bench.host(before) }
  const wakes = await interleave<string>(times, {
    with: await startOf(bench, bench.app),
    ...(without && { without: await startOf(bench, without.app) }),
  })
  const wake = (name: string) => wakes[name] && median(wakes[name])
  const [has, had] = [sizes(bench.dist), without && sizes(without.dist)]
  const row = (what: string, value: number, unit: string, than?: number): Result => ({
    what,
    value,
    unit,
    ...(than !== undefined && { against: { what: 'without them', value: than } }),
  })
  return [
    row('first screen, JS and CSS, gz', has.page, 'kB', had?.page),
    row("the home's HTML, gz", has.html, 'kB', had?.html),
    row('sw.js, gz', has.worker, 'kB', had?.worker),
    row('a call that wakes the worker', wake('with') ?? 0, 'ms', wake('without')),
  ]
}
