/** The common behaviour of all stores, below the rules. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  double,
  integer,
  jsonValue,
  oneof,
  record,
  string,
} from 'fast-check'
import { Client } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { namesakes } from '../namesakes.ts'
import { newFolder } from '../new-folder.ts'
import { runs } from '../runs.ts'
import { Db } from './dexie.ts'
import { memoryStore, newMemory } from './memory.ts'
import { findRow, type Store } from './port.ts'
import type { Seed } from './rows.ts'
import { noPostgres } from './sql/cluster.ts'
import { postgresStore } from './sql/postgres.ts'
import { sqliteStore } from './sql/sqlite.ts'
import { testCluster } from './sql/testing.ts'
import { started } from './testing.ts'

const seed: Seed = {
  tables: {
    servicios: [
      { id: 7, orden: 1, titulo: 'Siete' },
      { id: 3, orden: 2, titulo: 'Tres' },
    ],
  },
  files: ['productos/cancamo.jpg'],
}
const readSeed = () => Promise.resolve(seed)

/** `npm test` leaves PostgreSQL to the release. */
const { database } = testCluster()

interface StoreFixture {
  /** A store of this fixture, which can be opened repeatedly. */
  readonly make: () => Store
  /** Direct access to the store's own tables. */
  readonly ask?: (sql: string) => Promise<unknown[]>
}

let count = 0
const browser = async () => {
  const name = `port-${++count}`
  return { make: () => new Db(name, readSeed) }
}
const memory = async () => {
  const sharedMemory = newMemory()
  return { make: () => memoryStore(readSeed, sharedMemory) }
}
const folder = async () => {
  const path = newFolder()
  const ask = async (sql: string) => {
    const by = new DatabaseSync(join(path, 'vidriera.sqlite'))
    try {
      return by.prepare(sql).all()
    } finally {
      by.close()
    }
  }
  return { make: () => sqliteStore(path, readSeed), ask }
}
const postgres = async () => {
  const url = await database()
  const ask = async (sql: string) => {
    const by = new Client(url)
    await by.connect()
    try {
      return (await by.query<object>(sql)).rows
    } finally {
      await by.end()
    }
  }
  return { make: () => postgresStore(url, readSeed), ask }
}

const serverFixtures = { folder, ...(noPostgres === undefined && { 'PostgreSQL database': postgres }) }
const fixtures: Readonly<Record<string, () => Promise<StoreFixture>>> = { browser, memory, ...serverFixtures }
test.skipIf(noPostgres)(`on PostgreSQL as well: ${noPostgres ?? 'it is here'}`, () => {
  expect(fixtures).toHaveProperty('PostgreSQL database')
})

