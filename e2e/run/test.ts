/** `npm test`, `npm run check` (`-- --changed`), `npm run test:release` (`-- whole`): every step, also after a failure; one table and one count at the end. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename, delimiter, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { noPostgres } from '#mocks/store/sql/cluster.ts'
import { ensureEngine } from '../engines/engines.ts'
import { isPinned } from '../pictures/browser.ts'
import { chooseTests } from './changed-checks.ts'
import { changedFiles } from './changed-files.ts'
import { ensureChromium, ensureShell } from './chromium.ts'
import { ofPlaywright, ofVitest, type Report } from './reports.ts'
import { isTurnOf, turnOfCommit } from './turns.ts'

type Step = {
  name: string
  command: string
  env?: NodeJS.ProcessEnv
  report?: () => Report
  possible?: () => boolean | Promise<boolean>
  /** The summary's word for a step that is not possible here. */
  otherwise?: Exclude<Result['result'], 'ok' | 'FAILED'>
}
type Result = Report & {
  name: string
  result: 'ok' | 'FAILED' | 'not run' | 'not compared' | 'not this turn'
  seconds: number
}

const results = 'e2e/.results'

/** `UNIT` has vitest's configuration choose the files, unless `words` name them. */
const vitest = (project: string, unit = 'test', name = project, words = '', env: NodeJS.ProcessEnv = {}): Step => {
  const file = join(results, `${name.replace(', ', '-')}.json`)
  return {
    name,
    command: `vitest run --project ${project} --reporter=default --reporter=./e2e/run/reporter.ts ${words}`.trim(),
    env: { ...(words.includes('.test.ts') ? {} : { UNIT: unit }), REPORT: file, ...env },
    report: () => ofVitest(file),
  }
}

/** With React as users have it: its development build takes a sixth more. By hand the stories run with that one, which says more. */
const stories = vitest('stories', 'test', 'stories', '', { NODE_ENV: 'production' })

/** The tests of a file run in another order each time. The output names the seed: `--sequence.seed` repeats an order. */
const shuffled = vitest('unit', 'test', 'unit', '--sequence.shuffle.tests')

/** Undoing any writes, on a server's store. */
const undo = (store: 'folder' | 'postgres'): Step => ({
  ...vitest('unit', 'test', `undo, ${store}`, 'mocks/properties.test.ts', { STORE: store }),
  possible: () => store === 'folder' || noPostgres === undefined,
})

/** Kills, restarts, slow senders, large files. By hand with a hundred rounds: CONTRIBUTING.md. */
const durable = vitest('unit', 'test', 'durable', 'src/server/http/durable.release.test.ts', {
  RELEASE: '1',
  ROUNDS: '5',
})

/** The same journeys in each engine, each with a folder of its own. An engine that this machine cannot have is no failure. */
const engine = (name: string): Step => {
  const folder = join(results, 'engines', name)
  const report = `${folder}.json`
  return {
    name,
    command: `playwright test -c e2e/engines --project=${name} --output=${folder} --reporter=list,json`,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report: () => ofPlaywright(report),
    possible: () => ensureEngine(name),
  }
}

const types: Step = { name: 'typecheck', command: 'tsc -b' }
const checks: readonly Step[] = [
  types,
  { name: 'lint', command: 'oxlint --type-aware' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'unused code', command: 'knip' },
]
const builds = (...names: string[]): Step => ({ name: 'builds', command: `node e2e/run/builds.ts ${names.join(' ')}` })
const journeys = (name: string, projects: readonly string[], words = ''): Step => {
  const file = join(results, `${name}.json`)
  return {
    name,
    command: `playwright test -c e2e ${projects.map((project) => `--project=${project}`).join(' ')} ${words}`.trim(),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: () => ofPlaywright(file),
  }
}

const byTurn = (name: Parameters<typeof isTurnOf>[0], step: Step): Step =>
  isTurnOf(name) ? step : { ...step, possible: () => false, otherwise: 'not this turn' }

