/** Records of earlier builds with fewer fields, and records changed by hand. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { allEndpoints, endpoints } from '#contract/index.ts'
import type { Backend } from './backend.ts'
import { requestTo, type Values } from './conformance/requests.ts'
import { inputFor } from './conformance/samples.ts'
import { idName } from './conformance/admin-client.ts'
import { doing, toRecords as records } from './conformance/visitor.ts'
import type { Row } from './store/rows.ts'
import { first } from './runs.ts'
import { getEntityTable } from './rules/tables.ts'
import { onDatabase } from './database-testing.ts'
import { ask, login, testBackend } from './testing.ts'

/** Blank emails break the contract on purpose, so answers go unchecked. */
const setUp = (checks = true) => onDatabase(checks ? {} : { checkAnswer: undefined })

let warned = vi.spyOn(console, 'warn')
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockReturnValue()
})

const call = async (backend: Backend, endpoint: Endpoint, input: Values = {}) => {
  const response = await ask(backend, ...requestTo(endpoint, input))
  expect([endpoint.name, response.status]).toEqual([endpoint.name, 200])
  return response.json()
}

const lists = allEndpoints.filter(({ does, entity }) => does === 'list' && entity)
const entities = lists.flatMap((list) => (list.entity ? [[list.entity.resource, list, list.entity] as const] : []))

const withoutField = (row: Row, field: string): Row => ({
  ...Object.fromEntries(Object.entries(row).filter(([name]) => name !== field)),
  id: row.id,
})
const odd = first(3, [null, {}, 'texto', [], '7', Number.NaN, 1.5, true, new Date(0)])

describe.each(entities)('%s', (resource, list, entity) => {
  const stored = Object.keys(entity.fields).filter((name) => name !== 'id' && name !== 'imagenes')
  const { table } = getEntityTable(resource)

  test('a field unknown to an earlier build is blank, and lists and records work', async () => {
    const { backend, db } = await setUp()
    const allRecords = records(await call(backend, list))
    const get = doing(entity, 'get')
    for (const field of stored.filter((name) => !['email', 'id'].includes(entity.fields[name]?.kind ?? ''))) {
      // The caller's own record must stay.
      const rows = (await db.table(table).toArray()).filter(({ id }) => resource !== 'usuarios' || id !== 1)
      await db.table(table).bulkPut(rows.map((row) => withoutField(row, field)))
      expect(records(await call(backend, list)), `without ${field}`).toHaveLength(allRecords.length)
      for (const { id } of get ? first(2, allRecords) : []) if (get) await call(backend, get, { id })
      await db.table(table).bulkPut(rows)
    }
    expect(warned.mock.calls).toEqual([])
  })

  test('a row with only invalid fields hides no row; it can be repaired and deleted', async () => {
    const { backend, db } = await setUp(false)
    const initialRecords = records(await call(backend, list))
    const [get, update, remove] = [doing(entity, 'get'), doing(entity, 'update'), doing(entity, 'delete')]
    for (const value of odd) {
      const { id } = initialRecords.at(-1) ?? {}
      const row = await db.table(table).get(Number(id))
      await db
        .table(table)
        .put({ ...Object.fromEntries(stored.map((name) => [name, value])), id: Number(id), zona: row?.zona })
      const currentRecords = records(await call(backend, list))
      expect(currentRecords.filter((record) => record.id === id)).toHaveLength(1)
      expect(currentRecords.filter((record) => record.id !== id)).toEqual(
        initialRecords.filter((record) => record.id !== id),
      )
      if (get) await call(backend, get, { id })
      if (get && update && resource !== 'usuarios') {
        const input = { ...inputFor(update, 3), [idName(update)]: id }
        await call(backend, update, input)
        await call(backend, get, { id })
      }
      if (row) await db.table(table).put(row)
    }
    expect(warned).toHaveBeenCalled()
    if (!remove || resource === 'usuarios') return
    await db.table(table).put({
      id: 4321,
      ...Object.fromEntries(stored.map((name) => [name, {}])),
      zona: resource === 'descargas' ? 0 : 1,
    })
    expect(records(await call(backend, list)).map(({ id }) => id)).toContain(4321)
    await call(backend, remove, { [idName(remove)]: 4321 })
    expect(records(await call(backend, list)).map(({ id }) => id)).not.toContain(4321)
  })

  test('an emptied table is an empty list', async () => {
    const { backend, db } = await setUp()
    if (resource !== 'usuarios') await db.table(table).clear()
    expect(records(await call(backend, list))).toHaveLength(resource === 'usuarios' ? 3 : 0)
  })
})

