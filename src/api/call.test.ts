/** Calls: requests, refusals, and answers of every kind. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cargarCargaMasiva } from '#contract/carga-masiva.ts'
import { crearUsuarioZona } from '#contract/cliente.ts'
import { enviarCorreo } from '#contract/correo.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { obtenerFileZonas } from '#contract/file-zona.ts'
import { guardarHistorial } from '#contract/historial.ts'
import { allEndpoints } from '#contract/index.ts'
import { obtenerMetadato } from '#contract/metadato.ts'
import { updateMetadato } from '#contract/metadato-writes.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { crearProducto } from '#contract/producto-writes.ts'
import { cerrarSesion, verificarLogin, verificarLoginZona } from '#contract/sesion.ts'
import { crearSlider } from '#contract/slider-writes.ts'
import { agregarSuscripcion } from '#contract/suscripcion.ts'
import { deleteUsuario } from '#contract/usuario.ts'
import type * as Base from './base.ts'
import { call } from './client.ts'
import { useDrift } from './drift.ts'
import { backendThatSays, reading } from './testing.ts'

const near = vi.hoisted(() => ({ same: true }))
vi.mock('./base.ts', async (original) => ({ ...(await original<typeof Base>()), isSameOrigin: () => near.same }))

beforeEach(() => {
  near.same = true
  useDrift.setState({}, true)
})

const slider = { imagen: new File(['x'], 'x.png'), orden: 1 }
const login = { usuario: 'a', contraseña: 'b' }
const account = { nombre: 'a', email: 'a@b.c', contraseña: 'ocho caracteres' }

describe('requests', () => {
  const sent = async (endpoint: Endpoint, input: object = {}) => {
    const requests = backendThatSays('[]', { type: 'application/json' })
    await call(endpoint, input).catch(() => undefined)
    return requests[0]
  }

  test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: no header that a backend must know of',
    async (_, endpoint) => {
      near.same = false
      vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' })
      const request = await sent(endpoint, { id: 1, filename: 'x' })
      const headers = new Headers(request?.init.headers)
      expect(headers.get('Accept')).toBe('application/json')
      expect([...headers.keys()].filter((name) => name !== 'accept')).toEqual(
        endpoint.encoding === 'json' ? ['content-type'] : [],
      )
    },
  )

  test('cookies go to another origin only for calls that need them', () => {
    const withCookies = allEndpoints.filter(({ cookies }) => cookies)
    expect(allEndpoints.filter(({ access, cookies }) => access !== 'public' && !cookies)).toEqual([])
    expect(
      withCookies
        .filter(({ access }) => access === 'public')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['cerrarSesion', 'obtenerMetadato', 'primerUsuario', 'verificarLogin', 'verificarLoginZona'])
  })

  test.each([
    [obtenerProductos, 'same-origin'],
    [enviarCorreo, 'same-origin'],
    [agregarSuscripcion, 'same-origin'],
    [crearUsuarioZona, 'same-origin'],
    [verificarLogin, 'include'],
    [verificarLoginZona, 'include'],
    [cerrarSesion, 'include'],
    [obtenerMetadato, 'include'],
    [obtenerFileZonas, 'include'],
  ] satisfies [Endpoint, string][])('$name: cookies $1', async (endpoint, credentials) =>
    expect((await sent(endpoint, { id: 1 }))?.init.credentials).toBe(credentials),
  )

  test('the query names the keywords record to change', async () => {
    expect(await sent(updateMetadato, { idMetadato: 4, claves: 'a, b' })).toMatchObject({
      url: '/api/updateMetadato?idMetadato=4',
      init: { body: '{"claves":"a, b"}' },
    })
  })

  test.each([
    ['XSRF-TOKEN=eyJp%3D%3D', 'x-xsrf-token', 'eyJp=='],
    ['a=1; XSRF-TOKEN=50%', 'x-xsrf-token', '50%'],
    ['csrftoken=abc; b=2', 'x-csrftoken', 'abc'],
    ['MY-XSRF-TOKEN=1', 'x-xsrf-token', null],
  ])('the token of the cookie %j goes back with a write', async (cookie, header, value) => {
    vi.stubGlobal('document', { cookie })
    expect(new Headers((await sent(enviarCorreo))?.init.headers).get(header)).toBe(value)
    expect(new Headers((await sent(obtenerProductos))?.init.headers).has(header)).toBe(false)
  })

  test('a call without its token is repeated once, with the token', async () => {
    // A client remembers that a backend asked for its token, so this test has a client of its own.
    vi.resetModules()
    const freshClient = await import('./client.ts')
    const requests = backendThatSays('{"message":"CSRF token mismatch."}', { status: 419 })
    vi.stubGlobal('document', {
      get cookie() {
        return requests.length > 1 ? 'XSRF-TOKEN=new' : ''
      },
    })
    near.same = false
    await expect(freshClient.call(crearSlider, slider)).rejects.toMatchObject({
      status: 419,
      message: expect.stringMatching(/^El servidor ya no reconoce/),
    })
    expect(requests.map(({ url, init: { method, credentials } }) => [url, method, credentials])).toEqual([
      ['/api/crearSlider', 'POST', 'include'],
      ['/api/obtenerLogos', undefined, 'include'],
      ['/api/crearSlider', 'POST', 'include'],
    ])
    expect(new Headers(requests[2]?.init.headers).get('x-xsrf-token')).toBe('new')
    expect(requests[2]?.init.body).toBe(requests[0]?.init.body)
  })

  test('a call is not repeated when there is no token', async () => {
    const requests = backendThatSays('', { status: 419 })
    await expect(call(crearSlider, slider)).rejects.toMatchObject({ status: 419 })
    expect(requests).toHaveLength(2)
  })
})

describe('unused answers', () => {
  test.each(['', 'ok', 'OK\n', 'true', 'null', '1', '{}', '[]', '<p>Guardado</p>', '{"success":true}', '{"id":"7"}'])(
    'a save that says %j is one',
    async (text) => {
      for (const [endpoint, input] of [
        [crearSlider, slider],
        [enviarCorreo, account],
        [deleteUsuario, { id: 1 }],
        [guardarHistorial, { idUsuario: 1, mensaje: 'x' }],
        [agregarSuscripcion, { email: 'a@b.c' }],
      ] satisfies [Endpoint, object][]) {
        backendThatSays(text)
        await expect(call<unknown, unknown>(endpoint, input)).resolves.not.toBeInstanceOf(Error)
      }
      for (const status of [201, 202, 204]) {
        backendThatSays(text, { status })
        await call(crearSlider, slider)
      }
      expect(useDrift.getState()).toEqual({})
    },
  )

  test('a bulk load answers its counts when the API sends them', async () => {
    expect(
      await reading(cargarCargaMasiva, { file: slider.imagen }, { creados: '3', actualizados: 0, filas: 3 }),
    ).toEqual({ creados: 3, actualizados: 0, filas: 3 })
    expect(await reading(cargarCargaMasiva, { file: slider.imagen }, 'ok')).toBeUndefined()
  })
})

describe('literal answers', () => {
  test.each([
    ['7', 7],
    ['"7"', 7],
    [' 7\n', 7],
    ['{"data":7}', 7],
    ['{"success":true,"data":"7"}', 7],
    ['[7]', 7],
    ['Usuario incorrecto', 'Usuario incorrecto'],
    ['"Usuario incorrecto"', 'Usuario incorrecto'],
    ['Notice: Undefined index: a in /var/www/a.php on line 3\n7', 7],
    ['{"message":"Clave vencida"}', 'Clave vencida'],
    ['{"error":{"message":"Clave vencida"}}', 'Clave vencida'],
    ['0', ''],
    ['-1', ''],
    ['true', ''],
    ['false', ''],
    ['null', ''],
    ['', ''],
    ['7 intentos restantes', '7 intentos restantes'],
    ['Unauthorized', 'Unauthorized'],
  ])('verificarLogin: %j is %j', async (text, read) => {
    expect(await reading(verificarLogin, login, text)).toBe(read)
    expect(Object.keys(useDrift.getState()).length).toBeLessThanOrEqual(typeof read === 'number' ? 1 : 0)
  })

  test.each([
    ['{"usuarioId":3,"usuarioActivo":1}', { usuarioId: 3, usuarioActivo: 1 }],
    ['{"usuarioId":"3","usuarioActivo":"0"}', { usuarioId: 3, usuarioActivo: 0 }],
    ['{"usuarioId":"3","usuarioActivo":true}', { usuarioId: 3, usuarioActivo: 1 }],
    ['[{"usuarioId":3,"usuarioActivo":1}]', { usuarioId: 3, usuarioActivo: 1 }],
    ['{"data":{"usuarioId":3,"usuarioActivo":1}}', { usuarioId: 3, usuarioActivo: 1 }],
    ['{"UsuarioId":3,"UsuarioActivo":false}', { usuarioId: 3, usuarioActivo: 0 }],
    ['Contraseña incorrecta', 'Contraseña incorrecta'],
    ['{"usuarioId":null}', ''],
    ['{"mensaje":"No existe"}', 'No existe'],
    ['false', ''],
    ['7', ''],
    ['[]', ''],
  ])('verificarLoginZona: %s', async (text, read) => {
    const answer = await reading(verificarLoginZona, { nombre: 'a', contraseña: 'b' }, text)
    expect({ answer }).toMatchObject({ answer: read })
  })

  test.each([
    ['true', true],
    ['"true"', true],
    ['1', true],
    ['"1"', true],
    ['\ntrue', true],
    ['{"data":true}', true],
    ['{"data":false}', false],
    ['[true]', true],
    ['false', false],
    ['0', false],
    ['', false],
    ['null', false],
    ['El usuario ya existe', false],
    ['"El usuario ya existe"', false],
    ['{"message":"x"}', false],
    ['[]', false],
    ['7', false],
  ])('crearUsuarioZona: %j is %j', async (text, read) =>
    expect(await reading(crearUsuarioZona, account, text)).toBe(read),
  )

  test('a page is neither answer', async () => {
    for (const endpoint of [verificarLogin, verificarLoginZona] satisfies Endpoint[]) {
      backendThatSays('<!DOCTYPE html><html><body>Mantenimiento</body></html>')
      await expect(call<unknown, unknown>(endpoint, login)).rejects.toThrow(
        'El servidor está en mantenimiento. Probá de nuevo en unos minutos.',
      )
      backendThatSays('<!DOCTYPE html><html><body>Hola</body></html>')
      await expect(call<unknown, unknown>(endpoint, login)).rejects.toThrow(
        'El servidor respondió algo que no esperábamos',
      )
    }
  })
})

describe('a session that ended', () => {
  const page = '<!DOCTYPE html><html><body><form><input type="password"></form></body></html>'
  test.each([
    ['a redirect to a login', { redirected: true, url: 'https://a.example/login?next=/api' }, page],
    [
      'a redirect to a login in Spanish',
      { redirected: true, url: 'https://a.example/admin/ingresar' },
      '<html></html>',
    ],
    ['a redirect to the front page', { redirected: true, url: 'https://a.example/' }, '<html></html>'],
    ['a page with a password on it', {}, page],
    ['a redirect that may not be followed', { kind: 'opaqueredirect' as const, ok: false }, ''],
    ['a 302 that was not followed', { status: 302 }, ''],
    ['401 without a word', { status: 401 }, ''],
    ['401 in English', { status: 401 }, '{"message":"Unauthenticated."}'],
  ])('%s is a 401', async (_, value, text) => {
    for (const [endpoint, input] of [
      [obtenerFileZonas, {}],
      [crearSlider, slider],
      [guardarHistorial, { idUsuario: 1, mensaje: 'x' }],
    ] satisfies [Endpoint, object][]) {
      backendThatSays(text, value)
      await expect(call<unknown, unknown>(endpoint, input)).rejects.toMatchObject({
        status: 401,
        message: 'Tu sesión terminó. Volvé a ingresar.',
      })
    }
  })

  test('other redirects are followed', async () => {
    backendThatSays('[]', { redirected: true, url: 'https://a.example/api/obtenerFileZonas/' })
    expect(await call(obtenerFileZonas, {})).toEqual([])
    backendThatSays('<html>Gracias</html>', { redirected: true, url: 'https://a.example/gracias.html' })
    await expect(call(enviarCorreo, { ...account, empresa: 'x' })).rejects.toMatchObject({ status: 422 })
  })
})

describe('refusals', () => {
  const refused = async (status: number, body: unknown, endpoint: Endpoint = crearProducto) => {
    backendThatSays(typeof body === 'string' ? body : JSON.stringify(body), { status })
    return call(endpoint, {}).then(
      () => undefined,
      (error: unknown) => error,
    )
  }
  test.each([
    [422, 'El título ya existe', 'El título ya existe'],
    [400, '{"mensaje":"Falta el título"}', 'Falta el título'],
    [409, { error: { message: 'Ya existe' } }, 'Ya existe'],
    [400, '"Falta el título"', 'Falta el título'],
    [403, { detail: 'No alcanza tu rol' }, 'No alcanza tu rol'],
    [422, { errors: ['El título ya existe'] }, 'El título ya existe'],
    [422, { errors: { titulo: 'El título ya existe' } }, 'El título ya existe'],
    [500, { message: 'No hay lugar en el disco.' }, 'No hay lugar en el disco.'],
  ])('%i %j says %j', async (status, body, message) =>
    expect(await refused(status, body)).toMatchObject({ name: 'ApiError', status, message }),
  )

  test.each([
    [413, '<html><head><title>413 Request Entity Too Large</title></head></html>', /demasiado grande/],
    [500, '<html><body>Whoops</body></html>', /no pudo responder/],
    [500, 'SQLSTATE[42S02]: Base table not found', /no pudo responder/],
    [500, { message: 'Server Error' }, /no pudo responder/],
    [500, { message: 'Call to undefined', exception: 'Error', trace: [] }, /no pudo responder/],
    [422, '', /no acepta/],
    [422, { message: 'The given data was invalid.' }, /no acepta/],
    [404, { message: 'Not Found' }, /No lo encontramos/],
    [429, 'Too Many Requests', /muchos pedidos/],
    [403, 'Forbidden', /permiso/],
    [400, 'a '.repeat(200), /no entendió/],
    [419, { message: 'CSRF token mismatch.' }, /ya no reconoce/],
    [503, 'Service Unavailable', /no pudo responder/],
    [404, '<!DOCTYPE html><html><body>Cannot POST /api/x</body></html>', /No lo encontramos/],
    [400, 'Error: x\n    at Object.<anonymous> (/app/index.js:3:1)'.replaceAll('<', '('), /no entendió/],
    [418, '{}', /no pudo responder/],
  ])('%i %j is said in our words', async (status, body, message) =>
    expect(await refused(status, body)).toMatchObject({ status, message: expect.stringMatching(message) }),
  )

  test.each([
    [{ error: true, message: 'Ya existe' }, 'Ya existe'],
    [{ success: false, msg: 'No alcanza tu rol' }, 'No alcanza tu rol'],
    [{ status: 'error', data: 'Ya existe' }, 'Ya existe'],
    [{ data: { ok: 0, mensaje: 'Ya existe' } }, 'Ya existe'],
    [{ code: 403, message: 'Forbidden' }, 'No tenés permiso para hacer esto.'],
    ['Error: ya existe', 'Error: ya existe'],
    [false, /^El servidor no guardó el cambio/],
    [{ ok: 0 }, /^El servidor no guardó el cambio/],
    ['Fatal error: Uncaught PDOException in /var/www/a.php:3', /^El servidor no guardó el cambio/],
    ['<html><body>Sitio en mantenimiento</body></html>', /en mantenimiento\. Probá de nuevo en unos minutos/],
    ['<html><head><title>Just a moment...</title></head></html>', /no sos un robot/],
    ['<html><body>Hola</body></html>', /^El servidor no guardó el cambio/],
  ])('200 %j is said as %s', async (body, message) => {
    const error = await refused(200, body)
    expect(error).toMatchObject({ name: 'ApiError' })
    expect(String(error).replace('ApiError: ', '')).toMatch(message)
  })

  test('a refusal in a 200 reaches its fields', async () => {
    expect(await refused(200, { success: false, errors: { nombre: ['Ya existe'] } })).toMatchObject({
      status: 422,
      errors: { nombre: ['Ya existe'] },
    })
    expect(await refused(200, { status: 'fail', data: { nombre: 'Ya existe' } })).toMatchObject({
      status: 422,
      errors: { nombre: ['Ya existe'] },
    })
  })

  test('a page that is a 403 is not about permission', async () => {
    expect(
      await refused(403, '<html><head><title>403 Forbidden</title></head><body>Request blocked</body></html>'),
    ).toMatchObject({ status: 403, message: expect.stringMatching(/^Un filtro de seguridad/) })
  })

  const waits = [['11', '11 segundos'] as const, ['90', '90 segundos'] as const, ['91', '2 minutos'] as const]
  test.each(waits)('a read that is put off for %s s says to come back in %s', async (seconds, when) => {
    const message = `Fueron muchos pedidos seguidos. Probá de nuevo en ${when}.`
    const requests = backendThatSays('{"message":"Too Many Attempts."}', {
      status: 429,
      headers: { 'Retry-After': seconds },
    })
    await expect(call(obtenerProductos, {})).rejects.toMatchObject({ status: 429, message })
    expect(requests).toHaveLength(1)
  })

  const missing = 'Falta.'
  test.each([
    ['lists', { errors: { nombre: [missing] } }, { nombre: [missing] }],
    ['texts', { errors: { nombre: missing } }, { nombre: [missing] }],
    ['objects', { errors: { nombre: { message: missing, kind: 'required' } } }, { nombre: [missing] }],
    [
      'where and what',
      {
        errors: [
          { path: 'nombre', msg: missing, location: 'body' },
          { param: 'orden', msg: missing },
        ],
      },
      { nombre: [missing], orden: [missing] },
    ],
    ['paths of parts', { detail: [{ loc: ['body', 'nombre'], msg: missing }] }, { nombre: [missing] }],
    ['fields by themselves', { nombre: [missing], orden: missing, x: 'y' }, { nombre: [missing], orden: [missing] }],
    [
      'other capitals',
      { title: 'One or more validation errors occurred.', errors: { Nombre: [missing] } },
      { nombre: [missing] },
    ],
    ['wire names below', { errors: { 'subproductos.0.codigo': [missing] } }, { 'sub_productos.0.codigo': [missing] }],
    ['field names below', { errors: { 'sub_productos.0.codigo': missing } }, { 'sub_productos.0.codigo': [missing] }],
    ['brackets', { errors: { 'subproductos[0][codigo]': missing } }, { 'sub_productos.0.codigo': [missing] }],
    ['.NET', { errors: { 'SubProductos[1].CodigoBarra': [missing] } }, { 'sub_productos.1.codigobarra': [missing] }],
    ['rows', { errors: { '12.codigo': [missing] } }, { '12.codigo': [missing] }],
    ['nothing', { errors: null }, {}],
    ['no words', { errors: { nombre: [] } }, {}],
  ])('errors as %s', async (_, body, errors) => expect(await refused(422, body)).toMatchObject({ errors }))

  test('a failed network is reported as such, also in the middle of an answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(call(obtenerProductos, {})).rejects.toMatchObject({
      status: 0,
      message: expect.stringMatching(/^No hay conexión/),
    })
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(new ReadableStream({ start: (it) => it.error(new TypeError('x')) }))),
    )
    await expect(call(obtenerProductos, {})).rejects.toMatchObject({ status: 0 })
  })
})
