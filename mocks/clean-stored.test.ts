import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testReference } from '#server/http/testing.ts'
import { cleanStored, getCleaningRoom } from './clean-stored.ts'
import { newFolder } from './new-folder.ts'
import { findRow } from './store/port.ts'
import { sqliteStore } from './store/sql/sqlite.ts'
import { noSeed, started } from './store/testing.ts'

const place = 'LUGAR-34,36,12-SECRETO'

test('what an older build stored is cleaned in its place: other bytes, another ETag, and nothing is left of the old ones', async () => {
  const [data, copies] = [newFolder(), newFolder()]
  const store = await started(sqliteStore(data, noSeed))
  const pixels = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, index) => (index * index) % 251))
  const picture = await sharp(pixels, { raw: { width: 900, height: 900, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer()
  const withPlace = (bytes: Buffer) => new Blob([Buffer.concat([bytes, Buffer.from(place)])], { type: 'image/jpeg' })
  const small = await sharp(picture).resize(40).jpeg().toBuffer()
  expect([picture.length > 1024 * 1024, small.length < 1024 * 1024]).toEqual([true, true])
  const row = { type: 'image/jpeg', created_at: '2026-11-27T00:00:00.000Z' }
  for (const [name, bytes] of [
    ['grande.jpg', picture],
    ['chica.jpg', small],
  ] as const)
    await store.files.add([{ ...row, name, size: withPlace(bytes).size, blob: withPlace(bytes) }])
  await store.files.add([{ ...row, name: 'limpia.jpg', size: small.length, blob: new Blob([small]) }])
  await store.files.add([
    { name: 'lista.txt', type: 'text/plain', size: place.length, blob: new Blob([place.toLowerCase()]) },
  ])
  await store.files.change('chica.jpg', { renditions: { 20: new Blob(['MENOR'], { type: 'image/webp' }) } })
  await store.rows('archivos').add([{ zona: 0, orden: 1, titulo: 'Foto', file: 'archivos/chica.jpg', peso: '9.99' }])

  const send = testReference([], { store, isPersistent: true }).browser()
  const readTags = () =>
    Promise.all(
      ['grande.jpg', 'chica.jpg', 'limpia.jpg'].map(async (name) =>
        (await send(`/api/getImage/${name}`)).headers.get('ETag'),
      ),
    )
  const tags = await readTags()
  expect(await getCleaningRoom(store)).toBeGreaterThan(5 * picture.length)
  expect(await cleanStored(store, copies)).toBe(2)
  expect(readFileSync(join(data, 'vidriera.sqlite'), 'latin1')).not.toContain(place)
  expect([await cleanStored(store, copies), readdirSync(copies)]).toEqual([0, []])

  const later = await readTags()
  expect(later.map((tag, index) => tag === tags[index])).toEqual([false, false, true])
  const [large, little] = await store.files.get(['grande.jpg', 'chica.jpg'])
  const read = async (blob: unknown) => (blob instanceof Blob ? Buffer.from(await blob.arrayBuffer()) : undefined)
  expect([await read(large?.blob), await read(little?.blob)]).toEqual([picture, small])
  expect([large?.size, large?.created_at, Object.keys(little?.renditions ?? {})]).toEqual([
    picture.length,
    row.created_at,
    ['20'],
  ])
  expect((await store.rows('archivos').getAll())[0]?.['peso']).toBe((small.length / 1024).toFixed(2))
  expect((await findRow(store.files, 'lista.txt'))?.revision).toBeUndefined()
})
