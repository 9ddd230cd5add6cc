import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../new-folder.ts'
import { findRow } from '../port.ts'
import { sqliteStore } from './sqlite.ts'

test('that a picture has no smaller ones outlives the process, and goes with the file', async () => {
  const folder = newFolder()
  const open = async () => {
    const store = sqliteStore(folder, () => Promise.resolve({ tables: {}, files: [] }))
    await store.start()
    onTestFinished(store.close)
    return store
  }
  const store = await open()
  const file = { name: 'foto.jpg', type: 'image/jpeg', size: 3, blob: new Blob(['uno']) }
  await store.files.add([file])
  expect((await findRow(store.files, 'foto.jpg'))?.renditions).toBeUndefined()
  await store.files.change('foto.jpg', { renditions: {} })
  const stored = await findRow((await open()).files, 'foto.jpg')
  expect([stored?.renditions, stored?.blob instanceof Blob && (await stored.blob.text())]).toEqual([{}, 'uno'])
  await store.files.change('foto.jpg', { renditions: { 400: new Blob(['dos']) } })
  expect(Object.keys((await findRow(store.files, 'foto.jpg'))?.renditions ?? {})).toEqual(['400'])
  await store.files.delete(['foto.jpg'])
  await store.files.add([file])
  expect((await findRow(store.files, 'foto.jpg'))?.renditions).toBeUndefined()
})
