import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { newFolder } from '#mocks/new-folder.ts'
import { seed } from '#mocks/seed/index.ts'
import { noPostgres, postgresProgram } from '#mocks/store/sql/cluster.ts'
import { postgresBase, sqliteBase } from '#mocks/store/sql/base-copy.ts'
import { postgresStore } from '#mocks/store/sql/postgres.ts'
import { getBaseFile, sqliteStore } from '#mocks/store/sql/sqlite.ts'
import { testCluster } from '#mocks/store/sql/testing.ts'
import { noSeed, started } from '#mocks/store/testing.ts'
import { copyBase } from './copy.ts'

const { database } = testCluster()
const day = 24 * 60 * 60_000
const noon = new Date(2027, 0, 31, 12).getTime()
const toName = (now: number) => new Date(now).toLocaleDateString('sv-SE')

afterEach(() => {
  vi.restoreAllMocks()
})
const silenced = () => vi.spyOn(console, 'log').mockReturnValue()

/** A base with the demo's company, the folder of its copies, and how a copy is made so many days later. */
const company = async () => {
  const [data, copies] = [newFolder(), newFolder()]
  const store = await started(sqliteStore(data, () => Promise.resolve(seed)))
  const base = sqliteBase(getBaseFile(data))
  const list = () => readdirSync(copies).toSorted()
  const copy = (days = 0, isTaken = false) => copyBase(base, copies, noon + days * day, isTaken)
  return { data, copies, store, base, list, copy }
}

test('a copy is whole and its owner alone reads it; folders of dead processes go, and nothing else', async () => {
  const { copies, store, list, copy } = await company()
  await store.rows('novedades').add([{ titulo: 'Una' }])
  mkdirSync(join(copies, 'nueva-other'))
  writeFileSync(join(copies, 'notas.txt'), '')
  const made = await copy()
  expect(made).toEqual({ path: join(copies, '2027-01-31'), isGood: true, count: 1 })
  expect(list()).toEqual(['2027-01-31', 'notas.txt', 'nueva-other'])
  expect(statSync(join(copies, '2027-01-31')).mode & 0o777).toBe(0o600)
  const restored = newFolder()
  copyFileSync(join(copies, '2027-01-31'), getBaseFile(restored))
  const again = await started(sqliteStore(restored, noSeed))
  expect((await again.rows('novedades').getAll()).at(-1)?.titulo).toBe('Una')
  // A second copy of a day takes the place of the first.
  expect((await copy())?.count).toBe(1)
})

test('a copy ends while others write, and holds one moment', async () => {
  const { store, base, copy } = await company()
  const over = new AbortController()
  const write = async () => {
    while (!over.signal.aborted) await store.rows('novedades').add([{ titulo: 'Una' }])
  }
  const writing = write()
  const made = await copy()
  over.abort()
  await writing
  await expect(base.check(made?.path ?? '')).resolves.toBeUndefined()
})

test('a copy that fails leaves nothing half, and the copy before it stays', async () => {
  const { copies, base, list, copy } = await company()
  await copy()
  const broken = { ...base, check: () => Promise.reject(new Error('not whole')) }
  await expect(copyBase(broken, copies, noon + day)).rejects.toThrow('not whole')
  expect(list()).toEqual(['2027-01-31'])
})

test('the newest thirty stay, whatever their date; a clock that was wrong costs one copy', async () => {
  const logged = silenced()
  const { copies, list, copy } = await company()
  for (let days = 1; days <= 30; days += 1)
    copyFileSync((await copy())?.path ?? '', join(copies, toName(noon - days * day)))
  expect((await copy())?.count).toBe(30)
  expect(list()[0]).toBe('2027-01-02')
  const wrong = 4 * 365
  await copy(wrong)
  expect([list().length, list()[0], list().at(-1)]).toEqual([30, '2027-01-03', toName(noon + wrong * day)])
  logged.mockClear()
  await copy(1)
  expect([list().length, list().at(-1)]).toEqual([30, '2027-02-01'])
  expect(logged.mock.calls).toEqual([[`Se borraron las copias más viejas: ${toName(noon + wrong * day)}.`]])
})

