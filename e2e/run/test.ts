/** `npm test`: every check in order, also after a failure; one table and one count at the end. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ensureEngine } from '../engines/engines.ts'
import { ensureChromium } from './chromium.ts'

type Count = { passed: number; failed: number }
type Step = { name: string; command: string; count?: () => Count; possible?: () => boolean }
type Result = Count & { name: string; result: 'ok' | 'FAILED' | 'not run'; seconds: number }

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

const journeys = (report: string) => () => {
  const stats = read(join(results, report))?.stats
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
}

/** The same journeys in each engine. One that this machine cannot have is no failure. */
const engine = (name: string): Step => ({
  name,
  command: `playwright test -c e2e/engines --project=${name}`,
  count: journeys('engines.json'),
  possible: () => ensureEngine(name),
})

const steps: Step[] = [
  { name: 'typecheck', command: 'tsc -b' },
  { name: 'lint', command: 'oxlint --type-aware' },
  { name: 'unused code', command: 'knip' },
  vitest('unit'),
  { name: 'build', command: 'vite build --logLevel warn' },
  vitest('stories'),
  { name: 'e2e', command: 'playwright test -c e2e', count: journeys('e2e.json') },
  engine('Chromium'),
  engine('Firefox'),
  engine('WebKit'),
]

const env = { ...process.env, PATH: `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` }

/** A step without tests of its own counts as one; a step that fails beside its tests counts as one failure more. */
const tally = (ok: boolean, { passed, failed }: Count): Count => {
  if (passed + failed === 0) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  return { passed, failed: ok || failed > 0 ? failed : 1 }
}

const run = ({ name, command, count, possible }: Step): Result => {
  if (possible?.() === false) return { name, result: 'not run', seconds: 0, passed: 0, failed: 0 }
  console.log(`\n── ${name}: ${command}`)
  const start = performance.now()
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true, env, timeout: 8 * 60_000 })
  const seconds = Math.round((performance.now() - start) / 100) / 10
  const ok = status === 0
  return { name, result: ok ? 'ok' : 'FAILED', seconds, ...tally(ok, count?.() ?? { passed: 0, failed: 0 }) }
}

const sum = (all: Result[], key: 'passed' | 'failed' | 'seconds') => all.reduce((total, result) => total + result[key], 0)

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
process.env['CHROMIUM_PATH'] ??= ensureChromium()
Object.assign(env, { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] })

const all = steps.map(run)

console.log('')
console.table(Object.fromEntries(all.map(({ name, ...row }) => [name, row])))
for (const { name, result } of all) if (result === 'not run') console.log(`${name}: not run`)
console.log(`${Math.round(sum(all, 'seconds'))} s in all`)
process.exitCode = all.some(({ result }) => result === 'FAILED') ? 1 : 0
console.log(`${sum(all, 'passed')} passed, ${sum(all, 'failed')} failed`)
