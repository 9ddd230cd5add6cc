import { expect, test } from 'vitest'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import { readOptions } from '../options.ts'
import { enter, jsonWith, testReference } from '../testing.ts'
import { instead } from './quirk.ts'

const visit = (...quirks: string[]) => testReference(quirks).browser()
const readText = async (request: Promise<Response>) => (await request).text()
const readJson = async (request: Promise<Response>): Promise<unknown> => (await request).json()
const text = expect.any(String)
const date = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
const nullValues = [
  { link: null, textoboton: 'Conocé la empresa' },
  { textoboton: null, titulo: 'Quiénes somos' },
]
const nullTexts = { 0: { id: 7, numeropedido: null, formato: null, peso: null, file: text }, 1: { formato: 'xlsx' } }
const tenOfAll = { data: { length: 10, 0: { id: 1 } }, total: 24 }
const saved = { orden: 1, nombre: 'Perno', texto: '', destacado: 1, subproductos: [] }
const asEntered = async (...quirks: string[]) => {
  const send = visit(...quirks)
  await enter(send)
  return send
}

test.each<[quirk: string, changes: string, path: string, answer: object]>([
  ['strings', 'numbers and flags', '/api/obtenerProducto/1', { id: '1', orden: '1', destacado: '1' }],
  ['strings', 'numbers of its parts', '/api/obtenerProducto/1', { imagenes: [{ id: text }, { orden: text }] }],
  ['nulls', 'empty values', '/api/obtenerBanner', nullValues],
  ['null-texts', 'every text of a first record', '/api/obtenerFileZonas', nullTexts],
  ['dates', 'their form', '/api/obtenerHistorial', { 0: { created_at: expect.stringMatching(date) }, length: 20 }],
  ['capitals', 'names', '/api/obtenerContacto', [{ Telefono_Secundario: '0351 555-0167' }]],
  ['extras', 'fields beside', '/api/obtenerServicio/1', { id: 1, deleted_at: null }],
  ['broken-record', 'two at the end', '/api/obtenerSliders', { 4: null, 5: { id: 'sin número' }, length: 6 }],
  ['data-wrapper', 'around a list', '/api/obtenerVideos', { data: { length: 5 } }],
  ['data-wrapper', 'around a record', '/api/obtenerLogos', { data: { navbar: text, footer: text } }],
  ['cuts', 'ten of a long list', '/api/obtenerProductos', tenOfAll],
  ['cuts', 'the same ten for any page', '/api/obtenerProductos?page=2', tenOfAll],
  ['cuts', 'a short list is whole', '/api/obtenerServicios', { length: 3 }],
])('%s: %s', async (quirk, _, path, answer) => {
  expect(await readJson((await asEntered(quirk))(path))).toMatchObject(answer)
})

test('data-wrapper: not around a login', async () => {
  expect(await readText(enter(visit('data-wrapper')))).toBe('1')
})

test('missing: empty values are left out', async () => {
  const [home]: object[] = await (await visit('missing')('/api/obtenerBanner')).json()
  expect(Object.keys(home ?? {})).toEqual(['id', 'titulo', 'texto', 'imagen', 'seccion', 'textoboton'])
})

test('empty-object: an empty list', async () => {
  const { browser } = testReference(['empty-object'], { seed: { tables: {}, files: [] } })
  expect(await readText(browser()('/api/obtenerVideos'))).toBe('{}')
})

test.each([
  ['saves-nothing', 200, ''],
  ['saves-ok', 200, 'ok'],
  ['saves-true', 200, 'true'],
  ['saves-204', 204, ''],
  ['saves-mixed', 200, 'true'],
])('%s: %i %j, and it is saved', async (quirks, status, body) => {
  const send = await asEntered(quirks)
  const response = await send('/api/crearProducto', jsonRequest(saved))
  expect([response.status, await response.text()]).toEqual([status, body])
  expect(await readJson(send('/api/obtenerProductos'))).toHaveLength(25)
  const account = { usuario: 'nueva', email: 'nueva@example.com', contraseña: 'ocho o más' }
  expect(await readText(send('/api/crearUsuarioZona', jsonRequest(account)))).toBe('true')
})

