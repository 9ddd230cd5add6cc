/** A company is saved, and replaced, beside a server that goes on writing. */
import { execFile } from 'node:child_process'
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { rowsIn } from '../../../mocks/company/company.ts'
import { openCompany } from '../../../mocks/company/format/open.ts'
import { readAsset } from '../../../mocks/http/assets.ts'
import { keptStore } from '../../../mocks/http/kept-store.ts'
import { endAll, startProcess, subscribe } from '../../../mocks/http/process.ts'
import { readSeed } from '../../../mocks/http/seeds.ts'
import { newCluster, noPostgres, type Cluster } from '../../../mocks/store/sql/cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'vidriera-'))
let cluster: Cluster | undefined
afterAll(() => {
  endAll()
  cluster?.remove()
  rmSync(folder, { recursive: true })
})
const places = [
  ['folder', async () => ({ DATA: join(folder, 'datos') })] as const,
  ...(noPostgres === undefined
    ? [
        [
          'PostgreSQL',
          async () => {
            cluster = await newCluster(tmpdir())
            return { DATABASE_URL: await cluster.database() }
          },
        ] as const,
      ]
    : []),
]

const words = (rows: readonly { readonly [field: string]: unknown }[]) => rows.map(({ email }) => String(email))
const countOf = (email: string) => Number(/\.n(\d+)@/.exec(email)?.[1])

test.each(places)(
  '%s: a saved file is one moment of the company, and what is answered after a replacement stays',
  async (_, place) => {
    const env: NodeJS.ProcessEnv = await place()
    const path = join(folder, 'empresa.vidriera.zip')
    const command = (...args: string[]) =>
      promisify(execFile)(process.execPath, [resolve('e2e/run/live.ts'), ...args], { env: { ...process.env, ...env } })
    const { url, kill } = await startProcess(env)
    const answered: string[] = []
    const clients = [1, 2, 3, 4].map((client) => subscribe(url, `c${client}`, (email) => answered.push(email)))
    const more = async (count: number) => {
      for (const enough = answered.length + count; answered.length < enough;) await wait(20)
    }

    await more(20)
    const before = [...answered]
    await command('guardar', path, 'todo')
    const { tables } = (await openCompany(await openAsBlob(path), { asset: readAsset })).company
    const saved = words(rowsIn(tables, 'suscripciones'))
    expect(before.filter((email) => !saved.includes(email))).toEqual([])
    // Each client writes one address after the other, so a moment holds no address without those before it.
    for (const client of [1, 2, 3, 4]) {
      const counts = saved.filter((email) => email.startsWith(`c${client}.`)).map(countOf)
      expect(counts.toSorted((a, b) => a - b)).toEqual(counts.map((_count, at) => at))
    }

    await command('abrir', path, 'encima')
    const replaced = answered.length
    await more(20)
    await kill()
    await Promise.all(clients)
    const store = keptStore({ data: env['DATA'], databaseUrl: env['DATABASE_URL'] }, () => readSeed('vacia'))
    await store?.start()
    const there = words((await store?.rows('suscripciones').all()) ?? [])
    store?.close()
    expect(there.length).toBe(new Set(there).size)
    expect([...saved, ...answered.slice(replaced)].filter((email) => !there.includes(email))).toEqual([])
  },
  120_000,
)
