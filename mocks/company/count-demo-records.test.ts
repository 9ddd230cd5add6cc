import { expect, test } from 'vitest'
import { emptySeed } from './empty.ts'
import { seed } from '../seed/index.ts'
import { list, login, post, testBackend } from '../testing.ts'

const restos = '/api/obtenerRestosDemo'

test('what is left of the demo is what equals it, pictures included; accounts of the panel are not counted', async () => {
  const backend = testBackend()
  await login(backend)
  const {
    usuarios: _,
    historial: __,
    imagenesProducto: ___,
    marca: ____,
    imagenesFeria,
    archivos,
    ...tables
  } = seed.tables
  const counts = new Map(Object.entries(tables).map(([table, rows]) => [table, rows.length]))
  const readCounts = async () =>
    new Map((await list(backend, restos)).map((row) => [Reflect.get(row, 'recurso'), Reflect.get(row, 'cantidad')]))
  expect(await readCounts()).toEqual(
    new Map([
      ...counts,
      ...[0, 1].map(
        (zona) => [['descargas', 'fileZonas'][zona], archivos.filter((row) => row.zona === zona).length] as const,
      ),
    ]),
  )
  await post(backend, '/api/deleteNovedad', { idNovedad: 1 })
  await post(backend, '/api/eliminarImagenFeria', { idImagen: imagenesFeria[0]?.id })
  await post(backend, '/api/updateContacto', { direccion: 'x', email: 'a@example.com', telefono: '1' })
  const updatedCounts = await readCounts()
  expect([updatedCounts.get('novedades'), updatedCounts.get('ferias'), updatedCounts.get('contacto')]).toEqual([
    tables.novedades.length - 1,
    tables.ferias.length - 1,
    undefined,
  ])
})

test("nothing is left in a company of one's own", async () => {
  const backend = testBackend({
    seed: () =>
      Promise.resolve({ ...emptySeed(seed), tables: { ...emptySeed(seed).tables, usuarios: seed.tables.usuarios } }),
  })
  await login(backend)
  expect(await list(backend, restos)).toEqual([])
})