describe.each(Object.entries(fixtures))('in a %s', (_, createFixture) => {
  test('a new store holds its seed by key; a reopened one is unchanged', async () => {
    const { make } = await createFixture()
    const store = await started(make())
    expect(await store.rows('servicios').getAll()).toEqual([
      { id: 3, orden: 2, titulo: 'Tres' },
      { id: 7, orden: 1, titulo: 'Siete' },
    ])
    expect(await findRow(store.files, 'cancamo.jpg')).toEqual({
      name: 'cancamo.jpg',
      type: 'image/jpeg',
      asset: 'productos/cancamo.jpg',
    })
    await store.rows('servicios').delete([7])
    store.close()
    expect(await (await started(make())).rows('servicios').getAll()).toEqual([{ id: 3, orden: 2, titulo: 'Tres' }])
  })

  test("a number is given once: after the seed's, after an explicit one, never a deleted row's", async () => {
    const { rows } = await started((await createFixture()).make())
    expect(await rows('servicios').add([{ titulo: 'a' }, { titulo: 'b' }])).toEqual([8, 9])
    await rows('servicios').delete([9])
    expect(await rows('servicios').add([{ titulo: 'c' }, { id: 40, titulo: 'd' }, { titulo: 'e' }])).toEqual([
      10, 40, 41,
    ])
  })

  test('rows are found by key in the order asked for, by a field, by a number, by a word of a list', async () => {
    const store = await started((await createFixture()).make())
    expect((await store.rows('servicios').get([7, 99, 3])).map((row) => row?.titulo)).toEqual([
      'Siete',
      undefined,
      'Tres',
    ])
    await store.images('imagenesProducto').add([2, 1, 2].map((padre, orden) => ({ padre, orden, path: 'x' })))
    expect((await store.images('imagenesProducto').getAll({ padre: 2 })).map(({ orden }) => orden)).toEqual([0, 2])
    const change = { llamada: 'x', texto: '', idUsuario: 1, cambios: [] }
    await store.diario.add([
      { ...change, id: 5, at: 50, archivos: ['a.jpg', 'b.jpg'] },
      { ...change, id: 4, at: 70, archivos: ['b.jpg'] },
    ])
    expect((await store.diario.until('at', 60)).map(({ id }) => id)).toEqual([5])
    expect((await store.diario.holding('archivos', 'b.jpg')).map(({ id }) => id)).toEqual([4, 5])
    expect(await store.diario.holding('archivos', 'b')).toEqual([])
  })

  test("a change keeps a row's other fields, and creates no row", async () => {
    const { sesiones } = await started((await createFixture()).make())
    await sesiones.put([{ zona: 'panel', idUsuario: 1 }])
    await sesiones.change('panel', { metadato: 4 })
    await sesiones.change('zona', { metadato: 4 })
    expect(await sesiones.getAll()).toEqual([{ zona: 'panel', idUsuario: 1, metadato: 4 }])
  })

  test('a failed write leaves nothing, and the next one works', async () => {
    const store = await started((await createFixture()).make())
    const failing = store.write(1, async ({ rows, files }) => {
      await rows('servicios').add([{ titulo: 'no' }])
      await files.add([{ name: 'no.txt', type: 'text/plain', blob: new Blob(['no']) }])
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect([(await store.rows('servicios').getAll()).length, await findRow(store.files, 'no.txt')]).toEqual([
      2,
      undefined,
    ])
    await store.write(1, ({ rows }) => rows('servicios').add([{ titulo: 'sí' }]))
    expect((await store.rows('servicios').getAll()).length).toBe(3)
  })

  test('writes run one after the other with rising numbers, across connections', async () => {
    const { make } = await createFixture()
    const [firstStore, secondStore] = [await started(make()), await started(make())]
    const next = (store: Store) =>
      store.write(1_000, async ({ rows }, stamp) => {
        const { length } = await rows('servicios').getAll()
        await rows('servicios').add([{ titulo: String(length) }])
        return stamp
      })
    const stamps: number[] = []
    for (const store of [firstStore, firstStore, firstStore]) stamps.push(await next(store))
    await Promise.all([next(firstStore), next(firstStore), next(secondStore), next(firstStore)])
    expect(stamps).toEqual([...new Set(stamps)].toSorted((a, b) => a - b))
    expect((await firstStore.rows('servicios').getAll()).slice(2).map(({ titulo }) => titulo)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ])
  })

  test('a file comes back byte for byte, whole and in slices, with its smaller pictures', async () => {
    const store = await started((await createFixture()).make())
    const bytes = Uint8Array.from({ length: 600_000 }, (__, index) => (index * 7) % 251)
    await store.files.add([
      { name: 'a.bin', type: 'application/octet-stream', size: bytes.length, blob: new Blob([bytes]) },
    ])
    await store.files.change('a.bin', { renditions: { 400: new Blob(['small'], { type: 'image/webp' }) } })
    const file = await findRow(store.files, 'a.bin')
    const blob = file?.blob instanceof Blob ? file.blob : new Blob()
    expect([blob.size, new Uint8Array(await blob.arrayBuffer())]).toEqual([bytes.length, bytes])
    for (const [from, to] of [
      [0, 1],
      [262_143, 262_145],
      [599_999, 700_000],
      [-5, undefined],
      [10, 5],
    ] as const) {
      expect(new Uint8Array(await blob.slice(from, to).arrayBuffer())).toEqual(bytes.slice(from, to))
      expect(await new Response(blob.slice(from, to)).bytes()).toEqual(bytes.slice(from, to))
    }
    const small = file?.renditions?.[400]
    expect([small?.type, await small?.text()]).toEqual(['image/webp', 'small'])
    await store.files.delete(['a.bin'])
    expect(await findRow(store.files, 'a.bin')).toBeUndefined()
  })

  test('a moment tells rows, files and the number of the next row, which stays the next one', async () => {
    const store = await started((await createFixture()).make())
    const seen = () =>
      store.moment(async ({ tables, next }) => [
        (await tables.rows('servicios').getAll()).map(({ id }) => id),
        await tables.files.keys(),
        await next('servicios'),
        await next('novedades'),
      ])
    expect([await seen(), await seen()]).toEqual([
      [[3, 7], ['cancamo.jpg'], 8, 1],
      [[3, 7], ['cancamo.jpg'], 8, 1],
    ])
    await expect(store.moment(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(await store.rows('servicios').add([{ titulo: 'next' }])).toEqual([8])
  })

  test('any values of a row come back unchanged', async () => {
    const { rows } = await started((await createFixture()).make())
    const odd = oneof(
      jsonValue({ stringUnit: 'binary' }),
      constant('a\0b'),
      constant('\uD800'),
      constant(''),
      constant('0012'),
      integer(),
      double({ noNaN: true, noDefaultInfinity: true }),
      constantFrom(true, false, null),
    )
    await assert(
      asyncProperty(
        record({ orden: odd, titulo: odd, texto: odd, imagen: odd, de_otra_version: odd }, { requiredKeys: [] }),
        array(string({ unit: 'binary' }), { maxLength: 2 }),
        async (values, list) => {
          const row = { ...JSON.parse(JSON.stringify(values)), lista: list, id: 500 }
          await rows('servicios').put([row])
          expect(await findRow(rows('servicios'), 500)).toEqual(row)
        },
      ),
      runs(60),
    )
  })
})

describe.each(Object.entries(serverFixtures))('a %s', (_, createFixture) => {
  test('a request that a failed write still makes is refused, and changes nothing', async () => {
    const { make } = await createFixture()
    const store = await started(make())
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
    let late: Promise<unknown> = Promise.resolve()
    const failing = store.write(1, async ({ rows }) => {
      late = failed.then(() => rows('servicios').add([{ titulo: 'tarde' }]))
      await rows('servicios').get([3])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    fail()
    await expect(late).rejects.toThrow('This write has ended.')
    await store.write(1, ({ rows }) => rows('servicios').add([{ titulo: 'sí' }]))
    expect((await store.rows('servicios').getAll()).map(({ titulo }) => titulo)).toEqual(['Tres', 'Siete', 'sí'])
  })

  test('refuses a later version, and adds a missing column', async () => {
    const { make, ask } = await createFixture()
    const first = await started(make())
    await first.rows('servicios').put([{ id: 3, titulo: 'Tres', of_a_later_version: 'no column yet' }])
    first.close()
    await ask('ALTER TABLE servicios DROP COLUMN orden')
    const again = await started(make())
    expect(await findRow(again.rows('servicios'), 3)).toEqual({
      id: 3,
      titulo: 'Tres',
      of_a_later_version: 'no column yet',
    })
    again.close()
    await ask('UPDATE version SET numero = 9')
    await expect(make().start()).rejects.toMatchObject({ errors: { base: ['nueva'] } })
  })

  test('keeps readable values in columns', async () => {
    const { make, ask } = await createFixture()
    await started(make())
    expect(await ask('SELECT titulo FROM servicios ORDER BY orden')).toEqual([{ titulo: 'Siete' }, { titulo: 'Tres' }])
  })

  test('goes on writing during a moment, which does not change', async () => {
    const { make } = await createFixture()
    const [firstStore, secondStore] = [await started(make()), await started(make())]
    await firstStore.files.add([{ name: 'a.txt', type: 'text/plain', size: 1, blob: new Blob(['a']) }])
    await firstStore.moment(async ({ tables, next }) => {
      const initialRows = await tables.rows('servicios').getAll()
      const file = await findRow(tables.files, 'a.txt')
      for (const store of [firstStore, secondStore]) await store.rows('servicios').add([{ titulo: 'Después' }])
      await secondStore.files.delete(['a.txt'])
      expect(await tables.rows('servicios').getAll()).toEqual(initialRows)
      expect(await new Response(file?.blob).text()).toBe('a')
      expect(await next('servicios')).toBeGreaterThan(7)
    })
    expect([(await firstStore.rows('servicios').getAll()).length, await findRow(firstStore.files, 'a.txt')]).toEqual([
      4,
      undefined,
    ])
  })

  test('refuses a repeated unique name', async () => {
    const { make, ask } = await createFixture()
    const { rows } = await started(make())
    await rows('clientes').add([{ nombre: 'ana' }, { email: 'nameless@example.com' }, { email: 'neither@example.com' }])
    const words = { status: 409, message: 'Ya hay otro registro con ese nombre.' }
    await expect(rows('clientes').add([{ nombre: 'ana' }])).rejects.toMatchObject(words)
    const both = await Promise.allSettled(
      ['x', 'y'].map((email) => rows('suscripciones').add([{ email: 'a@b.c', baja: email }])),
    )
    // Either one may be first.
    expect(both.flatMap((made) => (made.status === 'rejected' ? [made.reason.status] : []))).toEqual([409])
    await expect(ask("INSERT INTO usuarios (id, usuario) VALUES (900, 'eva'), (901, 'eva')")).rejects.toThrow(/unique/i)
  })

  test('names old repeated values and opens all the same; once they are corrected, new ones are refused', async () => {
    const { make, ask } = await createFixture()
    const first = await started(make())
    first.close()
    await ask('DROP INDEX "clientes nombre unico"')
    await ask(
      "INSERT INTO clientes (id, nombre) VALUES (101, 'ana'), (102, 'ana'), (103, 'eva'), (104, NULL), (105, NULL)",
    )
    const warned: unknown[] = []
    const log = vi.spyOn(console, 'warn').mockImplementation((text: unknown) => warned.push(text))
    const again = await started(make())
    log.mockRestore()
    expect(warned).toEqual(['Hay nombres que están dos veces en clientes: «ana». Cambiá uno de cada par.'])
    await again.rows('clientes').put([{ id: 102, nombre: 'ana maría' }])
    again.close()
    const { rows } = await started(make())
    await expect(rows('clientes').add([{ nombre: 'ana' }])).rejects.toMatchObject({ status: 409 })
  })

  test('finds a name that a process of an older build wrote beside, and a start gives it its key', async () => {
    const { make, ask } = await createFixture()
    const store = await started(make())
    const find = async (name: string) => (await namesakes(store, 'usuarios', 'usuario', name)).map(({ id }) => id)
    await store.rows('usuarios').add([{ usuario: 'ana' }, { usuario: 'luz' }, { usuario: 'eva' }])
    await ask("UPDATE usuarios SET usuario = 'Renombrada' WHERE id = 1")
    await store.rows('usuarios').change(2, { usuario: 'Lucía' })
    expect([await find('ana'), await find('renombrada'), await find('lucía')]).toEqual([[], [1], [2]])
    // A base that an older build left had no such trigger.
    await ask('UPDATE usuarios SET "nombreClave" = \'otra\' WHERE id = 3')
    store.close()
    await started(make())
    expect(await ask('SELECT "nombreClave" FROM usuarios ORDER BY id')).toEqual([
      { nombreClave: 'renombrada' },
      { nombreClave: 'lucía' },
      { nombreClave: 'eva' },
    ])
  })

  test('is upgraded once, by concurrent starts and during reads and writes', async () => {
    const { make, ask } = await createFixture()
    const busy = await started(make())
    await ask('DROP INDEX "clientes nombre unico"')
    await ask('ALTER TABLE clientes DROP COLUMN created_at')
    const [stores] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => started(make()))),
      ...Array.from({ length: 20 }, async (__, index) => {
        await busy.rows('servicios').add([{ titulo: String(index) }])
        await busy.rows('servicios').getAll()
      }),
    ])
    const [id = 0] = await busy.rows('clientes').add([{ nombre: 'ana', created_at: 'hoy' }])
    for (const { rows } of stores)
      expect(await findRow(rows('clientes'), id)).toEqual({ id, nombre: 'ana', created_at: 'hoy' })
    expect((await busy.rows('servicios').getAll()).length).toBe(22)
  })

  test('is created once by concurrent starts', async () => {
    const { make } = await createFixture()
    const stores = await Promise.all(Array.from({ length: 6 }, () => started(make())))
    for (const store of stores) expect((await store.rows('servicios').getAll()).length).toBe(2)
  })

  test('bytes that no write has named are swept an hour later, and named ones stay', async () => {
    const { make, ask } = await createFixture()
    const store = await started(make())
    const large = 'x'.repeat(1_200_000)
    const upload = async (text: string) => store.keepable(new File([text], 'a.txt'))
    const [stored, , ahead] = [
      await upload(`kept${large}`),
      await upload(large),
      await store.keepAhead?.(new Blob(['b'])),
    ]
    await store.files.add([{ name: 'b.txt', type: 'text/plain', size: 1, ...(ahead && { blob: ahead }) }])
    await store.files.add([{ name: 'a.txt', type: 'text/plain', size: large.length + 4, blob: stored }])
    await ask('UPDATE contenidos SET at = 0')
    store.close()
    const again = await started(make())
    expect(await new Response((await findRow(again.files, 'a.txt'))?.blob).text()).toBe(`kept${large}`)
    expect(await new Response((await findRow(again.files, 'b.txt'))?.blob).text()).toBe('b')
    expect((await ask('SELECT DISTINCT contenido FROM partes')).length).toBe(2)
    expect((await ask('SELECT * FROM contenidos')).length).toBe(2)
    await again.files.delete(['a.txt', 'b.txt'])
    again.close()
    await started(make())
    expect([await ask('SELECT * FROM partes'), await ask('SELECT * FROM contenidos')]).toEqual([[], []])
  })
})
