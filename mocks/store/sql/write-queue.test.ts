import { expect, test, vi } from 'vitest'
import { newFolder } from '../../new-folder.ts'
import { noSeed, started } from '../testing.ts'
import { sqliteStore } from './sqlite.ts'

const opened = () => started(sqliteStore(newFolder(), noSeed))

test('of writes at once one that fails leaves nothing, and the others stand with numbers of their own', async () => {
  const store = await opened()
  const add = (titulo: string) =>
    store.write(1, async ({ rows, files }, stamp) => {
      await rows('servicios').add([{ titulo }])
      await files.add([{ name: `${titulo}.txt`, type: 'text/plain', blob: new Blob([titulo]) }])
      if (titulo === 'c') throw new Error('refused')
      return stamp
    })
  const ends = await Promise.allSettled(['a', 'b', 'c', 'd'].map(add))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(new Set(ends.map((end) => end.status === 'fulfilled' && end.value)).size).toBe(4)
  expect((await store.rows('servicios').getAll()).map(({ titulo }) => titulo)).toEqual(['a', 'b', 'd'])
  expect((await store.files.keys()).filter((name) => name.endsWith('.txt'))).toEqual(['a.txt', 'b.txt', 'd.txt'])
})

test('no write is refused for how long those before it take', async () => {
  const store = await opened()
  vi.useFakeTimers({ toFake: ['Date'] })
  const slow = (titulo: string) =>
    store.write(1, async ({ rows }) => {
      await rows('servicios').add([{ titulo }])
      vi.setSystemTime(Date.now() + 10_000)
    })
  await Promise.all(['a', 'b', 'c', 'd'].map(slow))
  expect((await store.rows('servicios').getAll()).length).toBe(4)
})
