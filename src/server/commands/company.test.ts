/** A company moves from a browser to a server, and back into a demo. */
import { openAsBlob, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readAsset } from '../http/assets.ts'
import { persistentStore, type StoreLocation } from '../http/persistent-store.ts'
import { readSeed } from '../http/seeds.ts'
import { testPlaces } from '#mocks/store/sql/testing.ts'
import { started } from '#mocks/store/testing.ts'
import { makeAdministrator } from '../accounts.ts'
import { leavesOf } from '../leaves.ts'
import { openCompany } from '#mocks/company/format/open.ts'
import { withRows, type Company, type Row } from '#contract/company.ts'
import { lived, plain, save } from '#review/worker/testing.ts'
import { getFileName } from '#mocks/file-types.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { companyCommands } from './company.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const { places } = testPlaces()

const openServer = async (getLocation: () => Promise<StoreLocation>) => {
  const location = await getLocation()
  /** Opens the same store, as another process does. */
  const again = () => {
    const store = persistentStore(location, () => readSeed('vacia'))
    if (!store) throw new Error('Nothing is stored')
    return started(store)
  }
  const store = await again()
  const logged = vi.spyOn(console, 'log').mockReturnValue()
  const run = async (commandName: 'guardar' | 'abrir', ...args: string[]) =>
    companyCommands[commandName]?.run(() => Promise.resolve(store), args)
  return { store, again, run, logged, path: join(newFolder(), 'empresa.vidriera.zip') }
}

const read = async (path: string): Promise<Company> =>
  (await openCompany(await openAsBlob(path), { asset: readAsset })).company
const fill = async (path: string, company: Company) =>
  writeFileSync(path, new Uint8Array(await (await save(company, true)).arrayBuffer()))

/** The company as a server changes it on purpose: without passwords that follow from a name, and without letters that wait. */
const asStored = ({ tables: { sesiones: _, ...tables }, files }: Awaited<ReturnType<typeof plain>>) => ({
  files,
  tables: Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      name,
      rows.map((row): Row => {
        const { clave, proximo, ...others } = row
        const isOwn = name !== 'usuarios' && (name !== 'clientes' || row['nombre'] === 'taller')
        return {
          ...others,
          ...(clave !== undefined && isOwn && { clave }),
          ...(proximo !== undefined && name !== 'salida' && { proximo }),
        }
      }),
    ]),
  ),
})

