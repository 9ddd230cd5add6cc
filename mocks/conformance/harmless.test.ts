/** A run damages no existing data on any backend. ended.test.ts has the runs that are ended halfway. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newFolder } from '../new-folder.ts'
import { allEndpoints, endpoints } from '#contract/index.ts'
import { isRecord } from '#contract/record.ts'
import { serveReference, type Served } from '#server/http/server.ts'
import { ask, login, testBackend } from '../testing.ts'
import { sloppyBackend } from './sloppy.ts'
import { listJournals, readJournals, startRun } from './testing.ts'

type Row = Record<string, unknown>
const out = newFolder(afterAll)

const companyRows = async (): Promise<Map<string, Row[]>> => {
  const backend = testBackend()
  await login(backend)
  const lists = [...allEndpoints.filter(({ does }) => does === 'list'), endpoints.obtenerLogos]
  const tables = await Promise.all(
    lists.map(async ({ path, entity }) => {
      const answer: unknown = await (await ask(backend, path)).json()
      return [
        entity?.resource ?? '',
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
const readState = async ({ tables, files }: ReturnType<typeof sloppyBackend>) => {
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
let initialState: unknown

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
  served = await serveReference({ answer: backend.respond })
  initialState = await readState(backend)
})
afterAll(() => served.close())

const start = (level: string) => startRun(served.url, level, out)

describe('a backend that casts everything and refuses nothing', () => {
  afterEach(() => {
    rmSync(join(out, 'report.md'), { force: true })
  })

  test('a whole run leaves every record unchanged and sends no mail', async () => {
    const run = start('strict')
    await run.ended
    expect(run.output()).toMatch(/strict: \d+ of \d{3,} \(\d+ %\)/)
    expect(await readState(backend)).toEqual(initialState)
    expect(backend.mails()).toBe(0)
    expect(listJournals(out)).toEqual([])
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

  test('the next run removes what a killed run left', async () => {
    const run = start('strict')
    await expect.poll(() => readJournals(out), { interval: 20, timeout: 30_000 }).toContain('"made"')
    process.kill(-(run.child.pid ?? 0), 'SIGKILL')
    await run.ended
    expect(await readState(backend)).not.toEqual(initialState)
    const next = start('reads')
    await next.ended
    expect(next.output()).toMatch(/an earlier run had left there are undone/)
    expect(await readState(backend)).toEqual(initialState)
  }, 120_000)
})

describe('no API answers', () => {
  const wrong = { 'a web page': '<!doctype html><title>x</title>', nothing: '' }

  test.each(Object.entries(wrong))('%s: one sentence, no suite', async (_, body) => {
    const page = await serveReference({ answer: () => Promise.resolve(new Response(body)) })
    const run = startRun(page.url, 'full', out)
    const code = await run.ended
    expect([code, run.output().trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/answers (a web page|nothing)/)],
    ])
    await page.close()
  })
})
