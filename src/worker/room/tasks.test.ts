/** The whole company replaced, as the worker does it: all of it or nothing, with a way back. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { png } from '../../../mocks/conformance/samples.ts'
import { requestTo, type Values } from '../../../mocks/conformance/requests.ts'
import { Db } from '../../../mocks/db.ts'
import { kindOf } from '../../../mocks/kinds.ts'
import { oddFields } from '../../../mocks/mend.ts'
import { dump, restore, type RawDatabase } from '../../../mocks/releases/raw.ts'
import { seed } from '../../../mocks/seed/index.ts'
import { ask, login, post, testBackend } from '../../../mocks/testing.ts'
import { endpoints } from '../../contract/index.ts'
import { companyDatabase, withDatabase } from '../../demo/database.ts'
import { filesTable, readCompany, type Company } from '../../demo/state/company.ts'
import { openCompany } from '../../demo/state/open.ts'
import { dropPoint, keepPoint, listPoints, mostAutomatic, readPoint, renamePoint } from '../../demo/state/points.ts'
import { saveCompany } from '../../demo/state/save.ts'
import type { Task, Told } from '../../demo/state/tasks.ts'
import { withPoint } from './bulk.ts'
import { doTask } from './tasks.ts'

type Asked<T = Exclude<Task, { task: 'guardarPunto' }>> = T extends unknown ? Omit<T, 'nombre' | 'recursos'> : never

const deleted = (name: string) =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase(name).addEventListener('success', resolve)
  })
const opened: ReturnType<typeof testBackend>[] = []
afterEach(async () => {
  for (const backend of opened.splice(0)) backend.close()
  await Promise.all([companyDatabase, 'vidriera-puntos'].map(deleted))
})

/** Somebody's demo: a service with a picture, a product that was changed, a novelty that is gone, a customer, a message. */
const lived = async () => {
  const backend = testBackend({ databaseName: companyDatabase })
  opened.push(backend)
  const broadcast = vi.fn<(message: { type: 'CHANGED'; resources: readonly string[] }) => Promise<void>>(() =>
    Promise.resolve(),
  )
  const means = {
    Db,
    kindOf,
    oddFields,
    open: backend.open,
    readSeed: () => Promise.resolve(seed),
    forgetLooks: () => Promise.resolve(),
    broadcast,
  }
  const told: Told[] = []
  const run = async (task: Asked, isCalledOff = false): Promise<Told | undefined> => {
    const { port1, port2 } = new MessageChannel()
    if (isCalledOff) port1.postMessage('cancel')
    const answer = new Promise<void>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        told.push(data)
        if (!('step' in data)) resolve()
      })
    })
    port1.start()
    await doTask({ ...task, nombre: 'Antes', recursos: ['productos'] }, port2, means)
    await answer
    port1.close()
    return told.at(-1)
  }
  const call = (name: keyof typeof endpoints, input: Values) => ask(backend, ...requestTo(endpoints[name], input))
  await login(backend)
  await call('crearServicio', { imagen: png(1), titulo: 'Galvanizado', orden: 9, texto: 'Uno' })
  await call('updateProducto', {
    idProducto: 1,
    orden: 1,
    nombre: 'Bulón de prueba',
    texto: '',
    destacado: 0,
    sub_productos: [],
  })
  await call('deleteNovedad', { idNovedad: 1 })
  await call('crearUsuarioZona', { nombre: 'taller', email: 'taller@example.com', contraseña: 'taller-secreto' })
  await post(backend, '/enviarCorreo', { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com' })
  const here = () => withDatabase(readCompany)
  return { backend, run, call, here, told, broadcast, means }
}
type Demo = Awaited<ReturnType<typeof lived>>

/** Everything as one can compare it. The numbers that new records get only ever rise. */
const plain = async ({ tablas, archivos }: Company, isBytes = true) => ({
  tablas: Object.fromEntries(Object.entries(tablas).map(([name, { filas }]) => [name, filas])),
  archivos: isBytes
    ? Object.fromEntries(
        await Promise.all(
          [...archivos].map(
            async ([name, blob]) => [name, Buffer.from(await blob.arrayBuffer()).toString('base64')] as const,
          ),
        ),
      )
    : {},
})

const save = async (company: Company, accounts: boolean) =>
  (await saveCompany(company, { build: 'prueba', now: new Date(), accounts, asset: () => Promise.resolve(undefined) }))
    .file
const load = async (demo: Demo, file: Blob): Promise<Told | undefined> => {
  const { company, manifest } = await openCompany(file, { asset: () => Promise.resolve(undefined) })
  return demo.run({ task: 'cargar', company, cuentas: manifest.cuentas })
}
const entersZone = async ({ backend }: Demo, nombre: string, contraseña: string) =>
  (await (await post(backend, '/api/verificarLoginZona', { nombre, contraseña })).text()).startsWith('{')

test('saved, begun anew and opened again, it is what it was: with accounts all of it, without them all but those', async () => {
  const demo = await lived()
  const before = await demo.here()
  for (const accounts of [true, false]) {
    const file = await save(await demo.here(), accounts)
    expect(await demo.run({ task: 'reiniciar' })).toEqual({ done: true })
    const fresh = await plain(await demo.here())
    expect(fresh.tablas).toMatchObject(seed.tables)
    expect([
      fresh.tablas['papelera'],
      fresh.tablas['diario'],
      fresh.tablas['salida'],
      fresh.archivos,
      fresh.tablas['sesiones'],
    ]).toEqual([[], [], [], {}, [{ zona: 'panel', idUsuario: 1 }]])
    expect(await load(demo, file)).toEqual({ done: true })
    const [was, is] = [await plain(before), await plain(await demo.here())]
    const leftOut = accounts ? {} : { clientes: [] }
    expect({ ...is, tablas: { ...is.tablas, ...leftOut } }).toEqual({ ...was, tablas: { ...was.tablas, ...leftOut } })
    // Who is unknown here enters as everybody of the demo does.
    expect([
      await entersZone(demo, 'taller', 'taller-secreto'),
      await entersZone(demo, 'taller', 'taller1234'),
    ]).toEqual([accounts, !accounts])
  }
  expect(demo.broadcast).toHaveBeenLastCalledWith({ type: 'CHANGED', resources: ['productos'] })
  const { id }: { id: number } = await (
    await demo.call('crearServicio', { imagen: png(1), titulo: 'Otro', orden: 9, texto: '' })
  ).json()
  expect(id).toBeGreaterThan(Math.max(...(before.tablas['servicios']?.filas ?? []).map((row) => Number(row['id']))))
}, 60_000)

test('one resource begins anew, the others stay; files that nothing names any more go', async () => {
  const demo = await lived()
  const before = await plain(await demo.here())
  expect(await demo.run({ task: 'reiniciar', tablas: ['novedades'] })).toEqual({ done: true })
  const after = await plain(await demo.here())
  expect(after.tablas['novedades']).toEqual(seed.tables.novedades)
  expect({ ...after.tablas, novedades: [], papelera: [], diario: [], archivosRetirados: [] }).toEqual({
    ...before.tablas,
    novedades: [],
    papelera: [],
    diario: [],
    archivosRetirados: [],
  })
  expect([after.tablas['papelera'], after.tablas['archivosRetirados'], after.archivos]).toEqual([
    [],
    [],
    before.archivos,
  ])
  expect((await ask(demo.backend, `/api/getImage/${seed.tables.novedades[0]?.imagen.split('/').at(-1)}`)).status).toBe(
    200,
  )
  await demo.run({ task: 'reiniciar', tablas: ['servicios'] })
  expect([(await plain(await demo.here())).archivos, (await plain(await demo.here())).tablas['servicios']]).toEqual([
    {},
    seed.tables.servicios,
  ])
})

test('every replacing can be taken back, and that as well', async () => {
  const demo = await lived()
  const before = await plain(await demo.here())
  await demo.run({ task: 'reiniciar' })
  const [point] = await listPoints()
  expect(point).toMatchObject({ nombre: 'Antes', causa: 'empezar de nuevo', fijo: false, bytes: png(1).size })
  const fresh = await plain(await demo.here())
  expect(await demo.run({ task: 'restaurar', punto: point?.id ?? 0 })).toEqual({ done: true })
  expect(await plain(await demo.here())).toEqual(before)
  const [later] = await listPoints()
  await demo.run({ task: 'restaurar', punto: later?.id ?? 0 })
  expect(await plain(await demo.here())).toEqual(fresh)
  expect(await demo.run({ task: 'restaurar', punto: 99 })).toEqual({
    refused: 'Ese punto de restauración ya no está.',
    sinLugar: false,
  })
})

test('points share their files, have names, and go one by one', async () => {
  const demo = await lived()
  const company = await demo.here()
  const point = { nombre: 'Uno', causa: 'a mano', creado: new Date().toISOString() } as const
  const [one, two] = [await keepPoint(company, point), await keepPoint(company, point)]
  expect(new Set((await listPoints()).map(({ copias }) => JSON.stringify(copias))).size).toBe(1)
  await renamePoint(two, 'Dos')
  await dropPoint(one)
  expect((await listPoints()).map(({ id, nombre, fijo }) => ({ id, nombre, fijo }))).toEqual([
    { id: two, nombre: 'Dos', fijo: true },
  ])
  expect(await plain((await readPoint(two)) ?? company)).toEqual(await plain(company))
  for (let i = 0; i < mostAutomatic + 2; i++) await demo.run({ task: 'reiniciar' })
  expect((await listPoints()).map(({ fijo }) => fijo)).toEqual([...Array<boolean>(mostAutomatic).fill(false), true])
  await dropPoint(two)
  expect(
    (await dump('vidriera-puntos')).stores.find(({ name }) => name === 'archivos')?.rows,
    'of the oldest the files went as well',
  ).toEqual([])
})

/** Points do not fit any more. */
const withoutRoom = () =>
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function full(this: IDBObjectStore, value: unknown) {
    if (this.name === 'puntos') throw new DOMException('full', 'QuotaExceededError')
    return IDBObjectStore.prototype.put.call(this, value)
  })

