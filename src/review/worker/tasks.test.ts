/** Tasks of the worker that replace the company: all or nothing, with a way back. */
import { inspect } from 'node:util'
import { clear, createStore } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { png } from '#mocks/conformance/samples.ts'
import { dump } from '#mocks/releases/raw-database.ts'
import { seed } from '#mocks/seed/index.ts'
import { ask, post } from '#mocks/testing.ts'
import { filesTable, type Company, type Row, type Table } from '#contract/company.ts'
import { openCompany } from '#mocks/company/format/open.ts'
import { readWayBack, withWayBack } from '../state/way-back.ts'
import type { Answer } from '#state/messages.ts'
import { withWayBackFor } from './tasks.ts'
import { lived, plain, save, type Demo } from './testing.ts'

// Makes the store as well, which a test that looks at the database first would leave out.
beforeEach(() => clear(createStore('vidriera-vuelta', 'vuelta')))
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const load = async (demo: Demo, file: Blob): Promise<Answer | undefined> => {
  const { company, manifest } = await openCompany(file, { asset: () => Promise.resolve(undefined) })
  return demo.run({ task: 'load', company, accounts: manifest.accounts })
}
const panelSession = { zona: 'panel', idUsuario: 1 }
/** A new record gets a number that none has had. */
const idsGoOn = async (demo: Demo, previousRows: readonly Row[] = []) => {
  const made = await demo.call('crearServicio', { imagen: png(1), titulo: 'Otro', orden: 9, texto: '' })
  expect((await made.json()).id).toBeGreaterThan(Math.max(...previousRows.map((row) => Number(row['id']))))
}
const entersZone = async ({ backend }: Demo, nombre: string, contraseña: string) =>
  (await (await post(backend, '/api/verificarLoginZona', { nombre, contraseña })).text()).startsWith('{')

test('a company that is saved, reset and opened again is the same: with accounts all of it, without accounts all but these', async () => {
  const demo = await lived()
  const initial = await demo.storedCompany()
  for (const accounts of [true, false]) {
    const file = await save(await demo.storedCompany(), accounts)
    expect(await demo.run({ task: 'reset' })).toEqual({ done: true })
    const { tables, files } = await demo.now()
    expect(tables).toMatchObject(seed.tables)
    const { papelera, diario, salida, sesiones } = tables
    expect([papelera, diario, salida, files, sesiones]).toEqual([[], [], [], {}, [panelSession]])
    expect(await load(demo, file)).toEqual({ done: true })
    const [was, is] = [await plain(initial), await demo.now()]
    const leftOut = accounts ? {} : { clientes: [] }
    expect({ ...is, tables: { ...is.tables, ...leftOut } }).toEqual({ ...was, tables: { ...was.tables, ...leftOut } })
    // An account that is unknown here gets the password that every account of the demo has.
    expect([
      await entersZone(demo, 'taller', 'taller-secreto'),
      await entersZone(demo, 'taller', 'taller1234'),
    ]).toEqual([accounts, !accounts])
  }
  expect(demo.broadcast).toHaveBeenLastCalledWith({ type: 'CHANGED', resources: ['productos'] })
  await idsGoOn(demo, initial.tables['servicios']?.rows)
}, 60_000)

test('resetting one resource leaves the others; files without a name in any row are deleted', async () => {
  const demo = await lived()
  const initial = await demo.now()
  expect(await demo.run({ task: 'reset', tables: ['novedades'] })).toEqual({ done: true })
  const updated = await demo.now()
  expect(updated.tables['novedades']).toEqual(seed.tables.novedades)
  const emptied = { novedades: [], papelera: [], diario: [], archivosRetirados: [] }
  expect({ ...updated.tables, ...emptied }).toEqual({ ...initial.tables, ...emptied })
  expect([updated.tables['papelera'], updated.tables['archivosRetirados'], updated.files]).toEqual([
    [],
    [],
    initial.files,
  ])
  const picture = seed.tables.novedades[0]?.imagen.split('/').at(-1)
  expect((await ask(demo.backend, `/api/getImage/${picture}`)).status).toBe(200)
  await demo.run({ task: 'reset', tables: ['servicios'] })
  const { files, tables } = await demo.now()
  expect([files, tables['servicios']]).toEqual([{}, seed.tables.servicios])
})

