import { copyFileSync, existsSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#mocks/new-folder.ts'
import { noPostgres, postgresProgram } from '#mocks/store/sql/cluster.ts'
import { postgresStore } from '#mocks/store/sql/postgres.ts'
import { sqliteStore } from '#mocks/store/sql/sqlite.ts'
import { testCluster } from '#mocks/store/sql/testing.ts'
import { noSeed, started } from '#mocks/store/testing.ts'
import { findRow } from '#mocks/store/port.ts'
import { numberedWrites } from '../mail/number.ts'
import { copyBase, createBase } from './copy.ts'

const { database } = testCluster()
const day = 24 * 60 * 60_000
const noon = new Date(2027, 0, 31, 12).getTime()

test('a copy is whole and noted; copies older than thirty days go, halves of dead processes too, and nothing else', async () => {
  const [data, copies] = [newFolder(), newFolder()]
  const store = await started(sqliteStore(data, noSeed))
  await store.rows('novedades').add([{ titulo: 'Una' }])
  for (const name of ['nueva', 'nueva-999999999', `nueva-${process.ppid}`, '2026-12-31', '2027-01-02', 'notas.txt'])
    writeFileSync(join(copies, name), name)
  const { path, count } = await copyBase(numberedWrites(store, undefined), createBase({ data }), copies, noon)
  expect([path, count, statSync(path).mode & 0o777]).toEqual([join(copies, '2027-01-31'), 2, 0o600])
  expect(readdirSync(copies).toSorted()).toEqual(['2027-01-02', '2027-01-31', 'notas.txt', `nueva-${process.ppid}`])
  expect((await findRow(store.sesiones, 'copia'))?.momentos).toEqual([noon])
  const restored = newFolder()
  copyFileSync(path, join(restored, 'vidriera.sqlite'))
  const again = await started(sqliteStore(restored, noSeed))
  expect((await again.rows('novedades').getAll()).map(({ titulo }) => titulo)).toEqual(['Una'])
  // A second copy of a day takes the place of the first.
  expect((await copyBase(numberedWrites(store, undefined), createBase({ data }), copies, noon)).count).toBe(2)
})

test('a copy ends while others write, and holds one moment', async () => {
  const [data, copies] = [newFolder(), newFolder()]
  const store = await started(sqliteStore(data, noSeed))
  const over = new AbortController()
  const write = async () => {
    while (!over.signal.aborted) await store.rows('novedades').add([{ titulo: 'Una' }])
  }
  const writing = write()
  const base = createBase({ data })
  const { path } = await copyBase(numberedWrites(store, undefined), base, copies, noon)
  over.abort()
  await writing
  await expect(base.check(path)).resolves.toBeUndefined()
})

test('a copy that fails leaves nothing half, and the copy before it stays', async () => {
  const [data, copies] = [newFolder(), newFolder()]
  const store = await started(sqliteStore(data, noSeed))
  const base = createBase({ data })
  await copyBase(numberedWrites(store, undefined), base, copies, noon)
  const broken = { ...base, check: () => Promise.reject(new Error('not whole')) }
  await expect(copyBase(numberedWrites(store, undefined), broken, copies, noon + day)).rejects.toThrow('not whole')
  expect(readdirSync(copies)).toEqual(['2027-01-31'])
  expect((await findRow(store.sesiones, 'copia'))?.momentos).toEqual([noon])
})

test('where room lacks the oldest copies go first, never the newest good one', async () => {
  const [data, copies] = [newFolder(), newFolder()]
  const store = await started(sqliteStore(data, noSeed))
  const base = createBase({ data })
  for (const name of ['2027-01-28', '2027-01-29', '2027-01-30']) writeFileSync(join(copies, name), name)
  let tries = 0
  const full = { ...base, write: () => Promise.reject(new Error(`database or disk is full ${(tries += 1)}`)) }
  await expect(copyBase(numberedWrites(store, undefined), full, copies, noon)).rejects.toThrow('full')
  expect([tries, readdirSync(copies)]).toEqual([3, ['2027-01-30']])
  // A copy as large as the last one finds no room.
  truncateSync(join(copies, '2027-01-30'), 2 ** 42)
  await expect(copyBase(numberedWrites(store, undefined), base, copies, noon)).rejects.toThrow(
    /No hay lugar para la copia.*La última sigue ahí/,
  )
  expect(existsSync(join(copies, '2027-01-30'))).toBe(true)
})

test.skipIf(noPostgres)(
  'a copy of PostgreSQL is read back whole',
  async () => {
    const databaseUrl = await database()
    const store = await started(postgresStore(databaseUrl, noSeed))
    await store.rows('novedades').add([{ titulo: 'Una' }])
    const { path } = await copyBase(numberedWrites(store, undefined), createBase({ databaseUrl }), newFolder(), noon)
    expect(postgresProgram('pg_restore', ['-f', '-', path]).toString()).toContain('Una')
  },
  120_000,
)
