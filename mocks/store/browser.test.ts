/** The browser's store, and the memory store that stands for it in tests. suite.test.ts has the behaviour of every store. */
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { Db } from './dexie.ts'
import { memoryStore } from './memory.ts'
import { findRow, type Store } from './port.ts'
import { schema } from './schema.ts'
import { started } from './testing.ts'

const readSeed = () =>
  Promise.resolve({
    tables: {
      servicios: [
        { id: 3, titulo: 'Tres' },
        { id: 7, titulo: 'Siete' },
      ],
    },
    files: [],
  })
let count = 0
const stores: Readonly<Record<string, () => Store>> = {
  'a browser': () => new Db(`memory-${++count}`, readSeed),
  memory: () => memoryStore(readSeed),
}

test('a browser that refuses to open after a crash is asked again', async () => {
  const name = `memory-${++count}`
  await started(new Db(name, readSeed)).then((first) => first.close())
  const { indexedDB: factory } = Dexie.dependencies
  // Dexie itself asks three more times at once.
  let refusals = 6
  const open = vi.spyOn(factory, 'open').mockImplementation((...args) => {
    if (refusals-- > 0) throw new DOMException('Internal error opening backing store', 'UnknownError')
    return IDBFactory.prototype.open.apply(factory, args)
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
  const again = await started(new Db(name, readSeed))
  expect(await again.rows('servicios').getAll()).toHaveLength(2)
  expect(open.mock.calls.length).toBeGreaterThanOrEqual(7)
  refusals = Infinity
  await expect(new Db(name, readSeed).start()).rejects.toThrow('Internal error')
})

test('a browser tells the last write of a table, at the end of the write', async () => {
  const store = await started(new Db(`memory-${++count}`, readSeed))
  const stamps = () => Promise.all([store.lastWrite(['servicios']), store.lastWrite(['productos', 'imagenesProducto'])])
  const [services, products] = await stamps()
  await store.write(1, async ({ rows }) => {
    await rows('servicios').put([{ id: 3, titulo: 'otro' }])
    expect(await store.lastWrite(['servicios'])).toBe(services)
  })
  const updatedStamps = await stamps()
  expect([updatedStamps[0] > services, updatedStamps[1]]).toEqual([true, products])
  await expect(
    store.write(1, async ({ rows }) => {
      await rows('servicios').put([{ id: 3, titulo: 'nunca' }])
      throw new Error('called off')
    }),
  ).rejects.toThrow('called off')
  expect(await stamps()).toEqual(updatedStamps)
})

describe.each(Object.entries(stores))('in %s', (_, make) => {
  test('a write that awaits something else is refused', async () => {
    const store = await started(make())
    let late: Promise<unknown> = Promise.resolve()
    const write = store.write(1, async ({ rows }) => {
      await rows('servicios').get([3])
      // The database ends the transaction in a turn of its own, which may come after the first.
      for (let turn = 0; turn < 5; turn += 1)
        await new Promise((resolve) => {
          setTimeout(resolve)
        })
      late = rows('servicios').add([{ titulo: 'tarde' }])
      return late
    })
    await expect(write).rejects.toThrow(/transaction/i)
    await late.catch(() => {})
    await store.write(1, ({ rows }) => rows('servicios').put([{ id: 50, titulo: 'sí' }]))
    expect(await findRow(store.rows('servicios'), 50)).toEqual({ id: 50, titulo: 'sí' })
  })

  test('rows are copied on their way in and out', async () => {
    const { rows } = await started(make())
    const mine = { id: 20, titulo: 'mío', lista: [1] }
    await rows('servicios').put([mine])
    mine.lista.push(2)
    Object.assign((await findRow(rows('servicios'), 20)) ?? {}, { titulo: 'otro' })
    expect(await findRow(rows('servicios'), 20)).toEqual({ id: 20, titulo: 'mío', lista: [1] })
  })

  test('rows are found by an indexed field alone, and a key is added once', async () => {
    const { rows } = await started(make())
    await expect(rows('servicios').getAll({ titulo: 'Tres' })).rejects.toThrow('titulo')
    await expect(rows('servicios').add([{ id: 3, titulo: 'tres' }])).rejects.toThrow(/servicios/)
    expect(await findRow(rows('servicios'), 3)).toMatchObject({ titulo: 'Tres' })
  })
})

test('in memory, a request after the end of its write changes nothing', async () => {
  const store = await started(memoryStore(readSeed))
  let late: () => Promise<unknown> = () => Promise.resolve()
  await store.write(1, async ({ rows }) => {
    late = () => rows('servicios').add([{ titulo: 'tarde' }])
  })
  await expect(late()).rejects.toThrow('over')
  expect(await store.rows('servicios').keys()).toEqual([3, 7])
})

test("the browser's database has the tables and the indexes of the schema", async () => {
  const db = await started(new Db('schema', readSeed))
  const missing = Object.entries(schema).flatMap(([name, { key, indexes }]) => {
    const table = db.tables.find((candidate) => candidate.name === name)
    const seen = new Set([table?.schema.primKey.name, ...(table?.schema.indexes.map((index) => index.name) ?? [])])
    return [key.name, ...indexes].filter((index) => !seen.has(index)).map((index) => `${name}.${index}`)
  })
  expect([db.tables.map(({ name }) => name).toSorted(), missing]).toEqual([Object.keys(schema).toSorted(), []])
})

test('a browser is asked once whether it keeps a Blob, not at each upload; a full disk is asked about again', async () => {
  const store = await started(new Db('blobs', readSeed))
  const written = vi.spyOn(IDBObjectStore.prototype, 'put')
  const file = new File(['a'], 'a.txt')
  written.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(store.keepable(file)).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(await Promise.all([store.keepable(file), store.keepable(file)])).toEqual([file, file])
  expect(await store.keepable(file)).toBe(file)
  expect(written).toHaveBeenCalledTimes(2)
})

test('where a browser keeps no Blob, it gets bytes, and is asked once', async () => {
  const store = await started(new Db('bytes', readSeed))
  const written = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no Blob', 'DataCloneError')
  })
  const file = new File(['a'], 'a.txt')
  for (let i = 0; i < 2; i++) expect(await store.keepable(file)).toEqual(await file.arrayBuffer())
  expect(written).toHaveBeenCalledTimes(1)
})
