/** `npm test`: every check in order, also after a failure; one table and one count at the end. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ensureChromium } from './chromium.ts'

type Count = { passed: number; failed: number }
type Step = { name: string; command: string; count?: () => Count }
type Result = Count & { name: string; ok: boolean; seconds: number }

const results = 'e2e/.results'
const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const vitest = (project: string): Step => {
  const file = join(results, `${project}.json`)
  return {
    name: project,
    command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${file}`,
    count: () => {
      const report = read(file)
      return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
    },
  }
}

const journeys = () => {
  const stats = read(join(results, 'e2e.json'))?.stats
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
}

const steps: Step[] = [
  { name: 'typecheck', command: 'tsc -b' },
  { name: 'lint', command: 'oxlint --type-aware' },
  { name: 'unused code', command: 'knip' },
  vitest('unit'),
  { name: 'build', command: 'vite build --logLevel warn' },
  vitest('stories'),
  { name: 'e2e', command: 'playwright test -c e2e', count: journeys },
]

const env = { ...process.env, PATH: `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` }

/** A step without tests of its own counts as one; a step that fails beside its tests counts as one failure more. */
const tally = (ok: boolean, { passed, failed }: Count): Count => {
  if (passed + failed === 0) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  return { passed, failed: ok || failed > 0 ? failed : 1 }
}

const run = ({ name, command, count }: Step): Result => {
  console.log(`\n── ${name}: ${command}`)
  const start = performance.now()
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true, env, timeout: 8 * 60_000 })
  const seconds = Math.round((performance.now() - start) / 100) / 10
  const ok = status === 0
  return { name, ok, seconds, ...tally(ok, count?.() ?? { passed: 0, failed: 0 }) }
}

const sum = (all: Result[], key: 'passed' | 'failed' | 'seconds') => all.reduce((total, result) => total + result[key], 0)

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
process.env['CHROMIUM_PATH'] ??= ensureChromium()
Object.assign(env, { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] })

const all = steps.map(run)

console.log('')
console.table(Object.fromEntries(all.map(({ name, ok, seconds, passed, failed }) => [
  name, { result: ok ? 'ok' : 'FAILED', seconds, passed, failed },
])))
console.log(`${Math.round(sum(all, 'seconds'))} s in all`)
process.exitCode = all.every(({ ok }) => ok) ? 0 : 1
console.log(`${sum(all, 'passed')} passed, ${sum(all, 'failed')} failed`)