const loading = (search = '') => new Request(`http://localhost/api/cargarCargaMasiva${search}`, { method: 'POST' })

test('a bulk load has a point before it; one that is refused leaves none', async () => {
  await lived()
  await withPoint(loading(), () => Promise.resolve(new Response(null, { status: 422 })))
  expect(await listPoints()).toEqual([])
  await withPoint(loading(), () => Promise.resolve(new Response()))
  expect(await listPoints()).toMatchObject([{ causa: 'carga masiva' }])
})

test('without room for a point a bulk load says so and loads nothing, unless one does without', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await lived()
  withoutRoom()
  const respond = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response()))
  const refused = await withPoint(loading(), respond)
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { message: expect.stringMatching(/^No hay lugar .* no se cargó nada/), errors: { sinPunto: [expect.any(String)] } },
  ])
  expect(respond).not.toHaveBeenCalled()
  expect((await withPoint(loading('?sinPunto=1'), respond)).ok).toBe(true)
  expect([respond.mock.calls.length, await listPoints()]).toEqual([1, []])
  vi.restoreAllMocks()
})

const releaseOf = (name: string): RawDatabase =>
  JSON.parse(gunzipSync(readFileSync(`mocks/releases/${name}.json.gz`)).toString())

test('a file of an older schema is upgraded; a newer one, or one that lacks a table, is refused', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await restore('vieja', releaseOf('2026-11-21'))
  const old = await withDatabase(readCompany, 'vieja')
  expect([old.esquema, 'papelera' in old.tablas]).toEqual([1, false])
  const demo = await lived()
  expect(await load(demo, await save(old, true))).toEqual({ done: true })
  const now = await plain(await demo.here())
  expect(now).toEqual({
    ...(await plain(old)),
    tablas: { ...(await plain(old)).tablas, papelera: [], diario: [], archivosRetirados: [] },
  })
  expect(await (await ask(demo.backend, '/api/obtenerServicios')).text()).toContain('Queda de una versión anterior')

  expect(await load(demo, await save({ ...old, esquema: 99 }, true))).toEqual({
    refused: expect.stringMatching(/más nueva/),
    sinLugar: false,
  })
  const { productos: _productos, ...rest } = old.tablas
  expect(await load(demo, await save({ ...old, tablas: rest }, true))).toEqual({
    refused: 'Al archivo le falta una tabla.',
    sinLugar: false,
  })
  expect(await plain(await demo.here())).toEqual(now)
  vi.restoreAllMocks()
})

