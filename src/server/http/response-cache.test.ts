import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { newFolder } from '#mocks/new-folder.ts'
import { formRequest, jsonRequest } from '#mocks/conformance/requests.ts'
import { getFileName } from '#mocks/file-types.ts'
import { seed } from '#mocks/seed/index.ts'
import { sqliteStore } from '#mocks/store/sql/sqlite.ts'
import { enter, testReference } from './testing.ts'

const folder = newFolder(afterAll)
const { browser, close } = testReference([], { data: folder })
afterAll(close)

const statusAndCaching = ({ status, headers }: Response) => [status, headers.get('Cache-Control')]

test('a public read has an ETag; a repeated read is 304 until its table changes', async () => {
  const send = browser()
  const again = (etag: string) => send('/api/obtenerSliders', { headers: { 'If-None-Match': etag } })
  const first = await send('/api/obtenerSliders')
  const etag = first.headers.get('ETag') ?? ''
  expect([...statusAndCaching(first), etag]).toEqual([200, 'no-cache', expect.stringMatching(/^"[\w-]+-\d+"$/)])
  for (const candidate of [etag, `W/${etag}`, `"x", ${etag}`]) {
    const same = await again(candidate)
    expect([...statusAndCaching(same), await same.text()]).toEqual([304, 'no-cache', ''])
  }
  expect((await send('/api/agregarSuscripcion', jsonRequest({ email: 'otra@example.com' }))).status).toBe(200)
  expect((await again(etag)).status).toBe(304)
  await enter(send)
  const [slider]: { id: number }[] = await first.json()
  expect((await send(`/api/deleteSlider`, jsonRequest({ idSlider: slider?.id }))).status).toBe(200)
  const changed = await again(etag)
  expect(changed.status).toBe(200)
  expect(changed.headers.get('ETag')).not.toBe(etag)
})

test('session reads are never cached, pictures always; an unknown record has no ETag', async () => {
  const send = browser()
  expect(statusAndCaching(await enter(send))).toEqual([200, 'no-store'])
  expect(statusAndCaching(await send('/api/obtenerUsuarios'))).toEqual([200, 'no-store'])
  expect(statusAndCaching(await send('/api/getImage/cancamo.jpg'))).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  const [download]: { id: number }[] = await (await send('/api/obtenerDescargas')).json()
  const file = await send(`/api/descargarArchive/${download?.id}`)
  expect([...statusAndCaching(file), file.headers.get('ETag')]).toEqual([200, 'no-cache', expect.any(String)])
  const unknown = await send('/api/obtenerProducto/987654')
  expect([...statusAndCaching(unknown), unknown.headers.get('ETag')]).toEqual([404, 'no-store', null])
})

test('an answer is made once, until its table changes', async () => {
  const store = sqliteStore(join(folder, 'once'), () => Promise.resolve(seed))
  const { browser: another, close: end } = testReference([], { store, isPersistent: true })
  const send = another()
  const reads = vi.spyOn(store, 'rows')
  const list = async () => {
    reads.mockClear()
    const titles: { titulo: string }[] = await (await send('/api/obtenerServicios')).json()
    return [reads.mock.calls.length, titles.at(-1)?.titulo]
  }
  const [made, last] = await list()
  expect(made).toBe(1)
  expect(await list()).toEqual([0, last])
  reads.mockClear()
  const together = await Promise.all(Array.from({ length: 8 }, async () => (await send('/api/obtenerFerias')).text()))
  expect([reads.mock.calls.length, new Set(together).size]).toEqual([1, 1])
  await store.rows('suscripciones').add([{ email: 'otra@example.com' }])
  expect(await list()).toEqual([0, last])
  await store.rows('servicios').add([{ titulo: 'Nuevo', orden: 900 }])
  expect(await list()).toEqual([1, 'Nuevo'])
  const fileReads = vi.spyOn(store.files, 'get')
  const picture = async (headers = {}) => {
    fileReads.mockClear()
    const response = await send('/api/getImage/cancamo.jpg', { headers })
    return [response.status, (await response.bytes()).length, fileReads.mock.calls.length]
  }
  const [, size] = await picture()
  expect(size).toBeGreaterThan(1_000)
  expect([await picture(), await picture({ Range: 'bytes=0-9' })]).toEqual([
    [200, size, 0],
    [206, 10, 1],
  ])
  await store.rows('archivos').add([{ file: 'productos/cancamo.jpg', zona: 1 }])
  expect((await picture())[0]).toBe(401)
  end()
})

test('an upload may be kept for a day and has an ETag of its own, also in a smaller width; the files of the build are immutable', async () => {
  const send = browser()
  await enter(send)
  const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const foto = new File([new Uint8Array(picture)], 'foto.png')
  const values = { foto, titulo: 'Nuevo', orden: 1, texto: 'Uno' }
  const { id }: { id: number } = await (await send('/api/crearServicio', formRequest(values))).json()
  const { imagen }: { imagen: string } = await (await send(`/api/obtenerServicio/${id}`)).json()
  const path = `/api/getImage/${getFileName(imagen)}`
  const tags = new Set<string | null>()
  for (const address of [path, `${path}?ancho=400`, `${path}?ancho=800`]) {
    const fresh = await send(address)
    expect(statusAndCaching(fresh)).toEqual([200, 'public, max-age=86400'])
    const tag = fresh.headers.get('ETag')
    tags.add(tag)
    // Once from the store, once from the last answers.
    for (const known of [tag, `W/${tag}`]) {
      const again = await send(address, { headers: { 'If-None-Match': `"x", ${known}` } })
      expect([...statusAndCaching(again), again.headers.get('ETag'), await again.text()]).toEqual([
        304,
        'public, max-age=86400',
        tag,
        '',
      ])
    }
    expect((await send(address, { headers: { 'If-None-Match': '"x"' } })).status).toBe(200)
  }
  expect(tags.size).toBe(3)
})
