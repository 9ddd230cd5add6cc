/**
 * First visits of the home and /productos over slow lines: the time until the words are painted and complete, against a minimal React
 * page with the same content and against the words alone: the build's HTML without scripts, pictures and typeface.
 */
import type { BrowserContext } from 'playwright'
import { compress } from '#build/compress.ts'
import { newContext, type Bench, type Part } from './bench.ts'
import { buildWithout, hostMinimal, pages } from './pages.ts'
import { inTurn, type Result } from './report.ts'
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
  const [alone, minimal] = [await bench.host(await wordsAlone(bench)), await hostMinimal(bench, true)]
  const results: Result[] = []
  for (const line of speeds)
    for (const { path } of pages) {
      const arriving = (host: string, at: string) => async () => {
        const context = await newContext(bench.browser)
        const { url, close } = await slowLine(host, line)
        const arrival = await arrivalOf(context, url + at)
        await context.close()
        close()
        return arrival
      }
      const of = await inTurn(times, {
        app: arriving(bench.app, path),
        alone: arriving(alone, path),
        minimal: arriving(minimal, '/'),
      })
      const content = (name: string) => of(name, (one) => one.content)
      const words = (name: string) => of(name, (one) => one.words)
      const bytes = { what: 'the bytes of the words alone', value: words('alone'), max: 1.3 }
      const row = (what: string, value: number, against: Result['against']) =>
        results.push({ what: `${path}, ${line.kbit} kbit/s: ${what}`, value, unit: 'ms', ...(against && { against }) })
      row('first content', content('app'), bytes)
      row('all words', words('app'), bytes)
      row('first content', content('app'), { what: 'static HTML', value: content('alone') })
      row('first content', content('app'), { what: 'minimal React page', value: content('minimal'), max: 1 })
    }
  return results
}
