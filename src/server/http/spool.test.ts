import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { uploadKinds } from '#contract/upload-kinds.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { dropForm, limited, readForm, sweepSpool } from './spool.ts'

const folder = newFolder(afterAll)
beforeEach(() => {
  vi.stubEnv('TMPDIR', folder)
})

const type = 'multipart/form-data; boundary=limite'
const sending = (contentType: string, body: ReadableStream, path = '/api/crearDescarga'): Request => {
  const headers = { 'Content-Type': contentType }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  return new Request(`http://localhost${path}`, init)
}

/** The same bytes in pieces of this size, as a network delivers them. */
const request = (body: Uint8Array<ArrayBuffer>, piece: number, contentType = type) => {
  let offset = 0
  const stream = new ReadableStream({
    pull: (controller) => {
      if (offset >= body.length) controller.close()
      else controller.enqueue(body.slice(offset, (offset += piece)))
    },
  })
  return sending(contentType, stream)
}

const readEntries = async (form: FormData): Promise<unknown[]> =>
  Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      value instanceof File
        ? [value.name, value.type, value.size, Buffer.from(await value.arrayBuffer()).toString('latin1')]
        : value,
    ]),
  )

test('a form read from disk equals one read in memory, however it arrived', async () => {
  const form = new FormData()
  form.append('título "uno"', 'ñandú\r\n--limit\r\nsigue')
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256)
  form.append('foto', new File([bytes, '\r\n--limitx-no\r\n'], 'a "b" ñ.png', { type: 'image/png' }))
  form.append('vacía', new File([], ''))
  form.append('texto', '')
  const body = new Uint8Array(await new Response(form).arrayBuffer())
  const [, boundary = ''] = /^--([^\r]+)/.exec(Buffer.from(body.subarray(0, 200)).toString('latin1')) ?? []
  const contentType = `multipart/form-data; boundary=${boundary}`
  const expected = await readEntries(await request(body, body.length, contentType).formData())
  for (const piece of [1_021, 65_536, 1_000_000]) {
    const sent = request(body, piece, contentType)
    expect(await readEntries(await readForm(sent))).toEqual(expected)
    expect(readdirSync(folder)).toHaveLength(1)
    dropForm(sent)
    expect(readdirSync(folder)).toHaveLength(0)
  }
})

test.each([
  '',
  'basura',
  '--limite\r\n',
  '--limite\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
  '--limite\r\nx\r\n--limite--',
  '--otro\r\n\r\n--otro--',
])('no form is read of %j', async (text) => {
  const sent = request(new TextEncoder().encode(text), 7)
  await expect(readForm(sent)).rejects.toMatchObject({ status: 400 })
  dropForm(sent)
  expect(readdirSync(folder)).toHaveLength(0)
})

const form = 'multipart/form-data; boundary=x'
const json = 'application/json'
test.each([
  ["a visitor's call", '/enviarCorreo', json, 100],
  ['a login', '/api/verificarLogin', json, 100],
  ["a visitor's call that is said to be a form", '/api/agregarSuscripcion', form, 100],
  ["a customer's call", '/api/guardarHistorial', json, 100],
  ['the page for a new password', '/api/clave', form, 100],
  ['an address without a call', '/api/nada', form, 100],
  ['a call of the panel', '/api/updateProducto', json, 8 * 1024],
  ['a form of the panel that is said to be JSON', '/api/crearDescarga', json, 8 * 1024],
  ['a form of the panel', '/api/crearDescarga', form, uploadKinds.any.limit / 1024 + 1024],
])('%s is read up to its limit, declared or not', async (_, path, contentType, maxKilobytes) => {
  const declared = (kilobytes: number) =>
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'Content-Type': contentType, 'Content-Length': String(kilobytes * 1024) },
      body: 'x',
    })
  expect(limited(declared(maxKilobytes))).toBeInstanceOf(Request)
  expect(() => limited(declared(maxKilobytes + 1))).toThrow(expect.objectContaining({ status: 413 }))
  let sent = 0
  const pull = (controller: ReadableStreamDefaultController) => {
    sent += 16 * 1024
    controller.enqueue(new Uint8Array(16 * 1024))
  }
  const endless = new ReadableStream({ pull })
  const body = limited(sending(contentType, endless, path)).body
  await expect(body?.pipeTo(new WritableStream())).rejects.toMatchObject({ status: 413 })
  expect(sent / 1024).toBeLessThan(maxKilobytes + 80)
})

test('a sender that goes away leaves nothing on disk', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  const sent = sending(type, broken)
  await expect(readForm(sent)).rejects.toMatchObject({ status: 400 })
  dropForm(sent)
  expect(readdirSync(folder)).toEqual([])
})

test('files that a killed process was receiving are deleted, and files of a living process stay', async () => {
  const sent = request(new TextEncoder().encode('--limite--\r\n'), 7)
  await expect(readForm(sent)).resolves.toBeInstanceOf(FormData)
  const held = readdirSync(folder)
  const library = resolve('mocks/store/sql/held-folder.ts')
  const script = `import { holdFolder } from '${library}'; holdFolder('${folder}', 'vidriera-envio-')`
  spawnSync(process.execPath, ['--input-type=module', '-e', script])
  for (const name of ['vidriera-envio-1-old', 'vidriera-envio-1-new', 'vidriera-other']) mkdirSync(join(folder, name))
  utimesSync(join(folder, 'vidriera-envio-1-old'), 0, 0)
  expect(readdirSync(folder)).toHaveLength(5)
  // What an older build receives at this moment has no lock.
  const staying = [...held, 'vidriera-envio-1-new', 'vidriera-other'].toSorted()
  sweepSpool()
  expect(readdirSync(folder).toSorted()).toEqual(staying)
  dropForm(sent)
  for (const name of staying) rmSync(join(folder, name), { recursive: true, force: true })
})
