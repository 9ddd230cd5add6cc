/** Names are found by their key, in a base of an older build too. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder } from '../../new-folder.ts'
import { namesakes } from '../../namesakes.ts'
import { seed } from '../../seed/index.ts'
import { sqliteStore } from './sqlite.ts'

test('a base of an older build gets its keys at start, and no name is looked for in the whole table', async () => {
  const folder = newFolder()
  const open = () => {
    const store = sqliteStore(folder, () => Promise.resolve(seed))
    onTestFinished(() => store.close())
    return store
  }
  const older = open()
  await older.start()
  older.close()
  const base = new DatabaseSync(join(folder, 'vidriera.sqlite'))
  base.exec('DROP INDEX "usuarios nombreClave"; ALTER TABLE usuarios DROP COLUMN nombreClave')
  base.close()
  const store = open()
  await store.start()
  const users = store.rows('usuarios')
  const getAll = vi.spyOn(users, 'getAll')
  const find = async (name: string) =>
    (await namesakes({ rows: () => users }, 'usuarios', 'usuario', name)).map(({ id }) => id)
  expect([await find(' ADMIN\u200B'), await find('nadie')]).toEqual([[1], []])
  await users.change(1, { usuario: 'Ana  Díaz' })
  expect([await find('admin'), await find('ana di\u0301az'), getAll.mock.calls]).toEqual([[], [1], []])
})