describe.each(Object.entries(places))('on a %s', (_, getLocation) => {
  const server = () => openServer(getLocation)

  test('browser, server, browser: the same records, the same files byte for byte, and the numbers go on', async () => {
    const demo = await lived()
    const browserCompany = await demo.storedCompany()
    const { store, run, path } = await server()
    await fill(path, browserCompany)
    await run('abrir', path)
    rmSync(path)
    await run('guardar', path, 'todo')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const company = await read(path)
    expect(await demo.run({ task: 'load', company, accounts: true })).toEqual({ done: true })
    const [expected, actual] = [await plain(browserCompany), await plain(await demo.storedCompany())]
    expect(Object.keys(actual.files).length).toBeGreaterThan(0)
    expect(asStored(actual)).toEqual(asStored(expected))
    const next = browserCompany.tables['novedades']?.next ?? 0
    expect(company.tables['novedades']?.next).toBe(next)
    expect((await store.rows('novedades').add([{ titulo: 'x' }]))[0]).toBe(next)
  }, 60_000)

  test('a demo gets nothing private: no accounts, no price lists, no past; whoever opens it keeps the accounts there', async () => {
    const demo = await lived()
    const { store, run, path } = await server()
    await fill(path, await demo.storedCompany())
    await run('abrir', path)
    await store
      .rows('archivos')
      .add([{ numeropedido: 'Lista mayorista', file: 'archivos/lista-mayorista.pdf', zona: 1 }])
    for (const name of ['lista-mayorista.pdf', 'nobody-names-it.pdf'])
      await store.files.add([{ name, type: 'application/pdf', blob: new Blob([name]) }])
    await run('guardar', path)
    const saved = await read(path)
    const { tables, files } = saved
    const emptyTables = ['papelera', 'diario', 'salida', 'historial', 'suscripciones', 'archivosRetirados']
    for (const table of [...emptyTables, 'usuarios', 'clientes'])
      expect([table, tables[table]?.rows]).toEqual([table, []])
    const everything = JSON.stringify([tables, [...files.keys()]])
    const secrets = ['pbkdf2', '"taller"', 'ana@example.com', 'mayorista.pdf', 'Lista mayorista', 'nobody-names-it']
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])
    expect(tables['archivos']?.rows.length).toBeGreaterThan(0)
    const stored = new Set(tables['archivosGuardados']?.rows.map(({ name }) => name))
    for (const { file, zona } of tables['archivos']?.rows ?? [])
      expect([zona, stored.has(getFileName(String(file)))]).toEqual([0, true])

    const names = async () => [
      (await store.rows('usuarios').getAll()).map(({ id, usuario }) => [id, usuario]),
      (await store.rows('clientes').getAll()).map(({ id, nombre }) => [id, nombre]),
    ]
    const before = await names()
    await run('abrir', path, 'encima')
    expect(await names()).toEqual(before)

    const current = await demo.storedCompany()
    expect(await demo.run({ task: 'load', company: saved, accounts: false })).toEqual({ done: true })
    const opened = await demo.storedCompany()
    for (const table of ['usuarios', 'clientes'])
      expect(opened.tables[table]?.rows).toEqual(current.tables[table]?.rows)

    const { store: fresh, run: runFresh } = await server()
    await runFresh('abrir', path)
    expect([await fresh.rows('usuarios').getAll(), await fresh.rows('clientes').getAll()]).toEqual([[], []])
  }, 60_000)

  test('no password follows from a name, accounts of the server keep theirs, and a company is not replaced by accident', async () => {
    const demo = await lived()
    const { store, run, path, logged } = await server()
    await makeAdministrator(store, 'ana', '', 'una-larga', 1_000)
    await fill(path, await demo.storedCompany())
    await run('abrir', path)
    expect(logged.mock.calls.flat().join(' ')).toContain('admin, editor, ventas')
    const users = await store.rows('usuarios').getAll()
    expect(users.map(({ usuario, clave }) => [usuario, typeof clave])).toEqual([
      ['admin', 'undefined'],
      ['editor', 'undefined'],
      ['ventas', 'undefined'],
      ['ana', 'string'],
    ])
    expect(
      (await store.rows('clientes').getAll()).filter(({ clave }) => clave !== undefined).map(({ nombre }) => nombre),
    ).toEqual(['taller'])
    expect(await store.salida.until('proximo', Number.MAX_SAFE_INTEGER)).toEqual([])
    await expect(run('abrir', path)).rejects.toThrow('ya hay datos')
    await store.rows('usuarios').change(1, { email: 'otra@example.com' })
    const [left] = await store.rows('suscripciones').getAll()
    await store.write(Date.now(), (inside) => leavesOf(undefined).add(inside, String(left?.email), Date.now()))
    await run('abrir', path, 'encima')
    expect(await store.rows('suscripciones').getAll({ email: String(left?.email) })).toEqual([])
    const names = (await store.rows('usuarios').getAll()).map(({ usuario }) => usuario)
    expect(names).toEqual(['admin', 'editor', 'ventas', 'ana'])
    // Whoever's address changes hears of it.
    expect((await store.salida.until('proximo', Number.MAX_SAFE_INTEGER)).map(({ a }) => a)).toEqual([
      ['otra@example.com'],
    ])
  }, 60_000)

  test("'propio' leaves out what is still the demo's own, names it, and keeps what a changed record shows", async () => {
    const demo = await lived()
    const { store, run, path, logged } = await server()
    await fill(path, await demo.storedCompany())
    await run('abrir', path, 'propio')
    const rows = (table: string) => store.rows(table).getAll()
    const ids = async (table: string) => (await rows(table)).map(({ id }) => id)
    const tables = ['productos', 'novedades', 'usuarios', 'sliders']
    expect(await Promise.all(tables.map(ids))).toEqual([[1], [], [], []])
    expect([
      (await rows('servicios')).map(({ titulo }) => titulo),
      (await rows('clientes')).map(({ nombre }) => nombre),
    ]).toEqual([['Galvanizado'], ['taller']])
    expect((await rows('contacto')).map(({ email, direccion }) => [email, direccion])).toEqual([['', '']])
    const shown = await rows('imagenesProducto')
    expect(new Set(shown.map(({ padre }) => padre))).toEqual(new Set([1]))
    const files = await store.files.keys()
    expect(shown.filter((row) => !files.includes(getFileName(String(row['path']))))).toEqual([])
    expect(files.some((name) => name.startsWith('slider-'))).toBe(false)
    expect(logged.mock.calls.flat().join(' ')).toMatch(/Quedó afuera, de la demo: .*5 novedades, 23 productos/)
  }, 60_000)

  test('a file with double names is refused with these names, and nothing is written', async () => {
    const demo = await lived()
    const browserCompany = await demo.storedCompany()
    const { store, run, path } = await server()
    const tables = withRows(browserCompany.tables, (name, rows) =>
      name === 'clientes' ? [...rows, { ...rows[0], id: 99 }] : rows,
    )
    await fill(path, { ...browserCompany, tables })
    await expect(run('abrir', path)).rejects.toThrow('clientes: cliente')
    expect(await store.rows('productos').getAll()).toEqual([])
  }, 60_000)
})
