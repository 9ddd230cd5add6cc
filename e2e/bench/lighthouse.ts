/** Lighthouse's scores (mobile) of every public page of a live build, whose API is the reference. It is fetched for the run: nothing else here needs it. */
import 'fake-indexeddb/auto'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { createReference } from '../../mocks/http/reference.ts'
import { serveReference } from '../../mocks/http/server.ts'
import { seed } from '../../mocks/seed/index.ts'
import { pages } from '../../src/prerender/pages.ts'
import { ensureChromium, chromiumLaunch } from '../run/chromium.ts'
import { staticFiles } from '../run/serve.ts'
import type { Part } from './bench.ts'
import { median, type Result } from './report.ts'

const version = 'lighthouse@12.8.2'
/** One run's score wanders by some points. */
const times = Number(process.env['BENCH_TIMES'] ?? 3)
const aims = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

const run = promisify(execFile)

/** As any host that publishes it would send it: compressed. */
const compress = (dir: string) => {
  const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dir, name))
    .filter((file) => statSync(file).isFile() && ['.html', '.js', '.css', '.json', '.svg'].includes(extname(file)))
  for (const file of texts) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)))
}

interface Report {
  readonly categories: Readonly<Record<string, { score: number | null }>>
}

const once = async (url: string, output: string): Promise<Report> => {
  await run(
    'npx',
    [
      '--yes',
      version,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${Object.keys(aims).join(',')}`,
      `--chrome-flags=--headless=new ${chromiumLaunch().args.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, timeout: 180_000 },
  )
  return JSON.parse(readFileSync(output, 'utf8'))
}

/** Now and then it records nothing ("NO_NAVSTART"). */
const audit = (url: string, output: string): Promise<Report> => once(url, output).catch(() => once(url, output))

/** The site, prerendered from its API, and that API, on one origin. */
const liveSite = async (dir: string) => {
  const reference = createReference({ seed, origins: [], crossSite: false })
  const host = '127.0.0.1'
  const api = await serveReference({ ...reference, host, port: 0 })
  await run('vite', ['build', '--logLevel', 'warn'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OUT_DIR: dir,
      VITE_API_URL: '/',
      PRERENDER_API_URL: api.url,
      PRERENDER: 'required',
    },
  })
  await api.close()
  compress(dir)
  return serveReference({ ...reference, host, port: 0, otherwise: staticFiles(dir) })
}

export const lighthouse: Part = async ({ tempDir, browser }) => {
  // It brings a browser of its own.
  await browser.close()
  const output = join(tempDir(), 'report.json')
  const site = await liveSite(tempDir())
  const scores = pages.map((path): { path: string; reports: Report[] } => ({ path, reports: [] }))
  for (let round = 0; round < times; round += 1) {
    for (const { path, reports } of scores) reports.push(await audit(site.url + path, output))
  }
  await site.close()
  return scores.flatMap(({ path, reports }) =>
    Object.entries(aims).map(([name, min]): Result => ({
      what: `${path} ${name}`,
      value: median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
      unit: 'points',
      min,
    })),
  )
}
