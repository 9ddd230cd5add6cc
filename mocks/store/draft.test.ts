/** A long write beside other writes; on PostgreSQL the tests of the bulk load show it. */
import { describe, expect, test } from 'vitest'
import { newFolder } from '../new-folder.ts'
import { Db } from './dexie.ts'
import { memoryStore } from './memory.ts'
import type { Ahead, Store } from './port.ts'
import type { Row } from './rows.ts'
import { sqliteStore } from './sql/sqlite.ts'
import { started } from './testing.ts'

const readSeed = () =>
  Promise.resolve({
    tables: {
      servicios: [
        { id: 3, titulo: 'Tres', orden: 2 },
        { id: 7, titulo: 'Siete', orden: 1 },
      ],
    },
    files: [],
  })

let count = 0
const stores: Readonly<Record<string, () => Store>> = {
  'a browser': () => new Db(`draft-${++count}`, readSeed),
  memory: () => memoryStore(readSeed),
  'a folder': () => sqliteStore(newFolder(), readSeed),
}

/** A long write that reads the row called 'Siete'. */
const ofSeven: Ahead = {
  tables: ['servicios'],
  table: 'servicios',
  isApart: ({ titulo }) => titulo !== 'Siete' && titulo !== 'otra',
}

describe.each(Object.entries(stores))('in %s', (_, open) => {
  test('others write during a long write; its work is done anew where they change what it reads', async () => {
    const store = await started(open())
    const change = (row: Row) => store.write(1, ({ rows }) => rows('servicios').put([row]))
    const others = [
      () => change({ id: 7, titulo: 'Siete', orden: 5, version: 5 }),
      () => store.write(1, ({ rows }) => rows('servicios').add([{ titulo: 'otra' }])),
      () => change({ id: 3, titulo: 'apart' }),
    ]
    const seen: unknown[] = []
    const long = store.write(
      1,
      async ({ rows }) => {
        const [row] = await rows('servicios').get([7])
        seen.push(row?.orden)
        await rows('servicios').put([{ id: 7, titulo: 'Siete', orden: Number(row?.orden) * 2 }])
        await others.shift()?.()
        return rows('servicios').add([{ titulo: 'nueva' }])
      },
      ofSeven,
    )
    expect([await long, seen]).toEqual([[9], [1, 5, 5]])
    expect(await store.rows('servicios').getAll()).toEqual([
      { id: 3, titulo: 'apart' },
      { id: 7, titulo: 'Siete', orden: 10 },
      { id: 8, titulo: 'otra' },
      { id: 9, titulo: 'nueva' },
    ])
  })

  test('a long write that others disturb each time has them wait in the end; one that fails uses up no number', async () => {
    const store = await started(open())
    const others: Promise<unknown>[] = []
    await store.write(
      1,
      async ({ rows }) => {
        const concurrentWrite = store.write(1, (inside) =>
          inside.rows('servicios').put([{ id: 7, titulo: 'Siete', orden: 10 + others.length }]),
        )
        others.push(concurrentWrite)
        if (others.length <= 3) await concurrentWrite
        await rows('servicios').put([{ id: 3, titulo: String(others.length) }])
      },
      ofSeven,
    )
    await Promise.all(others)
    const failing = store.write(
      1,
      async ({ rows }) => {
        await rows('servicios').add([{ titulo: 'no' }])
        throw new Error('refused')
      },
      ofSeven,
    )
    await expect(failing).rejects.toThrow('refused')
    expect(await store.rows('servicios').add([{ titulo: 'next' }])).toEqual([8])
    expect((await store.rows('servicios').getAll()).map(({ titulo }) => titulo)).toEqual(['4', 'Siete', 'next'])
  })
})
