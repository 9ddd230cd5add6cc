/** A base that was restored from a copy sends nothing by itself that had waited in it. */
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '#mocks/new-folder.ts'
import { seed } from '#mocks/seed/index.ts'
import { sqliteBase } from '#mocks/store/sql/base-copy.ts'
import { getBaseFile, sqliteStore } from '#mocks/store/sql/sqlite.ts'
import { restoreCopy } from '#mocks/store/sql/testing.ts'
import { beginNumber } from './number.ts'
import { createPost } from './post.ts'
import type { Letter } from './letter.ts'

const letter = {
  a: ['ana@example.com'],
  asunto: 'Hola',
  texto: 'Texto',
  created_at: '2026-01-01T00:00:00Z',
  proximo: 0,
}
const key = { ...letter, texto: 'https://x.example/api/clave?llave=panel.abc' }

/** Starts on a folder; `sent` holds what leaves. */
const begin = async (folder: string, sent: Letter[] = []) => {
  const store = sqliteStore(folder, () => Promise.resolve(seed))
  onTestFinished(() => store.close())
  await store.start()
  const restored = await beginNumber(store, folder, Date.now())
  const carrier = { take: async (taken: Letter) => void sent.push(taken), close: () => undefined }
  const sender = { from: 'a@b.example', site: 'https://b.example' }
  return { store, restored, sent, post: createPost({ store, folder, sender, carrier }) }
}

test('what waited in a copy waits for a word, in place and in another folder; what is written later leaves', async () => {
  const [folder, elsewhere, backup] = [newFolder(), newFolder(), join(newFolder(), 'copia')]
  const first = await begin(folder)
  await first.store.salida.add([letter, letter, key])
  await sqliteBase(getBaseFile(folder)).write(backup)
  await first.post.sendDue()
  expect([first.restored, first.sent.length]).toEqual([undefined, 2])
  first.store.close()
  for (const place of [folder, elsewhere]) {
    restoreCopy(backup, place)
    const again = await begin(place)
    expect([again.restored, await again.post.sendDue(), again.sent.length]).toEqual([
      expect.stringContaining('quedan en Correos: 2.'),
      0,
      0,
    ])
    expect(await again.store.salida.getAll()).toMatchObject([
      { fallo: expect.stringContaining('copia restaurada') },
      {},
    ])
    await again.store.salida.add([letter])
    expect([await again.post.sendDue(), again.sent.length]).toEqual([1, 1])
    again.store.close()
  }
})

test('a restart, an end in the middle and a base of an older build send as ever', async () => {
  const folder = newFolder()
  const older = sqliteStore(folder, () => Promise.resolve(seed))
  await older.start()
  await older.salida.add([letter, letter])
  older.close()
  const first = await begin(folder)
  expect(first.restored).toBeUndefined()
  first.store.close()
  const second = await begin(folder)
  expect([second.restored, await second.post.sendDue(), second.sent.length]).toEqual([undefined, 2, 2])
})
