import { expect, test } from 'vitest'
import type { FileZona } from '#contract/file-zona.ts'
import { formatDate, exactSize, fileName, inOrder, isBook, findFiles, newestFirst, shortSize } from './price-file.ts'

test.each([
  ['48.2', '48.2Kb'],
  ['123.45', '123.Kb'],
  ['1234.5', '1234Kb'],
  ['7', '7Kb'],
  ['', 'Kb'],
])('the weight %j is shown as %j', (peso, shown) => expect(shortSize(peso)).toBe(shown))

test.each([
  ['1234.5', '1.234,5 KB'],
  ['48.234', '48,23 KB'],
  ['12 MB', '12 MB'],
  ['', ''],
])('its tooltip is exact: %j -> %j', (peso, exact) => expect(exactSize(peso)).toBe(exact))

const file = (id: number, orden: number, overrides: Partial<FileZona> = {}): FileZona => ({
  id,
  orden,
  numeropedido: '',
  formato: '',
  peso: '',
  file: '',
  ...overrides,
})
const ids = (files: readonly FileZona[]) => files.map(({ id }) => id)

test('files sort by orden as a number, ties by id', () => {
  expect(ids(inOrder([file(4, 10), file(3, 2), file(1, 2)]))).toEqual([1, 3, 4])
})

test('the newest first: by date where there is one, else by id', () => {
  const on = (id: number, orden: number, created_at: string) => file(id, orden, { created_at })
  expect(
    ids(newestFirst([on(1, 1, '2026-07-01'), on(2, 3, '2026-10-01'), on(3, 2, '2026-10-01'), on(4, 4, 'ayer')])),
  ).toEqual([3, 2, 1, 4])
  expect(ids(newestFirst([file(1, 1), file(3, 3), file(2, 2)]))).toEqual([3, 2, 1])
})

test.each([
  ['listas/lista-mayorista.xlsx', 'lista-mayorista.xlsx'],
  ['archivos/lista-de-mayo-1f0c9a3e.xlsx', 'lista-de-mayo.xlsx'],
  ['C:\\listas\\mayo.pdf', 'mayo.pdf'],
  ['', ''],
])('%j is called %j', (path, name) => expect(fileName({ file: path })).toBe(name))

test.each([
  ['xlsx', '', true],
  ['XLSX', '', true],
  ['.xlsx', '', true],
  ['', 'a/b.XLSX', true],
  ['pdf', 'a.xlsx', false],
  ['xls', 'a.xls', false],
])('a workbook? format %j of %j: %j', (formato, path, is) => expect(isBook({ formato, file: path })).toBe(is))

test("a date as people write it, of the company's own day", () => {
  expect([
    formatDate(file(1, 1, { created_at: '2026-10-08T01:00:00Z' })),
    formatDate(file(1, 1)),
    formatDate(file(1, 1, { created_at: 'ayer' })),
  ]).toEqual(['7/10/2026', '', ''])
})

test('a search finds by part of the number or of the name', () => {
  const files = [
    file(1, 1, { numeropedido: '0001-00012391', file: 'listas/Lista-Mayoristá.pdf', formato: 'pdf' }),
    file(2, 2, { numeropedido: '0002-77', file: 'x/general.xlsx', formato: 'xlsx' }),
  ]
  expect([
    ids(findFiles(files, '12391')),
    ids(findFiles(files, 'MAYORISTA lista')),
    ids(findFiles(files, 'xlsx general')),
    ids(findFiles(files, ' ')),
    ids(findFiles(files, 'nada')),
  ]).toEqual([[1], [1], [2], [1, 2], []])
})
