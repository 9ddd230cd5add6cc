/** Lighthouse's mobile scores of every public page of a live build with the reference as its API. Lighthouse is fetched for the run, since nothing else needs it. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createReference } from '../../mocks/http/reference.ts'
import { serveReference } from '../../mocks/http/server.ts'
import { seed } from '../../mocks/seed/index.ts'
import { pages } from '../../src/prerender/pages.ts'
import { ensureChromium, chromiumLaunch } from '../run/chromium.ts'
import { staticFiles } from '../run/serve.ts'
import type { Part } from './bench.ts'
import { median, type Result } from './report.ts'

const version = 'lighthouse@12.8.2'
/** The number of runs, since one run's score varies by some points. */
const times = Number(process.env['BENCH_TIMES'] ?? 3)
const aims = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

const run = promisify(execFile)

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

/** Repeats a run in which Lighthouse recorded nothing ("NO_NAVSTART"). */
const audit = (url: string, output: string): Promise<Report> => once(url, output).catch(() => once(url, output))

/** Serves the site, prerendered from its API, and the API on one origin. */
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
  return serveReference({ ...reference, host, port: 0, otherwise: staticFiles(dir) })
}

export const lighthouse: Part = async ({ tempDir, browser }) => {
  // Lighthouse would bring its own browser.
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