/** The further cases of the rules: in a turn a third of them. */
const furtherJourneys = (turn?: string): Step =>
  journeys('e2e', ['escritorio-release', 'telefono-release'], turn === undefined ? '' : `--shard=${turn}/3`)

/** The conformance suite through the demo build's worker. */
const builtWorker = vitest('unit', 'worker', 'built worker')

/** Storybook as files: offline below a path, and its docs pages. */
const storybook: Step = {
  name: 'storybook',
  command: 'node stories/build.ts && playwright test -c e2e/storybook offline.journey deploy.journey docs.journey',
  report: () => ofPlaywright(join(results, 'storybook.json')),
}

const walked = join(results, 'walk.json')
/** A walk of the stories of the Storybook that the step before has built: in a turn of a third of them. */
const walk: Step = {
  name: 'walk of the stories',
  command: 'playwright test -c e2e/storybook walk.journey',
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: walked },
  report: () => ofPlaywright(walked),
}

/** Stories of src/ui and screens against their committed pictures, by the browser that made these. */
const pictures: Step = {
  name: 'pictures',
  // The step of Storybook has built it.
  command: 'node e2e/pictures/run.ts',
  report: () => ofPlaywright(join(results, 'pictures.json')),
  possible: isPinned,
  otherwise: 'not compared',
}

/** The quick unit tests, as vitest's configuration chooses them. */
const quickTests = (): string[] => {
  const listed = spawnSync('vitest', ['list', '--filesOnly', '--project', 'unit'], { env: envWith({ UNIT: 'check' }) })
  return [...listed.stdout.toString().matchAll(/\S+\.test\.ts/g)].map(([file]) => file)
}

/** What a change breaks soonest: types, the lint and the form of its files, and the unit tests near it. It says what it leaves out. */
const checksOfChange = (files: readonly string[]): Stages => {
  const names = (...kinds: string[]) => files.filter((file) => kinds.includes(extname(file))).join(' ')
  const code = names('.ts', '.tsx', '.mjs')
  const formatted = names('.ts', '.tsx', '.mjs', '.css', '.json')
  const { unit, leftOut } = chooseTests(files, quickTests())
  for (const [command, left] of Object.entries(leftOut))
    if (left.length > 0)
      console.log(`Left to ${command}, ${left.length}: ${left.map((file) => basename(file)).join(' ')}`)
  return [
    [
      [
        types,
        ...(code ? [{ name: 'lint', command: `oxlint --type-aware ${code}` }] : []),
        ...(formatted ? [{ name: 'format', command: `oxfmt --check ${formatted}` }] : []),
      ],
      [vitest('unit', 'check', 'unit', unit.join(' '), { UNIT: 'check' })],
    ],
  ]
}

type Stages = readonly (readonly Step[])[][]

/** Without a turn the whole of it. */
const release = (turn?: string): Stages => [
  [
    [builds('demo', 'talkative', 'live', 'cross'), durable, undo('folder'), byTurn('PostgreSQL', undo('postgres'))],
    [vitest('unit', 'release')],
  ],
  [[furtherJourneys(turn), journeys('live', ['vivo', 'vivo-otro-origen', 'vivo-propio'])]],
  [
    [storybook, walk],
    [vitest('unit', 'builds', 'built'), byTurn('built worker', builtWorker)],
  ],
  [[byTurn('pictures', pictures)]],
  // One after the other: while its worker fetches files for offline use, which takes long beside another engine, WebKit changes no version.
  [[engine('Chromium'), engine('Firefox'), byTurn('WebKit', engine('WebKit'))]],
]

/**
 * The steps of each command. Stages run one after the other; the lanes of a stage side by side, the steps of a lane in order.
 * Stories and journeys use both processors by themselves.
 */