const row =
  (table: string, change: object) =>
  (company: Company): Company => {
    const of = company.tablas[table]
    return of
      ? {
          ...company,
          tablas: {
            ...company.tablas,
            [table]: { ...of, filas: of.filas.map((one, at) => (at === 0 ? { ...one, ...change } : one)) },
          },
        }
      : company
  }

test.each<[string, (company: Company) => Company]>([
  ['text where numbers are', row('productos', { orden: 'primero' })],
  ['an object where text is', row('productos', { nombre: { toString: 1 } })],
  ['sizes that are no list', row('productos', { sub_productos: 'x' })],
  ['a picture of nobody', row('imagenesProducto', { padre: 'x' })],
  ['trash that is none', row('papelera', { filas: 'x' })],
  [
    'trash that would bring a session',
    row('papelera', { filas: [{ table: 'sesiones', row: { id: 1, zona: 'panel', idUsuario: 1 } }] }),
  ],
  ['a change that would bring a file', row('diario', { cambios: [{ table: filesTable, id: 1, before: { id: 1 } }] })],
  ['a message without words', row('salida', { texto: 7 })],
  ['history without words', row('historial', { texto: null })],
  [
    'a table of its own',
    (company) => ({
      ...company,
      tablas: { ...company.tablas, ajena: { clave: 'id', siguiente: 2, filas: [{ id: 1 }] } },
    }),
  ],
  [
    'a key that would end all counting',
    (company) =>
      row('productos', { id: 2 ** 51 })({
        ...company,
        tablas: { ...company.tablas, productos: { clave: 'id', filas: company.tablas['productos']?.filas ?? [] } },
      }),
  ],
  [
    'another key than the table has',
    (company) => ({
      ...company,
      tablas: {
        ...company.tablas,
        productos: {
          clave: 'orden',
          siguiente: 90,
          filas: (company.tablas['productos']?.filas ?? []).map((one, orden) => ({ ...one, orden: orden + 1 })),
        },
      },
    }),
  ],
])('refused whole, with nothing changed and no point made: %s', async (_, change) => {
  const demo = await lived()
  vi.spyOn(console, 'warn').mockReturnValue()
  const before = await plain(await demo.here())
  expect(await load(demo, await save(change(await demo.here()), true))).toEqual({
    refused: expect.stringMatching(/^(El|En|Al|Los) .+\.$/),
    sinLugar: false,
  })
  expect([await plain(await demo.here()), await listPoints()]).toEqual([before, []])
  vi.restoreAllMocks()
})

