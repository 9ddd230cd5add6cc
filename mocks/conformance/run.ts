/**
 * `npm run conformance`: the suite against the embedded backend, or with `API_URL` against any other. Whatever a run made is
 * removed: by itself, here when it was aborted, by the next run when this one was killed too.
 */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { httpBrowser } from './http.ts'
import { journalFile, openJournal, outputDir } from './journal.ts'
import type { Entry } from './journal.ts'
import { steward, undoAll } from './steward.ts'

const { API_URL } = process.env

/** Why a run has no sense; nothing, when something answers as the API does. */
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

const nameOf = (entry: Entry) =>
  entry.what === 'changed'
    ? `what ${entry.name} changes`
    : `${entry.resource} ${entry.what === 'made' ? entry.id : '(new)'}`

/** Removes what the journal still holds. */
const cleanUp = async (api: string, when: string) => {
  const journal = openJournal(journalFile(api))
  const open = journal.open().length
  if (open === 0) return
  const browser = httpBrowser(api)
  await browser.send('/api/obtenerLogos')
  const left = await undoAll(await steward(browser), journal)
  console.log(`${open - left.length} of ${open} things that ${when} had left there are undone.`)
  if (left.length > 0)
    console.log(
      `Left behind (an administrator's account can remove them: CONFORMANCE_ADMIN): ${left.map(nameOf).join(', ')}`,
    )
}

const live = [
  '--reporter=./mocks/conformance/reporter.ts',
  '--reporter=junit',
  `--outputFile.junit=${join(outputDir(), 'junit.xml')}`,
]

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
      { stdio: 'inherit' },
    )
    const stop = () => {
      child.kill('SIGINT')
    }
    process.on('SIGTERM', stop)
    // A terminal interrupts both; whoever signals this process alone means both.
    process.on('SIGINT', stop)
    child.on('close', (code) => {
      resolve(code ?? 130)
    })
  })

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
  await cleanUp(API_URL, 'this run')
  return code
}

process.exitCode = await main()
