/** Lighthouse's scores (mobile) of the pages that visitors come in by. It is fetched for the run: nothing else here needs it. */
import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { ensureChromium, chromiumLaunch } from '../run/chromium.ts'
import type { Part } from './bench.ts'
import { median, type Result } from './report.ts'

const version = 'lighthouse@12.8.2'
const paths = ['/', '/productos', '/novedades', '/contactos']
/** One run's score wanders by some points. */
const times = 3
const aims = { performance: 95, accessibility: 100, 'best-practices': 100 }

/** As any host that publishes it would send it: compressed. */
const compressed = (dist: string, dir: string) => {
  cpSync(dist, dir, { recursive: true })
  const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name))
    .filter((file) => statSync(file).isFile() && ['.html', '.js', '.css', '.json', '.svg'].includes(extname(file)))
  for (const file of texts) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)))
}

interface Report {
  readonly categories: Readonly<Record<string, { score: number | null }>>
}

const run = async (url: string, output: string): Promise<Report> => {
  await promisify(execFile)('npx', [
    '--yes', version, url, '--quiet', '--output=json', `--output-path=${output}`, `--only-categories=${Object.keys(aims).join(',')}`,
    `--chrome-flags=--headless=new ${chromiumLaunch().args.join(' ')}`,
  ], { env: { ...process.env, CHROME_PATH: ensureChromium() }, timeout: 180_000 })
  return JSON.parse(readFileSync(output, 'utf8'))
}

export const lighthouse: Part = async ({ dist, tempDir, host, browser }) => {
  // It brings a browser of its own.
  await browser.close()
  const [dir, output] = [tempDir(), tempDir()]
  compressed(dist, dir)
  const app = await host(dir)
  const scores = paths.map((path): { path: string; reports: Report[] } => ({ path, reports: [] }))
  for (let round = 0; round < times; round += 1) {
    for (const { path, reports } of scores) reports.push(await run(app + path, join(output, 'report.json')))
  }
  return scores.flatMap(({ path, reports }) => Object.entries(aims).map(([name, min]): Result => (
    { what: `${path} ${name}`, value: median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))), unit: 'points', min }
  )))
}
