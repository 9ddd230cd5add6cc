import { expect, test } from 'vitest'
import { jsonRequest } from '../../conformance/requests.ts'
import { readOptions } from '../options.ts'
import { enter, jsonWith, testReference } from '../testing.ts'

const visit = (...style: string[]) => testReference(style).browser()
const textOf = async (asked: Promise<Response>) => (await asked).text()
const jsonOf = async (asked: Promise<Response>): Promise<unknown> => (await asked).json()
const saved = { orden: 1, nombre: 'Perno', texto: '', destacado: 1, subproductos: [] }
const asEntered = async (...style: string[]) => {
  const send = visit(...style)
  await enter(send)
  return send
}

test('strings: numbers and flags; a login as well', async () => {
  const send = visit('strings')
  expect(await jsonOf(send('/api/obtenerProducto/1'))).toMatchObject({
    id: '1',
    orden: '1',
    destacado: '1',
    imagenes: [{ id: expect.any(String) }, { orden: expect.any(String) }],
  })
  expect(await textOf(enter(send))).toBe('"1"')
})

test('nulls: what is empty', async () => {
  expect(await jsonOf(visit('nulls')('/api/obtenerBanner'))).toMatchObject([
    { link: null, textoboton: 'Conocé la empresa' },
    { textoboton: null, titulo: 'Quiénes somos' },
  ])
})

test('null-texts: every text of a first record', async () => {
  const send = await asEntered('null-texts')
  const [first, second]: unknown[] = await (await send('/api/obtenerFileZonas')).json()
  expect([first, second]).toMatchObject([
    { id: 7, numeropedido: null, formato: null, peso: null, file: expect.any(String) },
    { formato: 'xlsx' },
  ])
})

test('missing: what is empty is not there', async () => {
  const [home]: object[] = await (await visit('missing')('/api/obtenerBanner')).json()
  expect(Object.keys(home ?? {})).toEqual(['id', 'titulo', 'texto', 'imagen', 'seccion', 'textoboton'])
})

