/** Names that a person reads as one. */
import { expect, test } from 'vitest'
import { onDatabase } from './database-testing.ts'
import { ask, list, post } from './testing.ts'

const setUp = async () => {
  const { backend, db } = await onDatabase()
  const answerTo = async (path: string, body: unknown): Promise<unknown> =>
    (await post(backend, path, body)).json().catch(() => 'refused')
  return { backend, db, answerTo }
}

test('a subscriber is one whatever the capitals, gets one letter, and leaves whole', async () => {
  const { backend, db, answerTo } = await setUp()
  const first = await answerTo('/api/agregarSuscripcion', { email: 'Ana@Example.com' })
  expect(await answerTo('/api/agregarSuscripcion', { email: 'ana@example.COM' })).toEqual(first)
  const initialCount = (await list(backend, '/api/obtenerSuscripciones')).length
  await db.rows('suscripciones').add([{ email: 'ANA@example.com', baja: 'llave' }])
  expect(await answerTo('/api/agregarSuscripcion', { email: 'ANA@example.com' })).toEqual(first)
  expect(await answerTo('/api/enviarMensajeSub', { asunto: 'Hola', texto: 'Hola' })).toEqual({ enviados: initialCount })
  expect((await db.salida.getAll()).at(-1)?.a).toContain('Ana@Example.com')
  await ask(backend, '/api/darDeBaja?llave=llave', { method: 'POST' })
  expect(await list(backend, '/api/obtenerSuscripciones')).toHaveLength(initialCount - 1)
})

test('a restored account does not become the twin of a new one', async () => {
  const { backend, answerTo } = await setUp()
  const account = { email: 'a@example.com', contraseña: 'ocho o más' }
  const made = await answerTo('/api/crearUsuario', { usuario: 'Rita', ...account, admin: 0 })
  const id = Object(made).id
  await ask(backend, `/api/deleteUsuario/${id}`)
  const [entry] = await list(backend, '/api/obtenerPapelera')
  await answerTo('/api/crearUsuario', { usuario: 'rita', ...account, admin: 0 })
  expect((await post(backend, '/api/restaurarPapelera', { ids: [entry?.id] })).status).toBe(409)
})

test('invisible signs go from every one-line text; texts of several lines and passwords stay', async () => {
  const { backend, db, answerTo } = await setUp()
  await answerTo('/api/crearProducto', {
    orden: 1,
    nombre: ' Bu\u200Blón\u00A0hex ❤️‍🔥\uFEFF',
    texto: '<p>a\u00A0b</p>',
    subproductos: [{ codigo: '\u200E001', tamaño: 'M8\u00A0x 40', pack: '1\u00AD00', codigobarra: '779\u2060' }],
  })
  expect((await db.rows('productos').getAll()).at(-1)).toMatchObject({
    nombre: 'Bulón hex ❤️‍🔥',
    texto: '<p>a\u00A0b</p>',
    sub_productos: [{ codigo: '001', tamaño: 'M8 x 40', pack: '100', codigobarra: '779' }],
  })
  const sender = { nombre: 'A\u202Ena', empresa: 'T\u200B', email: 'ana@\u200Bexample.com' }
  await answerTo('/enviarCorreo', { ...sender, mensaje: 'a\u00A0b' })
  expect((await db.salida.getAll()).at(-1)).toMatchObject({
    asunto: 'Contacto desde la web de Ana (T)',
    responder: 'ana@example.com',
    texto: 'a\u00A0b\nana@example.com\n',
  })
  const account = { usuario: 'u', contraseña: 'ocho\u00A0o más' }
  await post(backend, '/api/crearUsuario', { ...account, email: 'u@example.com', admin: 0 })
  expect(await answerTo('/api/verificarLogin', { ...account, contraseña: 'ocho o más' })).toBe('refused')
  expect(await answerTo('/api/verificarLogin', account)).toEqual(expect.any(Number))
})

test('a name with signs of HTML is in history and trash as it was typed', async () => {
  const { backend, answerTo } = await setUp()
  const nombre = 'Arandelas <M8> y >M8 &amp; más'
  const id = Object(await answerTo('/api/crearProducto', { orden: 1, nombre, texto: '', subproductos: [] })).id
  expect(await list(backend, '/api/obtenerHistorial')).toContainEqual(
    expect.objectContaining({ texto: expect.stringContaining(nombre) }),
  )
  await answerTo('/api/deleteProducto', { idProducto: id })
  expect((await list(backend, '/api/obtenerPapelera'))[0]).toMatchObject({ titulo: nombre })
})
