/** Opens the data of earlier builds on servers and in browsers: everything works. stored.test.ts has the tests that a commit waits for. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { inProcess } from '../conformance/in-process.ts'
import { lifecycles } from '../conformance/lifecycle.ts'
import { newFolder } from '../new-folder.ts'
import type { StoreLocation } from '#server/http/persistent-store.ts'
import { createReference } from '#server/http/reference.ts'
import { noPostgres, postgresProgram } from '../store/sql/cluster.ts'
import { testCluster } from '../store/sql/testing.ts'
import { ask, testBackend } from '../testing.ts'
import { answered, asStored, noSeed, startedStore, storedContents } from './contents.ts'
import { getFixture, releases } from './fixtures.ts'
import { restore } from './raw-database.ts'

const { database } = testCluster()
let count = 0

describe.each(releases)('%s', (release) => {
  const fixture = getFixture(release)
  const expected = fixture.readExpected()
  const raw = fixture.readBrowser().databases['vidriera'] ?? { version: 0, stores: [] }
  const places: Readonly<Record<'folder' | 'postgres', () => Promise<StoreLocation>>> = {
    folder: async () => {
      const data = newFolder()
      for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(readFileSync(fixture.folder))))) {
        mkdirSync(dirname(join(data, name)), { recursive: true })
        writeFileSync(join(data, name), bytes)
      }
      return { data }
    },
    postgres: async () => {
      const databaseUrl = await database()
      postgresProgram('pg_restore', ['--no-owner', '--exit-on-error', '-d', databaseUrl], readFileSync(fixture.dump))
      return { databaseUrl }
    },
  }

  // The trash and a server's sessions end some day.
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(expected.made), toFake: ['Date'] })
  })

  test('a browser: every answer is there, and the sessions last', async () => {
    await restore('answers', raw)
    const backend = testBackend({ databaseName: 'answers', seed: noSeed })
    onTestFinished(backend.close)
    const { answers, served } = expected.browser
    const send = (path: string) => ask(backend, path)
    expect(await answered(send, Object.keys(served))).toMatchObject({ answers, served })
  })

  test.each(['folder', ...(noPostgres === undefined ? (['postgres'] as const) : [])] as const)(
    'a server, %s: every row, answer and file is there, and the sessions last',
    async (name) => {
      const store = await startedStore(await places[name]())
      const seed = { tables: {}, files: [] }
      const reference = createReference({ seed, store, isPersistent: true, origins: [], crossSite: false })
      onTestFinished(reference.close)
      const { company, answers, served, cookies: Cookie } = expected[name]
      expect(asStored(await storedContents(store))).toEqual(company)
      const send = (path: string) =>
        reference.answer(new Request(new URL(path, 'http://localhost'), { headers: { Cookie } }))
      expect(await answered(send, Object.keys(served))).toMatchObject({ answers, served })
    },
    60_000,
  )

  describe("every record's life", () => {
    lifecycles(
      inProcess(async () => {
        const databaseName = `release-life-${++count}`
        await restore(databaseName, raw)
        return testBackend({ databaseName })
      }),
    )
  })
})
