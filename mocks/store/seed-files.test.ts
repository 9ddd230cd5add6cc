import { expect, test } from 'vitest'
import { seed as demo } from '../seed/index.ts'
import { seedFiles } from './seed-files.ts'

const tables = {
  archivos: [{ id: 1, file: 'listas/a.pdf', created_at: '2026-10-01T12:00:00Z' }],
  servicios: [{ id: 1 }],
}

test("a file has its record's date, else that of the seed, else none", () => {
  const seed = { tables, files: ['listas/a.pdf', 'servicios/b.jpg'] }
  const dates = (input: Parameters<typeof seedFiles>[0]) => seedFiles(input).map(({ created_at }) => created_at)
  expect(dates(seed)).toEqual(['2026-10-01T12:00:00Z', undefined])
  expect(dates({ ...seed, since: '2026-03-02T12:00:00Z' })).toEqual(['2026-10-01T12:00:00Z', '2026-03-02T12:00:00Z'])
})

test('every file of the demo company has a date, and no record is older than its file', () => {
  const dates = seedFiles(demo).map(({ created_at = '' }) => Date.parse(created_at))
  expect(dates.filter(Number.isNaN)).toEqual([])
  expect(Math.min(...dates)).toBe(Date.parse(demo.since))
})
