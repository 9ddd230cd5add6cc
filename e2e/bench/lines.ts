/**
 * First visits of the home and /productos over slow lines: the time until the words are painted and complete, against a minimal React
 * page with the same content and against the words alone: the build's HTML without scripts, pictures and typeface.
 */
import type { BrowserContext } from 'playwright'
import { compress } from '../../src/build/compress.ts'
import { newContext, type Bench, type Part } from './bench.ts'
import { buildWithout, hostMinimal, pages } from './pages.ts'
import { median, type Result } from './report.ts'
import { slowLine, type Line } from './slow-line.ts'

const times = Number(process.env['BENCH_TIMES'] ?? 3)
const speeds: readonly Line[] = [
  { kbit: 50, trip: 800 },
  { kbit: 400, trip: 400 },
  { kbit: 1_600, trip: 150 },
]

/** Everything in the HTML besides the words and the inline styles. */
const beside =
  /<script(?! type="application)[\s\S]*?<\/script>|<link (?:data-)?rel="?(?:modulepreload|preload|icon|apple-touch-icon|stylesheet)[^>]*>|<style id="face"[\s\S]*?<\/style>|<img[^>]*>|\sposter="[^"]*"/g

const wordsAlone = async (bench: Bench) => {
  const dir = buildWithout(bench, beside)
  await compress(dir, (name) => pages.some(({ file }) => file === name))
  return dir
}

interface Arrival {
  /** In ms: first contentful paint. */
  readonly content: number
  /** In ms: the last byte of the document. */
  readonly words: number
}

const arrivalOf = async (context: BrowserContext, url: string): Promise<Arrival> => {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  const limit = { timeout: 240_000 }
  const seen = await page.waitForFunction(
    () => {
      const [document] = performance.getEntriesByType('navigation')
      const content = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
      const words = document instanceof PerformanceNavigationTiming ? document.responseEnd : 0
      return content !== undefined && words > 0 ? { content, words } : undefined
    },
    undefined,
    limit,
  )
  return (await seen.jsonValue()) ?? { content: Number.NaN, words: Number.NaN }
}

export const lines: Part = async (bench) => {
  const hosts = {
    app: bench.app,
    alone: await bench.host(await wordsAlone(bench)),
    minimal: await hostMinimal(bench, true),
  }
  const results: Result[] = []
  for (const line of speeds)
    for (const { path } of pages) {
      const found: Record<keyof typeof hosts, Arrival[]> = { app: [], alone: [], minimal: [] }
      for (let i = 0; i < times; i += 1)
        for (const name of ['app', 'alone', 'minimal'] as const) {
          const context = await newContext(bench.browser)
          const { url, close } = await slowLine(hosts[name], line)
          found[name].push(await arrivalOf(context, url + (name === 'minimal' ? '/' : path)))
          await context.close()
          close()
        }
      const of = (name: keyof typeof hosts, what: keyof Arrival) => median(found[name].map((one) => one[what]))
      const place = `${path}, ${line.kbit} kbit/s:`
      const alone = { what: 'the bytes of the words alone', value: of('alone', 'words') }
      results.push(
        { what: `${place} first content`, value: of('app', 'content'), unit: 'ms', against: { ...alone, max: 1.3 } },
        { what: `${place} all words`, value: of('app', 'words'), unit: 'ms', against: { ...alone, max: 1.3 } },
        {
          what: `${place} first content`,
          value: of('app', 'content'),
          unit: 'ms',
          against: { what: 'static HTML', value: of('alone', 'content') },
        },
        {
          what: `${place} first content`,
          value: of('app', 'content'),
          unit: 'ms',
          against: { what: 'minimal React page', value: of('minimal', 'content'), max: 1 },
        },
      )
    }
  return results
}
