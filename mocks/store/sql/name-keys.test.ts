/** Names are found by their key, in a base of an older build too. */
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder } from '../../new-folder.ts'
import { namesakes } from '../../namesakes.ts'
import { seed } from '../../seed/index.ts'
import { getBaseFile, sqliteStore } from './sqlite.ts'

/** Opens the base of a folder as this build does, and directly. */
const openFolder = (folder = newFolder()) => {
  const store = sqliteStore(folder, () => Promise.resolve(seed))
  onTestFinished(() => store.close())
  const execute = (sql: string) => {
    const base = new DatabaseSync(getBaseFile(folder))
    base.exec(sql)
    base.close()
  }
  return { folder, store, execute }
}

test('a base of an older build gets its keys at start, and no name is looked for in the whole table', async () => {
  const { folder, store: older, execute } = openFolder()
  await older.start()
  older.close()
  execute(
    'DROP TRIGGER "usuarios nombreClave vacía"; DROP INDEX "usuarios nombreClave"; ALTER TABLE usuarios DROP COLUMN nombreClave',
  )
  const { store } = openFolder(folder)
  await store.start()
  const users = store.rows('usuarios')
  const getAll = vi.spyOn(users, 'getAll')
  const find = async (name: string) =>
    (await namesakes({ rows: () => users }, 'usuarios', 'usuario', name)).map(({ id }) => id)
  expect([await find(' ADMIN\u200B'), await find('nadie')]).toEqual([[1], []])
  await users.change(1, { usuario: 'Ana  Díaz' })
  expect([await find('admin'), await find('ana di\u0301az'), getAll.mock.calls]).toEqual([[], [1], []])
})

test('a start writes nothing into a base that lacks nothing', async () => {
  const { folder, store } = openFolder()
  await store.start()
  const getSize = () => statSync(`${getBaseFile(folder)}-wal`).size
  const size = getSize()
  await openFolder(folder).store.start()
  expect(getSize()).toBe(size)
})
