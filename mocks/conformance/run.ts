/**
 * `npm run conformance`: the suite against the embedded backend, or with `API_URL` against another one. Everything created is removed: by
 * the suite, here after an abort, or by the next run after a kill.
 */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { allEndpoints } from '#contract/index.ts'
import { httpBrowser } from './http.ts'
import { journalFile, openJournal, outputDir, type Entry, type Journal } from './journal.ts'
import { openAdminClient, undoAll } from './admin-client.ts'

const { API_URL } = process.env

/** In ms: how long requests of the ended suite may still take effect. */
const settling = 500

/** Why a run makes no sense; undefined when an API answers. */
const trouble = async (api: string): Promise<string | undefined> => {
  try {
    const response = await fetch(new URL('/api/obtenerLogos', api), {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(20_000),
    })
    const text = await response.text()
    if (/^\s*<(!doctype|html)/i.test(text))
      return `${response.url} answers a web page (${response.status}), not the API. Is API_URL the address of the API, without /api?`
    if (!response.ok) return `${response.url} answers ${response.status}: ${text.slice(0, 200)}`
    if (text.trim() === '') return `${response.url} answers nothing (${response.status}, no content).`
    return undefined
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return `Nobody answers at ${api}: ${reason}`
  }
}

const describeEntry = (entry: Entry): string => {
  switch (entry.what) {
    case 'made':
      return `${entry.resource} ${entry.id}`
    case 'trying':
      return `${entry.resource} (new)`
    case 'changed':
      return `${findResource(entry.name)} ${typeof entry.before.id === 'number' ? entry.before.id : ''}`.trim()
  }
}
const findResource = (name: string) => allEndpoints.find((endpoint) => endpoint.name === name)?.entity?.resource ?? name
const describeEntries = (entries: readonly Entry[]) => [...new Set(entries.map(describeEntry))].join(', ')

const openApiJournal = (api: string) => openJournal(journalFile(api))

/** Undoes the journal's open entries and checks the result; answers how many remain. */
const cleanUp = async (api: string, when: string): Promise<number> => {
  const journal = openApiJournal(api)
  const open = journal.open().length
  if (open === 0) return 0
  const remaining = await undoEntries(api, journal)
  console.log(`${open - remaining.length} of ${open} things that ${when} had left there are undone.`)
  if (remaining.length > 0)
    console.log(
      `Left behind: ${describeEntries(remaining)}\nThe next run tries again; it takes an administrator's account (CONFORMANCE_ADMIN).`,
    )
  return remaining.length
}

/** A backend that does not answer keeps all entries open. */
const undoEntries = async (api: string, journal: Journal): Promise<Entry[]> => {
  const browser = httpBrowser(api)
  try {
    await browser.send('/api/obtenerLogos')
    return await undoAll(await openAdminClient(browser), journal)
  } catch {
    return journal.open().map(([, entry]) => entry)
  }
}

// With threads the suite is one process and ends as one.
const live = [
  '--pool=threads',
  '--reporter=./mocks/conformance/reporter.ts',
  '--reporter=junit',
  `--outputFile.junit=${join(outputDir(), 'junit.xml')}`,
]

const stops = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** The exit codes of signals, as shells use them. */
const codes: Readonly<Record<(typeof stops)[number], number>> = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
let stopped: (typeof stops)[number] | undefined

/** Runs the suite, which ends before the cleanup. If this process dies, the reporter ends the suite (`reporter.ts`). */
const runSuite = () =>
  new Promise<number>((resolve) => {
    const child = spawn(
      'vitest',
      [
        'run',
        '--project',
        'unit',
        ...(API_URL ? ['mocks/conformance/over-http.test.ts', ...live] : ['mocks/conformance']),
        ...process.argv.slice(2),
      ],
      // Removes the file selection of a test command that started this one.
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, UNIT: undefined } },
    )
    const stop = (signal: (typeof stops)[number]) => {
      if (stopped) endAtOnce()
      stopped = signal
      if (child.exitCode !== null) return
      console.log('\nStopped. The changes of this run are put back first; a second Ctrl+C ends at once.')
      // The journal holds every request before it is sent, so a kill loses nothing.
      child.kill('SIGKILL')
    }
    for (const signal of stops) process.on(signal, stop)
    child.on('close', (code) => {
      resolve(stopped ? codes[stopped] : (code ?? 1))
    })
  })

const endAtOnce = () => {
  const remaining = API_URL
    ? openApiJournal(API_URL)
        .open()
        .map(([, entry]) => entry)
    : []
  console.log(
    remaining.length === 0
      ? 'Nothing is left behind.'
      : `Left behind, until the next run against this API: ${describeEntries(remaining)}`,
  )
  process.exit(codes[stopped ?? 'SIGINT'])
}

const main = async (): Promise<number> => {
  if (!API_URL) return runSuite()
  const why = await trouble(API_URL)
  if (why) {
    console.error(`\n${why}\n`)
    return 1
  }
  mkdirSync(outputDir(), { recursive: true })
  await cleanUp(API_URL, 'an earlier run')
  const code = await runSuite()
  // Waits for requests that are still under way.
  if (stopped) await wait(settling)
  const remaining = await cleanUp(API_URL, 'this run')
  return code === 0 && remaining > 0 ? 1 : code
}

// A closed terminal must not stop the cleanup.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

process.exitCode = await main()
