import { beforeAll, expect, test, vi } from 'vitest'
import { textLimit } from '#state/call-entry.ts'
import { testBackend } from '#mocks/testing.ts'
import { hear, noting } from './call-notes.ts'

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'http://localhost' })
})

const createRequest = (path: string, init?: RequestInit) => new Request(new URL(path, 'http://localhost'), init)
const toJsonInit = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
})
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  createRequest('/api/crearSlider?version=1', { method: 'POST', body, headers })

test('a read is noted with tab, path and answer, and the browser still gets the whole answer', async () => {
  const note = noting(createRequest('/api/obtenerVideos'), 'una')
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

test('a body that the backend has not read is noted as well', async () => {
  const request = post('{"a":1}', { 'Content-Type': 'application/json' })
  expect((await noting(request, '')(Response.json(null))).sent).toBe('{"a":1}')
})

test('a form is noted with the facts of its files, read by the backend or not', async () => {
  const form = new FormData()
  form.append('orden', '1')
  form.append('imagen', new File(['12345'], 'foto.png', { type: 'image/png' }))
  for (const read of [true, false]) {
    const request = post(form)
    const note = noting(request, '')
    if (read) hear(request, { sent: await request.formData() })
    const { sent } = await note(Response.json(null))
    expect(sent).toEqual([
      ['orden', '1'],
      ['imagen', { name: 'foto.png', type: 'image/png', size: 5 }],
    ])
  }
})

test('a call of the backend is noted whole without a copy of its body or its answer', async () => {
  const backend = testBackend({ hear })
  const form = new FormData()
  form.append('email', 'ana@example.com')
  const copied = [vi.spyOn(Response.prototype, 'clone'), vi.spyOn(Response.prototype, 'text')]
  const cases = [
    [createRequest('/api/obtenerVideos'), undefined, /^\[\{.*\}\]$/],
    [
      createRequest('/api/agregarSuscripcion', toJsonInit('{"email":"ana@example.com"}')),
      '{"email":"ana@example.com"}',
      /^\{"id":\d+\}$/,
    ],
    [createRequest('/api/agregarSuscripcion', toJsonInit('{nada')), '{nada', /"message"/],
    [createRequest('/api/crearSlider', { method: 'POST', body: form }), [['email', 'ana@example.com']], /"message"/],
  ] as const
  for (const [request, sent, text] of cases) {
    const note = noting(request, '')
    expect(Object.hasOwn(request, 'formData')).toBe(false)
    const answer = await backend.respond(request)
    const isRefused = !answer.ok
    expect(await note(answer)).toMatchObject({ sent, text: expect.stringMatching(text) })
    expect(copied.some((copy) => copy.mock.calls.length > 0)).toBe(isRefused)
    expect(await answer.text()).not.toBe('')
    for (const copy of copied) copy.mockClear()
  }
  backend.close()
})

test('files are noted by their headers, texts up to the limit', async () => {
  const file = new Response('%PDF', { headers: { 'Content-Type': 'application/pdf', 'Content-Length': '4' } })
  expect(await noting(createRequest('/api/descargarArchive/1'), '')(file)).toMatchObject({
    text: undefined,
    headers: { 'content-length': '4' },
  })
  const long = Response.json('á'.repeat(textLimit * 3))
  expect((await noting(createRequest('/api/x'), '')(long)).text).toHaveLength(textLimit)
  expect(await long.json()).toHaveLength(textLimit * 3)
  expect((await noting(post('x'.repeat(textLimit * 2)), '')(Response.json(null))).sent).toHaveLength(textLimit)
})

test('a missing answer and an unreadable body are noted as well', async () => {
  expect(await noting(createRequest('/api/obtenerVideos'), '')()).toMatchObject({ status: 0, text: undefined })
  expect(await noting(createRequest('/api/obtenerVideos'), '')(Response.error())).toMatchObject({ status: 0 })
  const request = post('nada', { 'Content-Type': 'multipart/form-data; boundary=x' })
  const note = noting(request, '')
  await expect(request.formData()).rejects.toThrow(/./)
  expect(await note(Response.json({ message: 'No' }, { status: 400 }))).toMatchObject({ status: 400, sent: undefined })
})
