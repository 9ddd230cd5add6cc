/** Restore points that an earlier build has kept (review/stored). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { restore } from '../../../mocks/releases/raw.ts'
import { forgetPoints, listPoints, readPoint } from './points.ts'

const { points } = JSON.parse(readFileSync(`${import.meta.dirname}/../stored/2026-11-23.json`, 'utf8'))

test('a browser that never had a point gets no database of them; points that were deleted are gone', async () => {
  expect([await listPoints(), await readPoint(1), await indexedDB.databases()]).toEqual([[], undefined, []])
  await restore('vidriera-puntos', points)
  expect((await listPoints()).map(({ nombre }) => nombre)).toEqual(['Así lo vio Compras'])
  await forgetPoints()
  expect([await listPoints(), await indexedDB.databases()]).toEqual([[], []])
})
