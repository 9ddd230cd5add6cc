import { beforeAll, expect, test, vi } from 'vitest'
import { textLimit } from '../../state/call-entry.ts'
import { noting } from './record.ts'

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'http://localhost' })
})

const at = (path: string, init?: RequestInit) => new Request(new URL(path, 'http://localhost'), init)
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  at('/api/crearSlider?version=1', { method: 'POST', body, headers })

test('a read is noted with tab, path and answer, and the browser still gets the whole answer', async () => {
  const note = noting(at('/api/obtenerVideos'), 'una')
  const response = Response.json([1])
  expect(await note(response)).toMatchObject({
    method: 'GET',
    path: '/api/obtenerVideos',
    tab: 'una',
    status: 200,
    sent: undefined,
    text: '[1]',
    headers: { 'content-type': 'application/json' },
  })
  expect(await response.json()).toEqual([1])
})

test('the sent body is noted, whether the backend has read it or not', async () => {
  for (const read of [true, false]) {
    const request = post('{"a":1}', { 'Content-Type': 'application/json' })
    const note = noting(request, '')
    const value: unknown = read ? await request.json() : { a: 1 }
    expect(value).toEqual({ a: 1 })
    expect((await note(Response.json(null))).sent).toBe('{"a":1}')
  }
})

test('a form is read once, and its files are not copied', async () => {
  const form = new FormData()
  form.append('orden', '1')
  form.append('imagen', new File(['12345'], 'foto.png', { type: 'image/png' }))
  for (const read of [true, false]) {
    const request = post(form)
    const note = noting(request, '')
    const orden = read ? (await request.formData()).get('orden') : '1'
    expect(orden).toBe('1')
    const { sent } = await note(Response.json(null))
    expect(sent).toEqual([
      ['orden', '1'],
      ['imagen', { name: 'foto.png', type: 'image/png', size: 5 }],
    ])
  }
})

test('files are noted by their headers, texts up to the limit', async () => {
  const file = new Response('%PDF', { headers: { 'Content-Type': 'application/pdf', 'Content-Length': '4' } })
  expect(await noting(at('/api/descargarArchive/1'), '')(file)).toMatchObject({
    text: undefined,
    headers: { 'content-length': '4' },
  })
  const long = Response.json('á'.repeat(textLimit * 3))
  expect((await noting(at('/api/x'), '')(long)).text).toHaveLength(textLimit)
  expect(await long.json()).toHaveLength(textLimit * 3)
  expect((await noting(post('x'.repeat(textLimit * 2)), '')(Response.json(null))).sent).toHaveLength(textLimit)
})

test('a missing answer and an unreadable body are noted as well', async () => {
  expect(await noting(at('/api/obtenerVideos'), '')()).toMatchObject({ status: 0, text: undefined })
  expect(await noting(at('/api/obtenerVideos'), '')(Response.error())).toMatchObject({ status: 0 })
  const request = post('nada', { 'Content-Type': 'multipart/form-data; boundary=x' })
  const note = noting(request, '')
  await expect(request.formData()).rejects.toThrow(/./)
  expect(await note(Response.json({ message: 'No' }, { status: 400 }))).toMatchObject({ status: 400, sent: undefined })
})