test('old copies go only where their sum makes the room, and are named', async () => {
  const logged = silenced()
  const { base, copies, list, copy } = await company()
  const names = ['2027-01-28', '2027-01-29', '2027-01-30']
  await copy(-1)
  for (const name of names) copyFileSync(join(copies, '2027-01-30'), join(copies, `${name}.x`))
  for (const name of ['2027-01-28', '2027-01-29']) copyFileSync(join(copies, '2027-01-30'), join(copies, name))
  const vast = { ...base, getSize: () => 2 ** 60 }
  await expect(copyBase(vast, copies, noon)).rejects.toThrow(/No hay lugar para la copia.*Las otras siguen ahí/)
  const all = list()
  expect(all.filter((name) => names.includes(name))).toEqual(names)
  // Holes count as the size that they had.
  truncateSync(join(copies, '2027-01-28'), 2 ** 42)
  expect((await copyBase({ ...base, getSize: () => 2 ** 41 }, copies, noon))?.count).toBe(3)
  expect(logged.mock.calls).toEqual([['Se borraron las copias más viejas: 2027-01-28.']])
})

test.each([
  ['no products', ['productos']],
  ['no users', ['usuarios']],
  ['no customers', ['clientes']],
  [
    'less than half of its rows',
    [
      'novedades',
      'archivos',
      'sliders',
      'imagenes',
      'servicios',
      'banners',
      'metadatos',
      'ferias',
      'videos',
      'logos',
      'secciones',
    ],
  ],
])('a base with %s gets a name of its own, and takes no place until somebody says so', async (_, tables) => {
  const { store, list, copy } = await company()
  await copy(-1)
  for (const table of tables.filter((name) => name in seed.tables))
    await store.rows(table).delete(await store.rows(table).keys())
  if (tables.length > 1) await store.rows('productos').delete((await store.rows('productos').keys()).slice(1))
  expect([(await copy())?.isGood, (await copy())?.isGood]).toEqual([false, false])
  expect(list()).toEqual(['2027-01-30', '2027-01-31-2', '2027-01-31-3'])
  expect((await copy(0, true))?.isGood).toBe(true)
  expect((await copy(1))?.isGood).toBe(true)
  expect(list()).toEqual(['2027-01-30', '2027-01-31', '2027-01-31-2', '2027-01-31-3', '2027-02-01'])
})

test('a last copy that cannot be read stops none', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { copies, list, copy } = await company()
  writeFileSync(join(copies, '2027-01-30'), 'PGDMP')
  expect((await copy())?.isGood).toBe(true)
  expect(list()).toEqual(['2027-01-30', '2027-01-31'])
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('no se puede leer'))
})

test('no base makes no copy, no folder and no base', async () => {
  const [data, copies] = [newFolder(), join(newFolder(), 'copias')]
  expect(await copyBase(sqliteBase(getBaseFile(data)), copies, noon)).toBeUndefined()
  writeFileSync(getBaseFile(data), '')
  expect(await copyBase(sqliteBase(getBaseFile(data)), copies, noon)).toBeUndefined()
  expect([existsSync(copies), statSync(getBaseFile(data)).size]).toEqual([false, 0])
})

test('PostgreSQL’s own programs get an address that they know, and no password', () => {
  const address = 'postgres://ana:x%40y@db.example/vidriera?uselibpqcompat=true&sslmode=no-verify&options=-c%20a=b'
  expect(postgresBase(address).toRestoreLine('/copias/2027-01-31')).toBe(
    "pg_restore --clean --if-exists --no-owner -d 'postgres://ana@db.example/vidriera?sslmode=require&options=-c%20a%3Db' '/copias/2027-01-31'",
  )
})

test.skipIf(noPostgres)(
  'a copy of PostgreSQL is read back whole, and its rows are counted',
  async () => {
    const databaseUrl = await database()
    const [base, copies] = [postgresBase(databaseUrl), newFolder()]
    expect(await copyBase(base, copies, noon)).toBeUndefined()
    const store = await started(postgresStore(databaseUrl, () => Promise.resolve(seed)))
    await store.rows('novedades').add([{ titulo: 'Una\\.\nCOPY x (a) FROM stdin;' }])
    const made = await copyBase(base, copies, noon)
    expect(postgresProgram('pg_restore', ['-f', '-', made?.path ?? '']).toString()).toContain('Una')
    expect(await base.count(made?.path)).toEqual(await base.count())
    await store.rows('productos').delete(await store.rows('productos').keys())
    expect((await copyBase(base, copies, noon + day))?.isGood).toBe(false)
  },
  120_000,
)
