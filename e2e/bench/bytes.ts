/** The bytes that a first visit loads before the first paint. e2e/run/build.test.ts limits those of worker and shell. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { newContext, type Part } from './bench.ts'
import { watchPaint } from './paint.ts'

export const bytes: Part = async ({ browser, app, dist }) => {
  const context = await newContext(browser)
  await watchPaint(context)
  const page = await context.newPage()
  await page.goto(app, { waitUntil: 'commit' })
  await page.waitForFunction(() => Number.isFinite(window.visit?.content))
  const fetched = await page.evaluate(() => {
    const before = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (window.visit?.content ?? 0))
    return [...new Set(before.map(({ name }) => new URL(name).pathname))]
  })
  const zipped = (end: string) =>
    fetched
      .filter((path) => path.endsWith(end))
      .reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length / 1_000, 0)
  return [
    { what: 'JS before home content, gz', value: zipped('.js'), unit: 'kB', max: 120 },
    { what: 'CSS before home content, gz', value: zipped('.css'), unit: 'kB', max: 15 },
  ]
}
