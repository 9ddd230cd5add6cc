/** A long load: its progress, and the remains of a cancelled one. */
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PlannedSheet } from '#contract/bulk-sheet.ts'
import { readPlanned } from '#recognise/planned-sheet.ts'
import { csv, csvWithColumn, row } from '../conformance/sheets.ts'
import { newFolder } from '../new-folder.ts'
import { seed } from '../seed/index.ts'
import { Db } from '../store/dexie.ts'
import type { Store } from '../store/port.ts'
import { noPostgres } from '../store/sql/cluster.ts'
import { postgresStore } from '../store/sql/postgres.ts'
import { sqliteStore } from '../store/sql/sqlite.ts'
import { testCluster } from '../store/sql/testing.ts'
import { ask, list, login, post, postForm, testBackend } from '../testing.ts'
import { getProgress } from './avance.ts'

const { database } = testCluster()
const readSeed = () => Promise.resolve(seed)
let browsers = 0
const stores: Readonly<Record<string, () => Promise<Store>>> = {
  'a browser': async () => new Db(`carga-${++browsers}`, readSeed),
  'a folder': async () => sqliteStore(newFolder(), readSeed),
  PostgreSQL: async () => postgresStore(await database(), readSeed),
}
/** `npm test` leaves PostgreSQL to the release. */
const isTried = (name: string) => name !== 'PostgreSQL' || noPostgres === undefined

const count = 600
const sheet = () => csv(Array.from({ length: count }, (_, index) => row(`Perno ${index}`, `0${index}`, String(index))))
type Demo = ReturnType<typeof testBackend>
const load = (backend: Demo, name: string) =>
  postForm(backend, `/api/cargarCargaMasiva?avance=${name}`, { file: sheet() })

/** The same sheet with its plan watched. */
const watching =
  (plan: (planned: PlannedSheet) => PlannedSheet['plan']) =>
  async (file: Blob): Promise<PlannedSheet> => {
    const read = await readPlanned(file)
    return { ...read, plan: plan(read) }
  }

/** The sheet does this once it is planned, and while half of its products are written. */
const atEach =
  (act: (step: 'plan' | 'write', products: number) => void) =>
  ({ plan }: PlannedSheet): PlannedSheet['plan'] =>
    function* (products) {
      const made = yield* plan(products)
      act('plan', products.length)
      yield 0
      const half = made.created[count / 2]
      const { nombre = '' } = half ?? {}
      const get = () => {
        act('write', products.length)
        return nombre
      }
      if (half) Object.defineProperty(half, 'nombre', { get })
      return made
    }

const traces = ['/api/obtenerProductos', '/api/obtenerHistorial', '/api/obtenerPapelera'] as const

test.each(Object.keys(stores).filter(isTried))('a load that is called off leaves no trace in %s', async (name) => {
  const store = await stores[name]?.()
  let cancelled = ''
  const readSheet = watching(atEach((step) => step === cancelled && getProgress(backend.store, step).tell(true)))
  const backend = testBackend({ ...(store && { store }), readSheet })
  onTestFinished(backend.close)
  await login(backend)
  const seen = () => Promise.all(traces.map((path) => list(backend, path)))
  const initialLists = await seen()
  for (cancelled of ['plan', 'write']) {
    const refused = await load(backend, cancelled)
    expect([refused.status, await refused.json()]).toEqual([409, { message: 'Cancelado: no se cargó nada.' }])
    expect(await seen()).toEqual(initialLists)
  }
  const { id } = await (await post(backend, '/api/crearProducto', { orden: 1, nombre: 'Otro' })).json()
  expect(id).toBe(Math.max(...(initialLists[0] ?? []).map((product) => product.id)) + 1)
})

test.each(Object.keys(stores).filter(isTried))(
  'what others save during a load stays, and one undo takes the load back, in %s',
  async (name) => {
    const store = await stores[name]?.()
    const others: Promise<Response>[] = []
    const save = (path: string, values: object) => others.push(post(backend, path, { orden: 1, ...values }))
    const readSheet = watching(
      atEach((step) => {
        if (step !== 'plan' || others.length > 0) return
        save('/api/crearProducto', { nombre: 'Otro' })
        save('/api/updateProducto', { idProducto: 3, nombre: 'Tres' })
      }),
    )
    const backend = testBackend({ ...(store && { store }), readSheet })
    onTestFinished(backend.close)
    await login(backend)
    const initialProducts = await list(backend, traces[0])
    const response = await load(backend, 'otra')
    expect(await response.json()).toEqual({ creados: count, actualizados: 0, filas: count })
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
    const loadedProducts = await list(backend, traces[0])
    expect(new Set(loadedProducts.map(({ id }) => id)).size).toBe(initialProducts.length + 1 + count)
    const undone = await post(backend, '/api/deshacer', { ids: [Number(response.headers.get('X-Cambio'))] })
    expect(undone.status).toBe(200)
    const remainingProducts = await list(backend, traces[0])
    expect(remainingProducts).toMatchObject(
      loadedProducts.filter((product) => remainingProducts.some(({ id }) => id === product.id)),
    )
    expect(remainingProducts).toHaveLength(initialProducts.length + 1)
    expect(remainingProducts).toContainEqual(expect.objectContaining({ id: 3, nombre: 'Tres' }))
  },
)