test('without room for a way back nothing is done, unless one does without; called off, nothing is done', async () => {
  const demo = await lived()
  const before = await plain(await demo.here())
  const add = withoutRoom()
  expect(await demo.run({ task: 'reiniciar' })).toEqual({
    refused: expect.stringMatching(/No hay lugar/),
    sinLugar: true,
  })
  expect([await plain(await demo.here()), await listPoints()]).toEqual([before, []])
  expect(await demo.run({ task: 'reiniciar', sinPunto: true })).toEqual({ done: true })
  add.mockRestore()
  const now = await plain(await demo.here())
  expect(await demo.run({ task: 'reiniciar' }, true)).toEqual({ refused: 'Cancelado: no se cambió nada.' })
  expect([await plain(await demo.here()), await listPoints()]).toEqual([now, []])
})

test('what somebody saves meanwhile is not lost: nothing is replaced', async () => {
  const demo = await lived()
  demo.means.forgetLooks = async () => {
    await demo.call('deleteNovedad', { idNovedad: 2 })
  }
  expect(await demo.run({ task: 'reiniciar' })).toMatchObject({
    refused: expect.stringMatching(/^Alguien guardó algo mientras tanto/),
  })
  expect([(await plain(await demo.here())).tablas['novedades']?.length, await listPoints()]).toEqual([
    seed.tables.novedades.length - 2,
    [],
  ])
})
