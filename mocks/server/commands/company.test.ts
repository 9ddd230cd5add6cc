/** A company moves from a browser to a server, and back into a demo. */
import { openAsBlob, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readAsset } from '../http/assets.ts'
import { persistentStore, type StorePlace } from '../http/persistent-store.ts'
import { readSeed } from '../http/seeds.ts'
import { noPostgres } from '../../store/sql/cluster.ts'
import { testCluster } from '../../store/sql/testing.ts'
import { started } from '../../store/testing.ts'
import { makeAdministrator } from '../accounts.ts'
import type { Store } from '../../store/port.ts'
import { openCompany } from '../../company/format/open.ts'
import type { Company, Row } from '../../../src/contract/company.ts'
import { lived, plain, save } from '../../../src/review/worker/testing.ts'
import { fileNameOf } from '../../file-types.ts'
import { newFolder } from '../../new-folder.ts'
import { companyCommands } from './company.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const { database } = testCluster()
const places: Readonly<Record<string, (folder: string) => Promise<StorePlace>>> = {
  folder: async (data) => ({ data }),
  ...(noPostgres === undefined && { PostgreSQL: async () => ({ databaseUrl: await database() }) }),
}

const serverIn = async (place: (folder: string) => Promise<StorePlace>) => {
  const data = newFolder()
  const here = await place(data)
  /** Opens the same place as another process does. */
  const again = () => {
    const store = persistentStore(here, () => readSeed('vacia'))
    if (!store) throw new Error('Nothing is stored')
    return started(store)
  }
  const store = await again()
  const logged = vi.spyOn(console, 'log').mockReturnValue()
  const run = async (word: 'guardar' | 'abrir', ...args: string[]) => companyCommands[word]?.run(store, args)
  return { store, again, run, logged, path: join(data, 'empresa.vidriera.zip') }
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

describe.each(Object.entries(places))('on a %s', (_, place) => {
  const server = () => serverIn(place)

  test('browser, server, browser: the same records, the same files byte for byte, and the numbers go on', async () => {
    const demo = await lived()
    const here = await demo.here()
    const { store, run, path } = await server()
    await fill(path, here)
    await run('abrir', path)
    rmSync(path)
    await run('guardar', path, 'todo')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const company = await read(path)
    expect(await demo.run({ task: 'load', company, accounts: true })).toEqual({ done: true })
    const [before, after] = [await plain(here), await plain(await demo.here())]
    expect(Object.keys(after.files).length).toBeGreaterThan(0)
    for (const [table, rows] of Object.entries(asStored(before).tables))
      expect([table, asStored(after).tables[table]]).toEqual([table, rows])
    expect(asStored(after)).toEqual(asStored(before))
    const next = here.tables['novedades']?.next ?? 0
    expect(company.tables['novedades']?.next).toBe(next)
    expect((await store.rows('novedades').add([{ titulo: 'x' }]))[0]).toBe(next)
  }, 60_000)

  test('writes go on while a company is saved, and the file holds the company from before these writes', async () => {
    const demo = await lived()
    const { store, again, run, path } = await server()
    await fill(path, await demo.here())
    await run('abrir', path)
    const before = await store.rows('novedades').all()
    const files = (await store.files.all()).filter(({ blob }) => blob).map(({ name }) => name)
    const running = await again()
    let written = 0
    /** Another process writes when the rows of the first tables are read and no file is. */
    const meanwhile = async () => {
      await running.rows('novedades').add([{ titulo: 'meanwhile' }])
      await running.files.delete(files)
      written += 1
    }
    const moment: Store['moment'] = (work) =>
      store.moment(({ tables, next }) =>
        work({
          next,
          tables: { ...tables, files: { ...tables.files, keys: () => meanwhile().then(tables.files.keys) } },
        }),
      )
    await companyCommands['guardar']?.run({ ...store, moment }, [path, 'todo'])
    const saved = await read(path)
    expect(written).toBe(1)
    expect([saved.tables['novedades']?.rows, files.length > 0]).toEqual([before, true])
    expect(files.filter((name) => !saved.files.has(name))).toEqual([])
    expect((await store.rows('novedades').all()).length).toBe(before.length + 1)
  }, 60_000)

  test('a demo gets nothing of the customers of a server but their names', async () => {
    const demo = await lived()
    const { run, path } = await server()
    await fill(path, await demo.here())
    await run('abrir', path)
    await run('guardar', path)
    const { tables, files } = await read(path)
    for (const table of ['papelera', 'diario', 'salida', 'historial', 'suscripciones', 'archivosRetirados'])
      expect([table, tables[table]?.rows]).toEqual([table, []])
    const all = JSON.stringify(tables)
    const words = ['pbkdf2', 'taller@example.com', 'ana@example.com', '"taller"']
    expect(words.filter((word) => all.includes(word))).toEqual(['"taller"'])
    expect([...files.keys()].length).toBeGreaterThan(0)
  }, 60_000)

  test('no password follows from a name, accounts of the server keep theirs, and a company is not replaced by accident', async () => {
    const demo = await lived()
    const { store, run, path, logged } = await server()
    await makeAdministrator(store, 'ana', '', 'una-larga', 1_000)
    await fill(path, await demo.here())
    await run('abrir', path)
    expect(logged.mock.calls.flat().join(' ')).toContain('admin, editor, ventas')
    const users = await store.rows('usuarios').all()
    expect(users.map(({ usuario, clave }) => [usuario, typeof clave])).toEqual([
      ['admin', 'undefined'],
      ['editor', 'undefined'],
      ['ventas', 'undefined'],
      ['ana', 'string'],
    ])
    expect(
      (await store.rows('clientes').all()).filter(({ clave }) => clave !== undefined).map(({ nombre }) => nombre),
    ).toEqual(['taller'])
    expect(await store.salida.until('proximo', Number.MAX_SAFE_INTEGER)).toEqual([])
    await expect(run('abrir', path)).rejects.toThrow('ya hay datos')
    await run('abrir', path, 'encima')
    const names = (await store.rows('usuarios').all()).map(({ usuario }) => usuario)
    expect(names).toEqual(['admin', 'editor', 'ventas', 'ana'])
  }, 60_000)

  test("'propio' leaves out what is still the demo's own, names it, and keeps what a changed record shows", async () => {
    const demo = await lived()
    const { store, run, path, logged } = await server()
    await fill(path, await demo.here())
    await run('abrir', path, 'propio')
    const rows = (table: string) => store.rows(table).all()
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
    expect(shown.filter((row) => !files.includes(fileNameOf(String(row['path']))))).toEqual([])
    expect(files.some((name) => name.startsWith('slider-'))).toBe(false)
    expect(logged.mock.calls.flat().join(' ')).toMatch(/Quedó afuera, de la demo: .*5 novedades, 23 productos/)
  }, 60_000)

  test('a file with double names is refused with these names, and nothing is written', async () => {
    const demo = await lived()
    const here = await demo.here()
    const { store, run, path } = await server()
    const clientes = here.tables['clientes']
    if (!clientes) throw new Error('No customers')
    await fill(path, {
      ...here,
      tables: { ...here.tables, clientes: { ...clientes, rows: [...clientes.rows, { ...clientes.rows[0], id: 99 }] } },
    })
    await expect(run('abrir', path)).rejects.toThrow('clientes: cliente')
    expect(await store.rows('productos').all()).toEqual([])
  }, 60_000)
})
