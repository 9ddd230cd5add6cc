/** Makes the fixtures of a release, by `npm run release`. Nothing else runs this. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { newJar } from '../cookie-jar.ts'
import { newFolder } from '../new-folder.ts'
import { endAll, startProcess } from '#server/http/process.ts'
import type { StoreLocation } from '#server/http/persistent-store.ts'
import { postgresProgram } from '../store/sql/cluster.ts'
import { testCluster } from '../store/sql/testing.ts'
import { admin, makeBrowser } from './browser.ts'
import { answered, startedStore, storedContents } from './contents.ts'
import { getFixture, type Expected, type Used } from './fixtures.ts'
import { ana, makeUsed, type Send } from './make-used.ts'

const name = process.env['RELEASE_NAME']
const { database } = testCluster()
afterAll(endAll)

const command = (env: NodeJS.ProcessEnv, ...words: string[]) =>
  execFileSync(process.execPath, [resolve('src/server/main.ts'), ...words], {
    env: { ...process.env, SEED: 'vacia', ...env },
    encoding: 'utf8',
  })

const readContents = async (location: StoreLocation) => {
  const store = await startedStore(location)
  const contents = await storedContents(store)
  store.close()
  return contents
}

/** Uses a server, and ends it. */
const onServer = async (
  env: NodeJS.ProcessEnv,
  location: StoreLocation,
  administrator: Parameters<typeof makeUsed>[1],
  from?: number,
): Promise<Used> => {
  const { url, kill } = await startProcess(env)
  const { addTo, keepFrom, cookies } = newJar()
  const send: Send = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    addTo(headers)
    const response = await fetch(new URL(path, url), { ...init, headers })
    keepFrom(response)
    return response
  }
  await makeUsed(send, administrator, from)
  const used = await answered(send, Object.keys((await readContents(location)).files))
  await kill('SIGTERM')
  return {
    ...used,
    company: await readContents(location),
    cookies: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
  }
}

const readFolder = (folder: string): Record<string, Uint8Array> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [file, new Uint8Array(readFileSync(join(folder, file)))]),
  )

test.skipIf(name === undefined)('the fixtures are made', { timeout: 300_000 }, async () => {
  const now = new Date()
  const fixture = getFixture(name ?? '')
  mkdirSync(fixture.path(''), { recursive: true })
  const browserData = await makeBrowser(now, fixture.company, name)
  fixture.writeBrowser(browserData.stored)
  writeFileSync(fixture.comments, browserData.commented.file)

  const data = newFolder()
  const folder = await onServer({ DATA: data }, { data }, admin)
  writeFileSync(fixture.folder, zipSync(readFolder(data), { level: 9 }))

  // The browser's company moves to a server, which keeps its own administrator.
  const databaseUrl = await database()
  const env = { DATABASE_URL: databaseUrl }
  command(env, 'abrir', fixture.company)
  command(env, 'administrador', 'marta', 'marta@example.com')
  const postgres = await onServer({ ...env, SEED: 'vacia' }, { databaseUrl }, ana, 100)
  writeFileSync(fixture.dump, postgresProgram('pg_dump', ['-Fc', '-Z9', '--no-owner', '-d', databaseUrl]))

  const expected: Expected = {
    made: now.toISOString(),
    browser: browserData.used,
    folder,
    postgres,
    review: browserData.commented.contents,
  }
  fixture.writeExpected(expected)
  expect(expected.review.comments.length).toBeGreaterThan(1)
})
