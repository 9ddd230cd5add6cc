/** The bytes that a first visit loads before the first paint, and the bytes that the worker keeps. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { newContext, type Part } from './bench.ts'
import { homeTexts } from './minimal.ts'
import { visit, watchHeadings } from './visible.ts'

const kB = (bytes: number) => bytes / 1000

export const bytes: Part = async ({ browser, app, dist }) => {
  const zipped = (paths: readonly string[]) =>
    kB(paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0))
  const context = await newContext(browser)
  await watchHeadings(context, homeTexts)
  const page = await context.newPage()
  await visit(page, app)
  const fetched = await page.evaluate(() => {
    const before = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (window.visibleAt ?? 0))
    return [...new Set(before.map(({ name }) => new URL(name).pathname))]
  })
  const ending = (end: string) => fetched.filter((path) => path.endsWith(end))
  const shell = [...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/"url":"([^"]+)"/g)].map(([, name = '']) => name)
  return [
    { what: 'JS before home content, gz', value: zipped(ending('.js')), unit: 'kB', max: 120 },
    { what: 'CSS before home content, gz', value: zipped(ending('.css')), unit: 'kB', max: 15 },
    { what: 'worker sw.js, gz', value: zipped(['sw.js']), unit: 'kB', max: 70 },
    { what: 'seldom needed, sw-seldom.js, gz', value: zipped(['sw-seldom.js']), unit: 'kB' },
    {
      what: 'shell precache, raw',
      value: kB(shell.reduce((sum, path) => sum + statSync(join(dist, path)).size, 0)),
      unit: 'kB',
      max: 450,
    },
  ]
}
