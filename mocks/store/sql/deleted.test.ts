/** What is deleted from a SQLite base leaves its file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { newFolder } from '../../new-folder.ts'
import { noSeed, started } from '../testing.ts'
import { sqliteStore } from './sqlite.ts'

const read = (folder: string, end = '') => readFileSync(join(folder, `vidriera.sqlite${end}`), 'latin1')

/** How many texts of each length are left once those of a table's rows are deleted. */
test.each([200, 3_000, 9_000])('rows of %i letters, also whose pages become free', async (length) => {
  const folder = newFolder()
  const store = await started(sqliteStore(folder, noSeed))
  const rows = Array.from({ length: 60 }, (_, index) => ({ titulo: `SECRETO-${index}.`, texto: 'y'.repeat(length) }))
  const ids = await store.rows('novedades').add(rows)
  await store.rows('novedades').delete(ids.slice(10, 50))
  await store.sweep?.()
  const left = rows.flatMap(({ titulo }, index) => (read(folder).includes(titulo) ? [index] : []))
  expect(left).toEqual([
    ...Array.from({ length: 10 }, (_, index) => index),
    ...Array.from({ length: 10 }, (_, index) => index + 50),
  ])
  expect(read(folder, '-wal')).toBe('')
})

test('a base of an older build is written anew once, and keeps its rows', async () => {
  const folder = newFolder()
  const first = await started(sqliteStore(folder, noSeed))
  await first.rows('novedades').add([{ titulo: 'Una' }, { titulo: 'SECRETO' }])
  first.close()
  const old = new DatabaseSync(join(folder, 'vidriera.sqlite'))
  old.exec('PRAGMA user_version = 0; PRAGMA secure_delete = OFF')
  old.exec("DELETE FROM novedades WHERE titulo = 'SECRETO'")
  old.close()
  const untouched = await started(sqliteStore(folder))
  untouched.close()
  expect(read(folder)).toContain('SECRETO')
  const open = async () => {
    const store = await started(sqliteStore(folder, noSeed))
    const titles = (await store.rows('novedades').getAll()).map(({ titulo }) => titulo)
    store.close()
    return titles
  }
  expect(await open()).toEqual(['Una'])
  expect(read(folder)).not.toContain('SECRETO')
  const again = new DatabaseSync(join(folder, 'vidriera.sqlite'))
  expect(again.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
  again.close()
})