const commands: Readonly<Record<string, () => Stages>> = {
  check: () => [[checks, [vitest('unit', 'check')]]],
  test: () => [
    [[builds('demo'), types, vitest('unit', 'built', 'built')], [shuffled]],
    [[stories]],
    [[journeys('e2e', ['escritorio', 'telefono'])]],
  ],
  release: () => {
    const turn = turnOfCommit()
    process.env['TURN'] = turn
    if (!isTurnOf('PostgreSQL')) process.env['POSTGRES'] = 'no'
    return release(turn)
  },
  whole: () => release(),
}

const path = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`
// Where a machine names no language, Chromium saves no file under a name with an accent.
const envWith = (own: NodeJS.ProcessEnv = {}) => ({ LANG: 'C.UTF-8', ...process.env, PATH: path, ...own })

const nothing: Report = { passed: 0, failed: [], again: [], files: [] }

/** A step without tests of its own counts as one; a step that fails beside its tests counts as one failure more. */
const tally = (name: string, ok: boolean, report: Report): Report => {
  const { passed, failed } = report
  if (passed + failed.length === 0) return { ...nothing, ...(ok ? { passed: 1 } : { failed: [name] }) }
  return ok || failed.length > 0 ? report : { ...report, failed: [name] }
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10

/** Prints a step's output as it comes, or at the step's end where several run side by side. */
const run = async (step: Step, alone: boolean): Promise<Result> => {
  const { name, command, env, report, possible, otherwise = 'not run' } = step
  if ((await possible?.()) === false) return { name, result: otherwise, seconds: 0, ...nothing }
  if (alone) console.log(`\n── ${name}: ${command}`)
  const start = performance.now()
  const output = alone ? 'inherit' : 'pipe'
  const running = spawn(command, {
    stdio: ['ignore', output, output],
    shell: true,
    env: envWith(env),
    timeout: 45 * 60_000,
  })
  const chunks: Buffer[] = []
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [status] = await once(running, 'close')
  if (!alone) console.log(`\n── ${name}: ${command}\n${Buffer.concat(chunks).toString()}`)
  const ok = status === 0
  return { name, result: ok ? 'ok' : 'FAILED', seconds: secondsSince(start), ...tally(name, ok, report?.() ?? nothing) }
}

const runLane = async (lane: readonly Step[], alone: boolean): Promise<Result[]> => {
  const done: Result[] = []
  for (const step of lane) done.push(await run(step, alone))
  return done
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
process.env['CHROMIUM_PATH'] ??= ensureChromium()
ensureShell()

const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean' } }, allowPositionals: true })
const [command = 'test', since] = positionals.includes('whole') ? ['whole'] : positionals
const stages = values.changed
  ? checksOfChange(changedFiles(since).filter((file) => existsSync(file)))
  : commands[command]?.()
if (!stages) throw new Error(`One of ${Object.keys(commands).join(', ')}`)

const start = performance.now()
const all: Result[] = []
for (const stage of stages)
  all.push(...(await Promise.all(stage.map((lane) => runLane(lane, stage.length === 1)))).flat())

console.log('')
console.table(
  Object.fromEntries(
    all.map(({ name, result, seconds, passed, failed }) => [name, { result, seconds, passed, failed: failed.length }]),
  ),
)
const failed = all.flatMap((step) => step.failed)
for (const title of all.flatMap(({ again }) => again)) console.log(`passed on its second try only: ${title}`)
for (const title of failed) console.log(`FAILED: ${title}`)
for (const { name, result } of all) if (result.startsWith('not')) console.log(`${name}: ${result}`)
const slowest = all.flatMap(({ files }) => files).toSorted((a, b) => b.milliseconds - a.milliseconds)
for (const { file, milliseconds } of slowest.slice(0, 10)) console.log(`${(milliseconds / 1000).toFixed(1)} s ${file}`)
console.log(`${Math.round(secondsSince(start))} s in all`)
process.exitCode = all.some(({ result }) => result === 'FAILED') ? 1 : 0
console.log(`${all.reduce((total, { passed }) => total + passed, 0)} passed, ${failed.length} failed`)
