/** A run damages no existing data on any backend, not even an aborted run, once the next one has started. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints, endpoints } from '../../src/contract/index.ts'
import { isRecord } from '../../src/contract/record.ts'
import { serveReference } from '../server/http/server.ts'
import type { Served } from '../server/http/server.ts'
import { ask, login, testBackend } from '../testing.ts'
import { sloppyBackend } from './sloppy.ts'

type Row = Record<string, unknown>
const out = mkdtempSync(join(tmpdir(), 'conformance-'))

const companyRows = async (): Promise<Map<string, Row[]>> => {
  const backend = testBackend()
  await login(backend)
  const lists = [...allEndpoints.filter(({ does }) => does === 'list'), endpoints.obtenerLogos]
  const tables = await Promise.all(
    lists.map(async ({ path, of }) => {
      const answer: unknown = await (await ask(backend, path)).json()
      return [
        of?.resource ?? '',
        [answer]
          .flat()
          .filter(isRecord)
          .map((row) => ({ ...row })),
      ] as const
    }),
  )
  backend.close()
  return new Map(tables)
}

/** Records by table. Pictures count by their bytes, because a restored picture has a new name. */
const stateOf = async ({ tables, files }: ReturnType<typeof sloppyBackend>) => {
  const contents = new Map<string, string>(
    await Promise.all([...files].map(async ([name, file]) => [`archivos/${name}`, await file.text()] as const)),
  )
  const byBytes = (value: string) => contents.get(value) ?? value
  return Object.fromEntries(
    [...tables]
      .filter(([resource]) => resource !== 'historial')
      .map(([resource, rows]) => [
        resource,
        rows.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? byBytes(value) : value]),
          ),
        ),
      ]),
  )
}

let backend: ReturnType<typeof sloppyBackend>
let served: Served
let before: unknown

beforeAll(async () => {
  backend = sloppyBackend(await companyRows())
  // Pictures that can be restored.
  for (const [resource, field] of [
    ['banners', 'imagen'],
    ['logos', 'navbar'],
    ['logos', 'footer'],
  ] as const) {
    for (const row of backend.tables.get(resource) ?? []) {
      const name = `antes-${resource}-${field}-${Number(row.id)}.png`
      backend.files.set(name, new Blob([name]))
      row[field] = `archivos/${name}`
    }
  }
  served = await serveReference({ host: '127.0.0.1', port: 0, answer: backend.respond, owns: () => true })
  before = await stateOf(backend)
})
afterAll(async () => {
  await served.close()
  rmSync(out, { recursive: true })
})

const start = (level: string) => {
  const env = {
    ...process.env,
    API_URL: served.url,
    LEVEL: level,
    CONFORMANCE_OUT: out,
    CONFORMANCE_TIMEOUT: '20000',
    VITEST: undefined,
  }
  const child = spawn(process.execPath, ['mocks/conformance/run.ts'], { env, detached: true })
  const messages: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => messages.push(text.toString()))
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve())
  })
  /** Signals the whole process group, as a terminal does; a negative id names the group. */
  const signal = (name: NodeJS.Signals) => {
    process.kill(-(child.pid ?? 0), name)
  }
  return { ended, signal, output: () => messages.join('') }
}

const journals = () => readdirSync(out).filter((name) => name.endsWith('.jsonl'))
const noted = () =>
  journals()
    .map((name) => readFileSync(join(out, name), 'utf8'))
    .join('')
/** Waits until the run has created something. */
const untilBusy = async () => {
  await expect.poll(noted, { interval: 20, timeout: 30_000 }).toContain('"made"')
}

describe('a backend that casts everything and refuses nothing', () => {
  afterEach(() => {
    rmSync(join(out, 'report.md'), { force: true })
  })

  test('a whole run leaves every record unchanged and sends no mail', async () => {
    const run = start('strict')
    await run.ended
    expect(run.output()).toMatch(/strict: \d+ of \d{3,} \(\d+ %\)/)
    expect(await stateOf(backend)).toEqual(before)
    expect(backend.mails()).toBe(0)
    expect(journals()).toEqual([])
  }, 300_000)

  test("a failure shows the call, a command to repeat it, the answer and the rule's place", async () => {
    const run = start('panel')
    await run.ended
    const report = readFileSync(join(out, 'report.md'), 'utf8')
    expect(report).toMatch(/\| panel \| \d+ \| \d+ \| \d+ % \|/)
    expect(report).toMatch(
      /GET \/api\/obtenerSlider\/987654321\n {2}expected {2}a refusal, 404\n {2}got {7}200 application\/json: \{\}\n {2}repeat {4}curl -i -X GET 'http.*'\n {2}written {3}src\/contract\/openapi\.json, paths → \/api\/obtenerSlider\/\{id\} → get/,
    )
    expect(existsSync(join(out, 'junit.xml'))).toBe(true)
  }, 120_000)

  test('an interrupted run cleans up at once', async () => {
    const run = start('strict')
    await untilBusy()
    run.signal('SIGINT')
    await run.ended
    expect(await stateOf(backend)).toEqual(before)
    expect(journals()).toEqual([])
  }, 120_000)

  test('the next run removes what a killed run left', async () => {
    const run = start('strict')
    await untilBusy()
    run.signal('SIGKILL')
    await run.ended
    expect(await stateOf(backend)).not.toEqual(before)
    const next = start('reads')
    await next.ended
    expect(next.output()).toMatch(/an earlier run had left there are undone/)
    expect(await stateOf(backend)).toEqual(before)
  }, 120_000)
})

describe('no API answers', () => {
  const wrong = { 'a web page': '<!doctype html><title>x</title>', nothing: '' }

  test.each(Object.entries(wrong))('%s: one sentence, no suite', async (_, body) => {
    const page = await serveReference({
      host: '127.0.0.1',
      port: 0,
      answer: () => Promise.resolve(new Response(body)),
      owns: () => true,
    })
    const env = { ...process.env, API_URL: page.url, CONFORMANCE_OUT: out, VITEST: undefined }
    const child = spawn(process.execPath, ['mocks/conformance/run.ts'], { env })
    const messages: string[] = []
    child.stderr.on('data', (text: Buffer) => messages.push(text.toString()))
    const code = await new Promise((resolve) => {
      child.on('close', resolve)
    })
    expect([code, messages.join('').trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/answers (a web page|nothing)/)],
    ])
    await page.close()
  })
})