describe('inconsistent rows', () => {
  test('a position as text sorts as its number, a missing one as 0', async () => {
    const { backend, db } = await setUp(false)
    await db.table('sliders').update(1, { orden: '300' })
    await db.table('sliders').update(2, { orden: null })
    const sorted = records(await call(backend, endpoints.obtenerSliders))
    expect([sorted[0]?.id, sorted.at(-1)?.id]).toEqual([2, 1])
    expect(sorted.at(-1)?.orden).toBe(300)
  })

  test('pictures without owner or values break no gallery and can be deleted', async () => {
    const { backend, db } = await setUp(false)
    await db.table('imagenesProducto').add({ id: 9001, padre: 777_777, orden: 1, path: 'archivos/nadie.jpg' })
    await db.table('imagenesProducto').add({ id: 9002, padre: 1, orden: null, path: null })
    const producto = records(await call(backend, endpoints.obtenerProductos)).find(({ id }) => id === 1)
    expect(records(producto?.imagenes)[0]).toEqual({ id: 9002, orden: 0, path: '' })
    for (const idImagen of [9001, 9002]) await call(backend, endpoints.eliminarImagen, { idImagen })
  })

  test('a missing file is 404 by every call', async () => {
    const { backend, db } = await setUp()
    const row = await db.table('archivos').get(1)
    const files = db.table('archivosGuardados')
    await files.delete(String(row?.file).split('/').at(-1) ?? '')
    await files.put({ name: 'vacio.pdf', type: 'application/pdf' })
    await files.put({ name: 'de-otra-version.jpg', type: 'image/jpeg', asset: 'otra/version.jpg' })
    const gone = testBackend({ databaseName: db.name, asset: () => Promise.resolve(undefined) })
    onTestFinished(gone.close)
    for (const path of ['/api/descargarArchive/1', '/api/getImage/vacio.pdf', '/api/getImage/de-otra-version.jpg']) {
      expect([path, (await ask(gone, path)).status]).toEqual([path, 404])
    }
    await db.table('archivos').update(2, { file: null })
    expect((await ask(backend, '/api/descargarArchive/2')).status).toBe(404)
  })

  test("a file whose row lost its owner's kind is private, never public", async () => {
    const { backend, db } = await setUp(false)
    await db.table('archivos').update(1, { zona: undefined })
    expect((await ask(backend, '/api/descargarArchive/1')).status).toBe(404)
    expect((await ask(backend, '/api/descargarArchiveZona/1')).status).toBe(200)
    await call(backend, endpoints.cerrarSesion, { zona: 'panel' })
    expect((await ask(backend, '/api/descargarArchiveZona/1')).status).toBe(401)
  })

  test.each([undefined, null, 5, 'sin forma', 'pbkdf2$0$$', 'pbkdf2$x$y$z'])(
    'a missing or malformed password lets nobody in: %j',
    async (clave) => {
      const { backend, db } = await setUp()
      await db.table('usuarios').update(1, { clave })
      const response = await login(backend)
      expect([response.status, await response.text()]).toEqual([200, 'Usuario o contraseña incorrectos'])
    },
  )

  test('the session of a customer who is switched off, as a file may bring it, lets nobody in', async () => {
    const { backend, db } = await setUp()
    const { id } = (await db.table('clientes').toArray()).find(({ activo }) => activo === 0)
    await db.table('sesiones').clear()
    await db.table('sesiones').put({ zona: 'zona', idUsuario: id })
    const priceLists = async () => (await ask(backend, '/api/obtenerFileZonas')).status
    expect(await priceLists()).toBe(401)
    await db.table('clientes').update(id, { activo: 1 })
    expect(await priceLists()).toBe(200)
  })

  test('a bulk load updates such products and keeps their other fields', async () => {
    const { backend, db } = await setUp()
    await db.table('productos').put({ id: 1, nombre: 'Viejo', de_otra_version: 'queda' })
    const cells = 'orden;nombre;destacado;texto;codigo;tamaño;pack;codigobarra\n7;Viejo;1;Texto;A-1;M8;10;7790000000003'
    await call(backend, endpoints.cargarCargaMasiva, { file: new File([cells], 'carga.csv') })
    expect(await db.table('productos').get(1)).toMatchObject({ orden: 7, texto: 'Texto', de_otra_version: 'queda' })
  })
})