test('dates, capitals, extras', async () => {
  expect(await jsonOf((await asEntered('dates'))('/api/obtenerHistorial'))).toMatchObject([
    { created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
    ...Array.from({ length: 19 }, () => ({})),
  ])
  expect(await jsonOf(visit('capitals')('/api/obtenerContacto'))).toMatchObject([
    { Telefono_Secundario: '0351 555-0167' },
  ])
  expect(await jsonOf(visit('extras')('/api/obtenerServicio/1'))).toMatchObject({ id: 1, deleted_at: null })
})

test('broken-record: two at the end of a list', async () => {
  const sliders: unknown[] = await (await visit('broken-record')('/api/obtenerSliders')).json()
  expect(sliders.slice(4)).toEqual([null, { id: 'sin número' }])
})

test('empty-object: a list of nothing', async () => {
  const { browser } = testReference(['empty-object'], { seed: { tables: {}, files: [] } })
  expect(await textOf(browser()('/api/obtenerVideos'))).toBe('{}')
})

test('data-wrapper: around lists and records, not around a login', async () => {
  const send = visit('data-wrapper')
  expect(await jsonOf(send('/api/obtenerLogos'))).toEqual({
    data: { navbar: expect.any(String), footer: expect.any(String) },
  })
  expect(await jsonOf(send('/api/obtenerVideos'))).toHaveProperty('data.length', 5)
  expect(await textOf(enter(send))).toBe('1')
})

test.each([
  ['saves-nothing', 200, ''],
  ['saves-ok', 200, 'ok'],
  ['saves-true', 200, 'true'],
  ['saves-204', 204, ''],
  ['saves-mixed', 200, 'true'],
])('%s: %i %j, and it is saved', async (style, status, body) => {
  const send = await asEntered(style)
  const response = await send('/api/crearProducto', jsonRequest(saved))
  expect([response.status, await response.text()]).toEqual([status, body])
  expect(await jsonOf(send('/api/obtenerProductos'))).toHaveLength(25)
  const account = { usuario: 'nueva', email: 'nueva@example.com', contraseña: 'ocho o más' }
  expect(await textOf(send('/api/crearUsuarioZona', jsonRequest(account)))).toBe('true')
})

test('refusals: strings, text, pages', async () => {
  const wrong = jsonRequest({ ...saved, nombre: '' })
  expect(await jsonOf((await asEntered('string-errors'))('/api/crearProducto', wrong))).toMatchObject({
    errors: { nombre: 'Completá este campo.' },
  })
  const text = await visit('text-errors')('/api/obtenerProducto/999')
  expect([text.status, text.headers.get('Content-Type'), await text.text()]).toEqual([
    404,
    'text/plain; charset=UTF-8',
    expect.stringMatching(/^No encontramos/),
  ])
  const page = await (await asEntered('html-errors'))('/api/crearProducto', wrong)
  expect([page.status, await page.text()]).toEqual([
    422,
    expect.stringContaining('<h1>Revisá los campos marcados.</h1>'),
  ])
})

test('text-html and notice: JSON that does not look it', async () => {
  const login = await enter(visit('text-html'))
  expect([login.headers.get('Content-Type'), await login.text()]).toEqual(['text/html; charset=UTF-8', '1'])
  expect(await textOf(visit('notice')('/api/obtenerLogos'))).toMatch(/^<br \/>[^{]+\{"navbar"/)
})

test('html-200: every other time, read by read', async () => {
  const send = visit('html-200')
  const types = []
  for (const path of ['Logos', 'Logos', 'Videos', 'Logos'])
    types.push((await send(`/api/obtener${path}`)).headers.get('Content-Type')?.split(';')[0])
  expect(types).toEqual(['application/json', 'text/html', 'application/json', 'application/json'])
})

test('login-redirect: to a page, from whatever needs a session', async () => {
  const send = visit('login-redirect')
  const response = await send('/api/obtenerUsuarios')
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/login'])
  const page = await send('/login')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Iniciar sesión')])
})

test('csrf: the first answer brings the cookie, a POST must bring it back', async () => {
  const send = visit('csrf')
  const refused = await enter(send)
  const [cookie = ''] = refused.headers.getSetCookie()
  expect([refused.status, /HttpOnly/i.test(cookie)]).toEqual([419, false])
  const token = decodeURIComponent(/^XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '')
  expect((await enter(send, { 'X-XSRF-TOKEN': token })).status).toBe(200)
  expect((await enter(send, { 'X-XSRF-TOKEN': `${token}x` })).status).toBe(419)
})

test('CORS: a star, and a header that is not let in', async () => {
  const star = await visit('cors-star')('/api/obtenerLogos', { headers: { Origin: 'https://www.example.com' } })
  expect([
    star.headers.get('Access-Control-Allow-Origin'),
    star.headers.get('Access-Control-Allow-Credentials'),
  ]).toEqual(['*', null])
  const preflight = await visit('no-metadato-header')('/api/updateMetadato', { method: 'OPTIONS' })
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Accept,Content-Type,Range,X-XSRF-TOKEN')
})

test('no-metadato-header: the keywords go to the record that was last read', async () => {
  const send = await asEntered('no-metadato-header')
  await send('/api/obtenerMetadato/2')
  expect((await send('/api/updateMetadato', jsonWith({ 'X-Metadato-Id': '5' }, { claves: 'otras' }))).status).toBe(200)
  expect(await jsonOf(send('/api/obtenerMetadato/2'))).toMatchObject({ claves: 'otras' })
})

test('lax: whatever the site', async () => {
  const { browser } = testReference(['lax'], { crossSite: true })
  expect((await enter(browser())).headers.getSetCookie()).toEqual([expect.stringMatching(/HttpOnly; SameSite=Lax$/)])
})

test.each([
  ['fails-500', 500],
  ['fails-503', 503],
])('%s', async (style, status) => {
  expect((await visit(style)('/api/obtenerLogos')).status).toBe(status)
})

test('php: a panel that works for whoever reads what was meant', async () => {
  const send = visit('php')
  const [cookie = ''] = (await send('/api/obtenerLogos')).headers.getSetCookie()
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(/^XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '') }
  expect(await textOf(enter(send, headers))).toBe('"1"')
  expect(await textOf(send('/api/crearProducto', jsonWith(headers, saved)))).toBe('true')
  const lost = await testReference(['php']).browser()('/api/obtenerUsuarios')
  expect(lost.status).toBe(302)
})

test('a name that is none is told the names there are; so is what the environment cannot ask for', () => {
  expect(() => readOptions({ STYLE: 'strings,cobol' })).toThrow(/«cobol».*php, strings, nulls/)
  expect(() => readOptions({ PORT: '99999' })).toThrow('PORT=99999')
  expect(() => readOptions({ ORIGINS: 'example.com' })).toThrow('«example.com» no es un origen')
  expect(() => readOptions({ DATA: 'datos' })).toThrow('DATA=datos')
  expect(readOptions({ ORIGINS: 'https://a.example/, http://b.example:8080' })).toMatchObject({
    origins: ['https://a.example', 'http://b.example:8080'],
    host: '127.0.0.1',
  })
})

test('no-extensions: the specification, and nothing beyond it', async () => {
  const [known, unknown] = [await asEntered(), await asEntered('no-extensions')]
  const save = (send: typeof known) => send('/api/updateProducto?version=99', jsonRequest({ ...saved, idProducto: 1 }))
  const [late, written] = [await save(known), await save(unknown)]
  expect([late.status, written.status, written.headers.get('X-Cambio')]).toEqual([409, 200, null])
  expect((await known('/api/obtenerExtensiones')).status).toBe(200)
  for (const [path, init] of [
    ['/api/obtenerExtensiones', {}],
    ['/api/obtenerPapelera', {}],
    ['/api/deshacer', jsonRequest({ ids: [1] })],
  ] as const) {
    expect((await unknown(path, init)).status).toBe(404)
  }
  expect(await jsonOf(unknown('/api/obtenerProducto/1'))).not.toHaveProperty('version')
})