test('refusals: strings, text, pages', async () => {
  const wrong = jsonRequest({ ...saved, nombre: '' })
  expect(await readJson((await asEntered('string-errors'))('/api/crearProducto', wrong))).toMatchObject({
    errors: { nombre: 'Completá este campo.' },
  })
  const plain = await visit('text-errors')('/api/obtenerProducto/999')
  expect([plain.status, plain.headers.get('Content-Type'), await plain.text()]).toEqual([
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

test('text-html and notice: disguised JSON', async () => {
  const login = await enter(visit('text-html'))
  expect([login.headers.get('Content-Type'), await login.text()]).toEqual(['text/html; charset=UTF-8', '1'])
  expect(await readText(visit('notice')('/api/obtenerLogos'))).toMatch(/^<br \/>[^{]+\{"navbar"/)
})

test('login-redirect: calls that need a session lead to a page', async () => {
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
  expect(await readJson(send('/api/obtenerMetadato/2'))).toMatchObject({ claves: 'otras' })
})

test('lax: for any site', async () => {
  const { browser } = testReference(['lax'], { crossSite: true })
  expect((await enter(browser())).headers.getSetCookie()).toEqual([expect.stringMatching(/HttpOnly; SameSite=Lax$/)])
})

test('php: the panel works for a lenient reader', async () => {
  const send = visit('php')
  const [cookie = ''] = (await send('/api/obtenerLogos')).headers.getSetCookie()
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(/^XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '') }
  expect(await readText(enter(send, headers))).toBe('"1"')
  expect(await readText(send('/api/crearProducto', jsonWith(headers, saved)))).toBe('true')
  expect((await testReference(['php']).browser()('/api/obtenerUsuarios')).status).toBe(302)
})

test('an unknown name or option is refused with the valid ones', () => {
  expect(() => readOptions({ STYLE: 'strings,cobol' })).toThrow(/«cobol».*php, strings, nulls/)
  expect(() => readOptions({ PORT: '99999' })).toThrow('PORT=99999')
  expect(() => readOptions({ ORIGINS: 'example.com' })).toThrow('«example.com» no es un origen')
  expect(() => readOptions({ DATA: '' })).toThrow('DATA está vacía')
  expect([readOptions({}).data, readOptions({ DATA: 'datos' }).data]).toEqual([undefined, 'datos'])
  for (const name of ['CROSS_SITE', 'LOG_LOGINS']) expect(() => readOptions({ [name]: 'true' })).toThrow(`${name}=1`)
  const { origins, host } = readOptions({ ORIGINS: 'https://a.example/, http://b.example:8080', HOST: '' })
  expect([host, ...origins]).toEqual(['127.0.0.1', 'https://a.example', 'http://b.example:8080'])
})

test('no-extensions: the specification, and nothing beyond it', async () => {
  const [recognised, unknown] = [await asEntered(), await asEntered('no-extensions')]
  const save = (send: typeof recognised) =>
    send('/api/updateProducto?version=99', jsonRequest({ ...saved, idProducto: 1 }))
  const [late, written] = [await save(recognised), await save(unknown)]
  expect([late.status, written.status, written.headers.get('X-Cambio')]).toEqual([409, 200, null])
  expect((await recognised('/api/obtenerExtensiones')).status).toBe(200)
  for (const [path, init] of [
    ['/api/obtenerExtensiones', {}],
    ['/api/obtenerPapelera', {}],
    ['/api/deshacer', jsonRequest({ ids: [1] })],
  ] as const) {
    expect((await unknown(path, init)).status).toBe(404)
  }
  expect(await readJson(unknown('/api/obtenerProducto/1'))).not.toHaveProperty('version')
})

test.each([
  ['refuses-error', 200, /^\{"error":true,"message":"El servidor/],
  ['refuses-fields', 200, /^\{"success":false,"errors":\{"titulo"/],
  ['refuses-status', 200, /^\{"status":"error"\}$/],
  ['refuses-false', 200, /^false$/],
  ['refuses-fatal', 200, /<b>Fatal error<\/b>.*SQLSTATE/],
  ['refuses-login', 200, /type="password"/],
  ['refuses-maintenance', 200, /<h1>Sitio en mantenimiento/],
  ['refuses-challenge', 200, /<title>Just a moment\.\.\.</],
  ['forgets', 200, /^$/],
  ['firewall', 403, /Request blocked/],
])('%s: a write answers %i and is not made; one enters and leaves', async (quirks, status, says) => {
  const { browser } = testReference([quirks], { origins: ['https://www.example.com'] })
  const send = browser()
  expect(await readText(enter(send))).toBe('1')
  const answer = await send('/api/crearProducto', jsonWith({ Origin: 'https://www.example.com' }, saved))
  expect([answer.status, answer.headers.get('Content-Type'), await answer.text()]).toEqual([
    status,
    'text/html; charset=UTF-8',
    expect.stringMatching(says),
  ])
  // A page of another origin may read the refusal, and the session stays.
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://www.example.com')
  await send('/api/deleteProducto', jsonRequest({ idProducto: 1 }))
  expect(await readJson(send('/api/obtenerProductos'))).toHaveLength(24)
  expect((await send('/api/obtenerUsuarios')).status).toBe(200)
  await send('/api/cerrarSesion', jsonRequest({ zona: 'panel' }))
  expect((await send('/api/obtenerUsuarios')).status).toBe(401)
})

test('max-age and last-modified: cache headers of reads alone', async () => {
  const [cached, dated] = [await asEntered('max-age'), await asEntered('last-modified')]
  const getCacheHeaders = ({ headers }: Response) => [headers.get('Cache-Control'), headers.get('Last-Modified')]
  expect(getCacheHeaders(await cached('/api/obtenerServicios'))).toEqual(['public, max-age=600', null])
  expect(getCacheHeaders(await dated('/api/obtenerServicios'))).toEqual([null, 'Mon, 05 Jan 2026 10:00:00 GMT'])
  expect((await cached('/api/crearProducto', jsonRequest(saved))).headers.get('Cache-Control')).toBe('no-store')
  expect((await cached('/api/obtenerProducto/999')).headers.get('Cache-Control')).toBe('no-store')
})

test('paginate: ten a page, a short last one, and links that no browser may follow', async () => {
  const send = visit('paginate')
  const pages = await Promise.all([1, 2, 3].map((page) => readJson(send(`/api/obtenerProductos?page=${page}`))))
  expect(pages).toMatchObject([
    { data: { length: 10 }, links: { prev: null, next: 'http://backend.internal/api?page=2' } },
    { data: { length: 10 } },
    { data: { length: 4 }, links: { next: null }, meta: { total: 24, last_page: 3 } },
  ])
  expect(await readJson(send('/api/obtenerProducto/1'))).toMatchObject({ id: 1 })
})

test('an answer that a quirk changes is without the ETag of the unchanged one', async () => {
  const unchanged = new Response('[1, 2]', { headers: { ETag: '"1"', Vary: 'Origin' } })
  expect([...instead(unchanged, '[1]').headers.keys()]).toEqual(['content-type', 'vary'])
})

test('puts-off: each read once, for a second; a write never', async () => {
  const send = visit('puts-off')
  const [first, second, videos] = [
    await send('/api/obtenerLogos'),
    await send('/api/obtenerLogos'),
    await send('/api/obtenerVideos'),
  ]
  expect([first.status, first.headers.get('Retry-After'), second.status, videos.status]).toEqual([429, '1', 200, 429])
  expect((await send('/api/agregarSuscripcion', jsonRequest({ email: 'ana@example.com' }))).status).toBe(200)
})
