/** The search for halves of writes finds each of them. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { newFolder } from '#mocks/new-folder.ts'
import { seed } from '#mocks/seed/index.ts'
import { sqliteBase } from '#mocks/store/sql/base-copy.ts'
import { getBaseFile, sqliteStore } from '#mocks/store/sql/sqlite.ts'
import { enter, testReference } from './testing.ts'
import { halves, createUpload } from '#mocks/store/sql/integrity.ts'

test('after uploads nothing is reported; a lost part, record or history entry is named', async () => {
  const folder = newFolder()
  const store = sqliteStore(folder, () => Promise.resolve(seed))
  const { browser } = testReference([], { store, isPersistent: true })
  const send = browser()
  await enter(send)
  for (const titulo of ['kill.large.n0', 'kill.n1', 'kill.n2', 'kill.large.n3']) {
    expect((await send('/api/crearDescarga', createUpload(titulo))).status).toBe(200)
  }
  expect(await halves(store, 'kill')).toEqual([])
  const records = (await store.rows('archivos').getAll()).filter(({ titulo }) => String(titulo).startsWith('kill'))
  const [first, second, third] = records.map(({ id }) => id)
  const database = new DatabaseSync(join(folder, 'vidriera.sqlite'))
  database.exec(`DELETE FROM partes WHERE parte = 20`)
  database.exec(`DELETE FROM historial WHERE "idRegistro" = ${second} AND texto LIKE '%kill%'`)
  database.exec(`DELETE FROM archivos WHERE id = ${third}`)
  database.close()
  expect(await halves(store, 'kill')).toEqual([
    'kill.large.n0: its file has 0 bytes',
    'kill.large.n3: its file has 0 bytes',
    expect.stringMatching(/^kill-n2-.*: a file without a record$/),
    `${third}: a line of the history without a record`,
    `${second}: a record without a line of the history`,
    'Descarga creada: kill.n2: an undo without a record',
  ])
  expect(first).toBeDefined()
  await expect(sqliteBase(getBaseFile(folder)).check(getBaseFile(folder))).resolves.toBeUndefined()
  store.close()
})
