/** The rows of a long write in a browser, from its one transaction until each is in its table. */
import { expect, test, vi } from 'vitest'
import { Db } from './dexie.ts'
import { Parts } from './parts.ts'
import type { Ahead, Tables } from './port.ts'
import type { Row } from './rows.ts'
import { started } from './testing.ts'

const seed = [
  { id: 3, titulo: 'Tres', orden: 2 },
  { id: 7, titulo: 'Siete', orden: 1 },
]
const opened = (name: string) =>
  started(new Db(name, () => Promise.resolve({ tables: { servicios: seed }, files: [] })))

const count = 600
const many = Array.from({ length: count }, (_, index) => ({
  id: index + 7,
  titulo: `Fila ${index}`,
  orden: index,
  lista: [`n${index}`],
}))
const ahead: Ahead = { tables: ['servicios', 'historial'], table: 'servicios', isApart: () => true }
/** Rows in parts, as a long write stores them. */
const inParts = async (db: Db, rows: readonly Row[] = many) => {
  const parts = new Parts(db)
  await parts.store('servicios', [], () => Promise.resolve(rows))
  return parts
}

test('rows in parts read and change like rows in their places', async () => {
  const plain = await opened('plain')
  const db = await opened('parts')
  await plain.rows('servicios').put(many)
  const parts = await inParts(db)
  expect(await db.table('servicios').count()).toBe(3)
  const [plainRows, partRows] = [plain.rows('servicios'), parts.over('servicios', db.rows('servicios'))]
  type Own = ReturnType<Tables['rows']>
  const steps: readonly ((rows: Own) => Promise<unknown>)[] = [
    (rows) => rows.get([606, 3, 7, 999, 300]),
    (rows) => rows.keys(),
    (rows) => rows.getAll({ orden: 2 }),
    (rows) => Promise.all([rows.get([8]), rows.put([{ id: 8, titulo: 'ocho' }]), rows.get([8])]),
    (rows) => rows.put([{ id: 606, titulo: 'last' }]),
    (rows) => rows.change(300, { titulo: 'changed' }),
    (rows) => rows.delete([3, 9, 301]),
    (rows) => rows.add([{ titulo: 'new' }]),
    (rows) => rows.get([8, 9, 300, 301, 606]),
    (rows) => rows.getAll(),
  ]
  for (const step of steps) expect(await step(partRows)).toEqual(await step(plainRows))
  await parts.settle()
  expect(await db.table('servicios').toArray()).toEqual(await plainRows.getAll())
  expect(await db.table('sesiones').count()).toBe(0)
})

test('who reads or changes rows behind that transaction finds all of them, and the change stays', async () => {
  const db = await opened('behind')
  const parts = new Parts(db)
  const rows = parts.over('servicios', db.rows('servicios'))
  const storing = parts.store('servicios', [], () => Promise.resolve(many))
  const changing = rows.put([{ id: 8, titulo: 'ocho' }])
  const readingKeys = rows.keys()
  await Promise.all([storing, changing, parts.settle()])
  expect((await readingKeys).length).toBe(count + 1)
  expect(await db.rows('servicios').get([8])).toEqual([{ id: 8, titulo: 'ocho' }])
})

test('a browser that ends before the rows are in their places has all of them, and the next start goes on', async () => {
  const closedDb = await opened('ended')
  await inParts(closedDb)
  expect(await closedDb.sesiones.getAll()).toEqual([])
  closedDb.close()
  const db = await opened('ended')
  expect(await db.rows('servicios').getAll()).toEqual([seed[0], ...many])
  expect(await db.rows('servicios').add([{ titulo: 'next' }])).toEqual([count + 7])
  await db.write(1, () => Promise.resolve(), ahead)
  expect([await db.table('servicios').count(), await db.table('sesiones').count()]).toEqual([count + 2, 0])
})

test('where one part cannot be stored, none is', async () => {
  const db = await opened('none')
  const uncloneable = { id: count + 1, titulo: () => 'no' }
  await expect(inParts(db, [...many.slice(0, -6), uncloneable, ...many.slice(-5)])).rejects.toThrow('cloned')
  expect([await db.rows('servicios').getAll(), await db.table('sesiones').count()]).toEqual([seed, 0])
})

test('others wait for a part of a long write, and not for each row of it', async () => {
  const db = await opened('waits')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  await db.write(1, ({ rows }) => rows('servicios').put(many), ahead)
  const byTransaction = Map.groupBy(put.mock.contexts, (store) => store instanceof IDBObjectStore && store.transaction)
  expect(Math.max(...[...byTransaction.values()].map((calls) => calls.length))).toBe(250)
  expect([await db.table('servicios').count(), await db.table('sesiones').count()]).toEqual([count + 1, 0])
})