test("a company of one's own begins empty: users of the panel stay, what no call creates is blank, ids go on, and one step brings all back", async () => {
  const demo = await lived()
  const initial = await demo.now()
  expect(await demo.run({ task: 'own' })).toEqual({ done: true })
  const { tables, files } = await demo.now()
  const { usuarios, sesiones, contacto, logos, banners, metadatos, marca, ...others } = tables
  expect([usuarios, sesiones, files]).toEqual([initial.tables['usuarios'], [panelSession], {}])
  expect([Object.values(others).flat(), marca]).toEqual([[], [{ id: 1 }]])
  for (const rows of [contacto, logos, banners, metadatos]) expect(rows?.length).toBeGreaterThan(0)
  const words = [contacto, logos, banners, metadatos]
    .flat()
    .flatMap(({ seccion: _, id: __, ...row } = {}) => Object.values(row))
  expect(new Set(words)).toEqual(new Set(['']))
  expect([banners, metadatos].map((rows) => rows?.map(({ seccion }) => seccion))).toEqual(
    [seed.tables.banners, seed.tables.metadatos].map((rows) => rows.map(({ seccion }) => seccion)),
  )
  await idsGoOn(demo, initial.tables['servicios'])
  await demo.run({ task: 'restore' })
  expect(await demo.now()).toEqual(initial)
})

test('every replacement can be undone, and so can the undoing: the newest way back takes the place of the one before', async () => {
  const demo = await lived()
  expect(await demo.run({ task: 'restore' })).toEqual({ refused: 'Lo de antes ya no está en este navegador.' })
  const initial = await demo.now()
  await demo.run({ task: 'reset', tables: ['servicios'] })
  const without = await demo.now()
  await demo.run({ task: 'reset' })
  const fresh = await demo.now()
  expect(await demo.run({ task: 'restore' })).toEqual({ done: true })
  expect(await demo.now()).toEqual(without)
  await demo.run({ task: 'restore' })
  expect(await demo.now()).toEqual(fresh)
  expect(without).not.toEqual(initial)
  expect((await dump('vidriera-vuelta')).stores.map(({ rows }) => rows.length)).toEqual([1])
})

test('a replacement counts its records, and one that is called off while they are written leaves no trace', async () => {
  const demo = await lived()
  const [initial, stored] = [await demo.storedCompany(), await dump('vidriera-vuelta')]
  expect(await demo.run({ task: 'reset' }, 'while writing')).toEqual({ refused: 'Cancelado: no se cambió nada.' })
  expect([await demo.now(), await dump('vidriera-vuelta')]).toEqual([await plain(initial), stored])
  await demo.run({ task: 'reset' })
  const last = demo.answers.findLast((answer) => 'step' in answer)
  expect(last).toMatchObject({ step: 'writing', done: expect.any(Number) })
  expect(last && 'done' in last && 'total' in last && last.done === last.total).toBe(true)
})

test('work that fails leaves the way back of before', async () => {
  const demo = await lived()
  await demo.run({ task: 'reset' })
  const stored = await readWayBack()
  const failed = withWayBack(await demo.storedCompany(), 'fallar', () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  expect(await readWayBack()).toEqual(stored)
})

/** A browser that does not store some values. */
const refusing = (error: string, refuses: (value: unknown) => boolean) => {
  // oxlint-disable-next-line typescript/unbound-method -- called on its own object below
  const { put } = IDBObjectStore.prototype
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function some(this: IDBObjectStore, value, key) {
    if (this.name === 'vuelta' && refuses(value)) throw new DOMException('refused', error)
    return put.call(this, value, key)
  })
}
const withoutSpace = () => refusing('QuotaExceededError', () => true)

test('where a private window stores no blobs, the way back holds their bytes', async () => {
  refusing('DataCloneError', (value) => inspect(value, { depth: 9 }).includes('Blob {'))
  const files = new Map([['a.bin', new Blob(['uno'], { type: 'image/x' })]])
  await withWayBack({ schema: 2, tables: {}, files }, 'probar', () => Promise.resolve())
  vi.restoreAllMocks()
  const blob = (await readWayBack())?.company.files.get('a.bin')
  expect([blob?.type, await blob?.text()]).toEqual(['image/x', 'uno'])
})

