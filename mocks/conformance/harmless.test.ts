/** Whatever a backend makes of it, a run harms nothing that was there: also one that is aborted, once the next has begun. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints, endpoints } from '../../src/contract/index.ts'
import { isRecord } from '../../src/contract/record.ts'
import { serveReference } from '../http/server.ts'
import type { Served } from '../http/server.ts'
import { ask, login, testBackend } from '../testing.ts'
import { sloppyBackend } from './sloppy.ts'

type Row = Record<string, unknown>
const out = mkdtempSync(join(tmpdir(), 'conformance-'))

/** The demo company's records as the contract answers them. */
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

/** Records by table; a picture by its bytes, for whoever puts one back stores it under a name of its own. */
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
  // Pictures that can be put back.
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
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()))
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve())
  })
  /** To all of it, as a terminal does; negative: the group. */
  const signal = (name: NodeJS.Signals) => {
    process.kill(-(child.pid ?? 0), name)
  }
  return { ended, signal, said: () => said.join('') }
}

const journals = () => readdirSync(out).filter((name) => name.endsWith('.jsonl'))
const noted = () =>
  journals()
    .map((name) => readFileSync(join(out, name), 'utf8'))
    .join('')
/** Until a run has made something. */
const untilBusy = async () => {
  for (let tries = 0; tries < 600 && !noted().includes('"made"'); tries++) await wait(50)
  expect(noted()).toContain('"made"')
}

describe('on a backend that casts everything and refuses nothing', () => {
  afterEach(() => {
    rmSync(join(out, 'report.md'), { force: true })
  })

  test('a whole run leaves every record as it was, and mails nobody', async () => {
    const run = start('strict')
    await run.ended
    expect(run.said()).toMatch(/strict: \d+ of \d{3,} \(\d+ %\)/)
    expect(await stateOf(backend)).toEqual(before)
    expect(backend.mails()).toBe(0)
    expect(journals()).toEqual([])
  }, 300_000)

  test('a failure says the call, how to repeat it, what came and where it is written', async () => {
    const run = start('panel')
    await run.ended
    const report = readFileSync(join(out, 'report.md'), 'utf8')
    expect(report).toMatch(/\| panel \| \d+ \| \d+ \| \d+ % \|/)
    expect(report).toMatch(
      /GET \/api\/obtenerSlider\/987654321\n {2}expected {2}a refusal, 404\n {2}got {7}200 application\/json: \{\}\n {2}repeat {4}curl -i -X GET 'http.*'\n {2}written {3}src\/contract\/openapi\.json, paths → \/api\/obtenerSlider\/\{id\} → get/,
    )
    expect(existsSync(join(out, 'junit.xml'))).toBe(true)
  }, 120_000)

  test('one that is interrupted cleans up at once', async () => {
    const run = start('strict')
    await untilBusy()
    run.signal('SIGINT')
    await run.ended
    expect(await stateOf(backend)).toEqual(before)
    expect(journals()).toEqual([])
  }, 120_000)

  test('what one that was killed has left is removed by the next', async () => {
    const run = start('strict')
    await untilBusy()
    run.signal('SIGKILL')
    await run.ended
    expect(await stateOf(backend)).not.toEqual(before)
    const next = start('reads')
    await next.ended
    expect(next.said()).toMatch(/an earlier run had left there are undone/)
    expect(await stateOf(backend)).toEqual(before)
  }, 120_000)
})

describe('where nothing answers as an API', () => {
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
    const said: string[] = []
    child.stderr.on('data', (text: Buffer) => said.push(text.toString()))
    const code = await new Promise((resolve) => {
      child.on('close', resolve)
    })
    expect([code, said.join('').trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/answers (a web page|nothing)/)],
    ])
    await page.close()
  })
})