test('another process tells how far a load is, and calls it off', async () => {
  const folder = newFolder()
  const [localStore, remoteStore] = [sqliteStore(folder, readSeed), sqliteStore(folder, readSeed)]
  const remoteBackend = testBackend({ store: remoteStore })
  const far = { paso: 'comprobando', hechas: expect.any(Number), total: count }
  const asking = async (query: string) => (await ask(remoteBackend, `/api/obtenerAvance?${query}`)).json()
  const untilIs = (answer: object) =>
    vi.waitFor(async () => expect(await asking('avance=una')).toMatchObject(answer), 20_000)
  const calling = async () => {
    await untilIs(far)
    expect(await asking('avance=una&cancelar=1')).toEqual(far)
  }
  let called: Promise<void> | undefined
  // The load looks once it is planned: then the other process has answered.
  const get: typeof localStore.sesiones.get = async (keys) => {
    if (keys.includes('avance una')) await (called ??= calling())
    return localStore.sesiones.get(keys)
  }
  const backend = testBackend({ store: { ...localStore, sesiones: { ...localStore.sesiones, get } } })
  onTestFinished(backend.close)
  onTestFinished(remoteBackend.close)
  await login(backend)
  expect((await load(backend, 'una')).status).toBe(409)
  await untilIs({ total: 0 })
})

/** In a task of its own: the store takes a request of the load's own task for one of its transaction. */
const apart = (work: () => Promise<unknown>) =>
  new Promise((resolve) => {
    setImmediate(() => resolve(work()))
  })

test('a load tells how far it is, and in a browser whoever reads does not wait for it', async () => {
  const answered: unknown[] = []
  const reads: Promise<unknown>[] = []
  const reading = (path: string, select: (answer: unknown) => unknown) =>
    reads.push(apart(async () => answered.push(select(await (await ask(backend, path)).json()))))
  const readSheet = watching(
    atEach((step, products) => {
      if (step === 'plan') return
      reading('/api/obtenerAvance?avance=una', (answer) => answer)
      reading('/api/obtenerProductos', (answer) => Array.isArray(answer) && answer.length === products)
    }),
  )
  const backend = testBackend({ databaseName: 'avance', readSheet })
  onTestFinished(backend.close)
  await login(backend)
  answered.push((await load(backend, 'una')).status)
  await Promise.all(reads)
  expect(answered.at(-1)).toBe(200)
  expect(answered).toEqual(
    expect.arrayContaining([true, { paso: 'guardando', hechas: expect.any(Number), total: count }]),
  )
})

/** Renames 'Perno', with another size. */
const renaming = (nombreNuevo: string) => csvWithColumn('nombreNuevo', [[...row('Perno', '0901'), nombreNuevo]])

test.each(Object.keys(stores).filter(isTried))(
  'a new name and its rows are one write, one entry of the history and one undo in %s',
  async (name) => {
    const store = await stores[name]?.()
    const backend = testBackend(store && { store })
    onTestFinished(backend.close)
    await login(backend)
    const { id } = await (await post(backend, '/api/crearProducto', { orden: 1, nombre: 'Perno' })).json()
    const initialProducts = await list(backend, traces[0])
    const response = await postForm(backend, '/api/cargarCargaMasiva', { file: renaming('Con otro nombre') })
    expect(await response.json()).toEqual({ creados: 0, actualizados: 1, filas: 1 })
    expect(await list(backend, traces[0])).toContainEqual(
      expect.objectContaining({ id, nombre: 'Con otro nombre', sub_productos: [expect.anything()] }),
    )
    const [entry] = await list(backend, traces[1])
    expect(entry).toMatchObject({ texto: expect.stringContaining('0 nuevos, 1 actualizados') })
    await post(backend, '/api/deshacer', { ids: [Number(response.headers.get('X-Cambio'))] })
    expect(await list(backend, traces[0])).toEqual(initialProducts)
  },
)

test('a new name that somebody gives to another product during the load is refused', async () => {
  const answers: Response[] = []
  const save = async () =>
    answers.push(await post(backend, '/api/updateProducto', { idProducto: 3, orden: 1, nombre: 'El mismo' }))
  let saving: Promise<unknown> | undefined
  const readSheet = watching(
    ({ plan }) =>
      function* (products) {
        saving ??= save()
        while (answers.length === 0) yield undefined
        return yield* plan(products)
      },
  )
  const backend = testBackend({ readSheet })
  onTestFinished(backend.close)
  await login(backend)
  await post(backend, '/api/crearProducto', { orden: 1, nombre: 'Perno' })
  const refused = await postForm(backend, '/api/cargarCargaMasiva', { file: renaming('El mismo') })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { errors: { '2.nombreNuevo': ['Ya hay otro producto con este nombre.'] } },
  ])
  expect(answers[0]?.status).toBe(200)
})

test('what a load doubts is in its answer by row and column, and a good sheet answers nothing of it', async () => {
  const backend = testBackend()
  onTestFinished(backend.close)
  await login(backend)
  const answer = async (file: File) => (await postForm(backend, '/api/cargarCargaMasiva', { file })).json()
  const cells = (nombre: string, codigo: string, pack: string) => row(nombre, codigo).with(6, pack)
  const slips = [cells('Perno', '0701', '-5'), cells('Perno', '#N/D', '100'), cells('Otro perno', '0701', '50,0')]
  expect(await answer(csv(slips))).toEqual({
    creados: 2,
    actualizados: 0,
    filas: 3,
    dudas: [
      { celda: '3.codigo', motivo: 'código con un error de la planilla' },
      { celda: '4.pack', motivo: 'pack con «.0»' },
      { celda: '2.pack', motivo: 'pack menor que 1' },
      { celda: '4.nombre', motivo: 'código con otro nombre' },
    ],
  })
  expect(await answer(csv([cells('Tuerca', '0801', '100'), cells('Tuerca', '0802', '½ docena')]))).not.toHaveProperty(
    'dudas',
  )
  const many = Array.from({ length: 600 }, (_, index) => cells(`Arandela ${index}`, `09${index}`, '0'))
  expect(await answer(csv(many))).toMatchObject({ creados: 600, dudas: { length: 500 } })
})
