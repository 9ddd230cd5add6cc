/** A company is saved, and replaced, beside a server that goes on writing. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { getTableRows } from '#contract/company.ts'
import { openCompany } from '#mocks/company/format/open.ts'
import { readAsset } from '../http/assets.ts'
import { persistentStore, type StoreLocation } from '../http/persistent-store.ts'
import { endAll, startOn, subscribe, subscribeOne } from '../http/process.ts'
import { readSeed } from '../http/seeds.ts'
import { testPlaces } from '#mocks/store/sql/testing.ts'

afterAll(endAll)
const { places, folder } = testPlaces([])

/** Runs a command; answers the most memory that it held, in MB. */
const live = async ({ data, databaseUrl }: StoreLocation, ...args: string[]): Promise<number> => {
  const running = promisify(execFile)(process.execPath, [resolve('src/server/main.ts'), ...args], {
    env: { ...process.env, DATA: data, DATABASE_URL: databaseUrl },
  })
  let maxMemory = 0
  const looking = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8')
      maxMemory = Math.max(maxMemory, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    } catch {
      // The command has ended.
    }
  }, 20)
  try {
    await running
  } finally {
    clearInterval(looking)
  }
  return maxMemory
}

/** Files of 50 MB: 300 MB by hand (`RELEASE=1`), 100 MB in `npm run test:release`. */
const largeFiles = process.env['RELEASE'] ? 6 : 2

/** Saves the demo company with so many files beside it. */
const saveLarge = async (path: string, files: number) => {
  const data = join(folder, 'large')
  const store = persistentStore({ data }, () => readSeed('demo'))
  await store?.start()
  const bytes = join(folder, 'bytes')
  writeFileSync(bytes, randomBytes(50 * 1024 * 1024))
  for (let index = 0; index < files; index += 1) {
    const blob = await openAsBlob(bytes)
    await store?.files.add([{ name: `grande-${index}.zip`, type: 'application/zip', size: blob.size, blob }])
  }
  store?.close()
  await live({ data }, 'guardar', path, 'todo')
  rmSync(data, { recursive: true })
}

test.each(Object.entries(places))(
  '%s: many MB are opened in bounded memory, and no other write is refused while they are',
  async (_, getLocation) => {
    const location = await getLocation()
    const [small, large] = [join(folder, 'small.vidriera.zip'), join(folder, 'large.vidriera.zip')]
    await saveLarge(small, 0)
    await saveLarge(large, largeFiles)
    const { url, kill } = await startOn(location)
    const usual = await live(location, 'abrir', small, 'encima')
    const over = new AbortController()
    const statuses = new Set<number>()
    const client = async (name: number) => {
      for (let index = 0; !over.signal.aborted; index += 1) {
        statuses.add((await subscribeOne(url, `c${name}.n${index}@example.com`)).status)
      }
    }
    const clients = [1, 2, 3, 4].map(client)
    const peaks = [await live(location, 'abrir', large, 'encima'), await live(location, 'abrir', large, 'encima')]
    over.abort()
    await Promise.all(clients)
    await kill()
    console.log(
      `${largeFiles * 50} MB opened twice: ${peaks.map(Math.round).join(', ')} MB at most, ${Math.round(usual)} MB without files`,
    )
    expect([...statuses]).toEqual([200])
    expect(Math.max(...peaks) - usual).toBeLessThan(80)
  },
  300_000,
)

const toEmails = (rows: readonly { readonly [field: string]: unknown }[]) => rows.map(({ email }) => String(email))
const parseCount = (email: string) => Number(/\.n(\d+)@/.exec(email)?.[1])

test.each(Object.entries(places))(
  '%s: a saved file is one moment of the company, and what is answered after a replacement stays',
  async (_, getLocation) => {
    const location = await getLocation()
    const path = join(folder, 'empresa.vidriera.zip')
    const { url, kill } = await startOn(location)
    const answered: string[] = []
    const clients = [1, 2, 3, 4].map((client) => subscribe(url, `c${client}`, (email) => answered.push(email)))
    const waitForAnswers = (count: number) => {
      const enough = answered.length + count
      return expect.poll(() => answered.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough)
    }

    await waitForAnswers(20)
    const earlierAnswers = [...answered]
    await live(location, 'guardar', path, 'todo')
    const { tables } = (await openCompany(await openAsBlob(path), { asset: readAsset })).company
    const saved = toEmails(getTableRows(tables, 'suscripciones'))
    expect(earlierAnswers.filter((email) => !saved.includes(email))).toEqual([])
    // Each client writes one address after the other, so a moment holds no address without the earlier ones.
    for (const client of [1, 2, 3, 4]) {
      const counts = saved.filter((email) => email.startsWith(`c${client}.`)).map(parseCount)
      expect(counts.toSorted((a, b) => a - b)).toEqual(counts.map((_count, index) => index))
    }

    await live(location, 'abrir', path, 'encima')
    const replaced = answered.length
    await waitForAnswers(20)
    await kill()
    await Promise.all(clients)
    const store = persistentStore(location, () => readSeed('vacia'))
    await store?.start()
    const stored = toEmails((await store?.rows('suscripciones').getAll()) ?? [])
    store?.close()
    expect(stored.length).toBe(new Set(stored).size)
    expect([...saved, ...answered.slice(replaced)].filter((email) => !stored.includes(email))).toEqual([])
  },
  120_000,
)