test('a bulk load keeps the way back; a refused load leaves the one of before; without room it is loaded all the same', async () => {
  const { deps, storedCompany } = await lived()
  const initial = await plain(await storedCompany())
  await expect(withWayBackFor(() => Promise.reject(new Error('refused')), deps.store)).rejects.toThrow('refused')
  expect(await readWayBack()).toBeNull()
  await withWayBackFor(() => Promise.resolve(), deps.store)
  const stored = await readWayBack()
  expect(stored?.antes).toBe('una carga masiva')
  expect(stored && (await plain(stored.company))).toEqual(initial)
  withoutSpace()
  expect(await withWayBackFor(() => Promise.resolve('loaded'), deps.store)).toBe('loaded')
  vi.restoreAllMocks()
  const unreadable = { moment: () => Promise.reject(new Error('unreadable')) }
  expect(await withWayBackFor(() => Promise.resolve('loaded'), unreadable)).toBe('loaded')
  expect((await readWayBack())?.creado).toBe(stored?.creado)
})

test.each([4, 3])('a way back of base %i whose company lacks a table brings back all that it has', async (schema) => {
  const demo = await lived()
  const { marca: _marca, ...tables } = (await demo.storedCompany()).tables
  const company = { ...(await demo.storedCompany()), schema, tables }
  expect(await demo.run({ task: 'reset' })).toEqual({ done: true })
  await withWayBack(company, 'borrar los datos del sitio', () => Promise.resolve())
  expect(await demo.run({ task: 'restore' })).toEqual({ done: true })
  const { tables: was, files } = await plain(company)
  expect(await demo.now()).toEqual({ files, tables: { ...was, marca: [] } })
})

test('a newer file, or a file without one of its tables, is refused', async () => {
  const demo = await lived()
  const [company, now] = [await demo.storedCompany(), await demo.now()]
  expect(await load(demo, await save({ ...company, schema: 99 }, true))).toEqual({
    refused: expect.stringMatching(/más nueva/),
  })
  const { productos: _productos, ...tables } = company.tables
  expect(await load(demo, await save({ ...company, schema: 1, tables }, true))).toEqual({
    refused: 'Al archivo le falta una tabla.',
  })
  expect(await demo.now()).toEqual(now)
})

const table =
  (name: string, change: (original: Table) => Table) =>
  (company: Company): Company => ({
    ...company,
    tables: { ...company.tables, [name]: change(company.tables[name] ?? { key: 'id', rows: [] }) },
  })
const row = (name: string, changes: object) =>
  table(name, (original) => ({
    ...original,
    rows: original.rows.map((record, index) => (index === 0 ? { ...record, ...changes } : record)),
  }))

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
  ['a table of its own', table('ajena', () => ({ key: 'id', next: 2, rows: [{ id: 1 }] }))],
  [
    'a key that would end all counting',
    table('productos', ({ rows }) => ({ key: 'id', rows: rows.with(0, { ...rows[0], id: 2 ** 51 }) })),
  ],
  [
    'another key than the table has',
    table('productos', ({ rows }) => ({
      key: 'orden',
      next: 90,
      rows: rows.map((record, orden) => ({ ...record, orden: orden + 1 })),
    })),
  ],
])('refused whole, with nothing changed and no way back kept: %s', async (_, change) => {
  const demo = await lived()
  const initial = await demo.now()
  expect(await load(demo, await save(change(await demo.storedCompany()), true))).toEqual({
    refused: expect.stringMatching(/^(El|En|Al|Los) .+\.$/),
  })
  expect([await demo.now(), await readWayBack()]).toEqual([initial, null])
})

test('without room for a way back nothing is done, unless told to go on without one; a cancelled task does nothing', async () => {
  const demo = await lived()
  const initial = await demo.now()
  const put = withoutSpace()
  expect(await demo.run({ task: 'reset' })).toEqual({
    refused: expect.stringMatching(/No hay lugar/),
    noSpace: true,
  })
  expect([await demo.now(), await readWayBack()]).toEqual([initial, null])
  expect(await demo.run({ task: 'reset', withoutWayBack: true })).toEqual({ done: true })
  put.mockRestore()
  const now = await demo.now()
  expect(await demo.run({ task: 'reset' }, 'before')).toEqual({ refused: 'Cancelado: no se cambió nada.' })
  expect([await demo.now(), await readWayBack()]).toEqual([now, null])
})

test('a record that is saved while a task runs is not lost: the task replaces nothing', async () => {
  const demo = await lived()
  demo.deps.forgetPageSnapshots = async () => {
    await demo.call('deleteNovedad', { idNovedad: 2 })
  }
  expect(await demo.run({ task: 'reset' })).toMatchObject({
    refused: expect.stringMatching(/^Alguien guardó algo mientras tanto/),
  })
  expect([(await demo.now()).tables['novedades']?.length, await readWayBack()]).toEqual([
    seed.tables.novedades.length - 2,
    null,
  ])
})
