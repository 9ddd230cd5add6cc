import { expect, test } from 'vitest'
import { obtenerClientes } from '#contract/cliente.ts'
import { allEndpoints } from '#contract/index.ts'
import { ask, login, post, testBackend } from '#mocks/testing.ts'
import { seedOf, type Records } from './seed.ts'

const backendOf = async (records: Records, rest?: 'demo' | 'vacia') => {
  const seed = await seedOf(records, rest)
  return testBackend({ seed: () => Promise.resolve(seed) })
}
const one = [{}]
const everything = {
  sliders: one,
  banners: one,
  secciones: one,
  productos: one,
  servicios: one,
  descargas: one,
  novedades: one,
  ferias: one,
  videos: one,
  fileZonas: one,
  contacto: one,
  logos: one,
  metadatos: one,
  clientes: one,
  suscripciones: one,
  historial: one,
}
const lists = allEndpoints.filter(({ does, entity }) => does === 'list' && entity && entity.resource in everything)

test('a record without given fields keeps the contract, and its files exist', async () => {
  for (const rest of ['demo', 'vacia'] as const) {
    const backend = await backendOf(everything, rest)
    await login(backend)
    for (const { path } of lists)
      expect([path, await (await ask(backend, path)).json()]).toEqual([path, [expect.anything()]])
    const { status, headers } = await ask(backend, '/api/descargarArchive/1')
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining('Descarga 1')])
  }
})

test('given fields are stored, and missing fields get their usual values', async () => {
  const backend = await backendOf({
    productos: [
      { nombre: 'Perno', imagenes: ['productos/cancamo.jpg'], sub_productos: [{ codigo: '007' }] },
      { id: 9 },
    ],
  })
  expect(await (await ask(backend, '/api/obtenerProductos')).json()).toMatchObject([
    {
      id: 1,
      orden: 1,
      nombre: 'Perno',
      imagenes: [{ orden: 1, path: 'productos/cancamo.jpg' }],
      sub_productos: [{ codigo: '007' }],
    },
    { id: 9, orden: 2, nombre: 'Producto 2', imagenes: [], sub_productos: [] },
  ])
  expect((await ask(backend, '/api/getImage/cancamo.jpg')).status).toBe(200)
})

test('public and private files keep apart in their one table', async () => {
  const backend = await backendOf({ descargas: [{ titulo: 'Tabla' }] })
  await login(backend)
  expect(await (await ask(backend, '/api/obtenerDescargas')).json()).toMatchObject([{ id: 1, titulo: 'Tabla' }])
  expect(await (await ask(backend, '/api/obtenerFileZonas')).json()).toHaveLength(8)
})

test('an account has the password that it is given, or its name and 1234', async () => {
  const backend = await backendOf({
    usuarios: [
      { usuario: 'ana', rol: 'administrador' },
      { usuario: 'eva', contraseña: 'otra clave' },
    ],
    clientes: [{ nombre: 'taller' }],
  })
  const enter = async (usuario: string, contraseña: string): Promise<unknown> =>
    (await post(backend, '/api/verificarLogin', { usuario, contraseña })).json()
  expect([await enter('eva', 'otra clave'), await enter('ana', 'ana1234')]).toEqual([2, 1])
  expect(await (await ask(backend, obtenerClientes.path)).json()).toMatchObject([{ nombre: 'taller', activo: 1 }])
})
