import { expect, test } from 'vitest'
import { doc } from '#contract/doc.ts'
import { integer, password } from '#contract/fields.ts'
import { same } from './merge.ts'
import {
  changesFrom,
  findConflicts,
  follow,
  opened,
  recovered,
  settled,
  coerceTyped,
  withStored,
  type Model,
} from './model.ts'

const getUniqueColumn = () => 'codigo'
const base = { nombre: 'Clavo', orden: 3, texto: '' }
const withText = { ...base, texto: 'a' }
const rows = (...codes: string[]) => codes.map((codigo) => ({ codigo, pack: 'Caja' }))
const table = { filas: rows('1', '2') }
const [mine, theirs] = [
  [{ codigo: '1', pack: 'Mía' }, ...rows('2')],
  [...rows('1'), { codigo: '2', pack: 'Suya' }],
]
const both = [mine[0], theirs[1]]
const cell = [{ codigo: '1', pack: 'Suya' }, ...rows('2')]

/** A form with its record: stored, typed and now -> shown, conflicts, seen, dirty. */
test.each([
  ['nothing changes', base, {}, {}, {}, [], [], false],
  ['a field untouched here follows', base, {}, { nombre: 'Tuerca' }, { nombre: 'Tuerca' }, [], ['nombre'], false],
  ['a field changed here alone stays', base, { texto: 'mío' }, {}, {}, [], [], true],
  ['one changed on both sides is asked about', base, { orden: 9 }, { orden: 5 }, {}, ['orden'], [], true],
  ['the same change is no conflict', base, { orden: 9 }, { orden: 9 }, { orden: 9 }, [], [], false],
  ['blanks are alike', base, { texto: ' ' }, { texto: undefined }, {}, [], [], false],
  ['a field emptied elsewhere follows', withText, {}, { texto: '' }, { texto: '' }, [], ['texto'], false],
  ['one emptied there and changed here', withText, { texto: 'b' }, { texto: '' }, {}, ['texto'], [], true],
  ['rows of a table are merged', table, { filas: mine }, { filas: theirs }, { filas: both }, [], ['filas'], true],
  ['a cell is asked about', table, { filas: mine }, { filas: cell }, { filas: mine }, ['filas.0.pack'], [], true],
  ['a table untouched here follows', table, {}, { filas: theirs }, { filas: theirs }, [], ['filas'], false],
])('%s', (_, stored, typed, now, shown, conflicts, seen, dirty) => {
  const values = { ...stored, ...typed }
  const step = follow(opened(stored), now, values, getUniqueColumn)
  const shownValues = { ...values, ...step.shown }
  expect(step.shown).toEqual(shown)
  expect(getConflictNames(step.model, shownValues)).toEqual(conflicts)
  expect(step.model.seen).toEqual(seen)
  expect(Object.keys(changesFrom(step.model.stored, shownValues)).length > 0).toBe(dirty)
})

const getConflictNames = (model: Model, typed: Record<string, unknown>) =>
  findConflicts(model, typed, getUniqueColumn).map(({ name, row }) =>
    [name, row?.row, row?.column].filter((part) => part !== undefined).join('.'),
  )

test('rows that cannot be told apart are one question about the table, also once they can be; each answer counts', () => {
  const filas = [{ codigo: '', pack: 'Mía' }, ...rows('2')]
  const now = { filas: [...rows('1', '2'), ...rows('3')] }
  const { model, shown } = follow(opened(table), now, { filas }, getUniqueColumn)
  expect(shown).toEqual({})
  const question = { name: 'filas', base: table.filas, theirs: now.filas }
  const corrected = [{ codigo: '1', pack: 'Mía' }, ...rows('2')]
  for (const typed of [{ filas }, { filas: corrected }]) {
    expect(findConflicts(model, typed, getUniqueColumn)).toEqual([question])
    expect(findConflicts(model, typed, () => undefined)).toEqual([question])
    const answer = (keep: 'mine' | 'theirs') => settled(model, typed, question, keep, getUniqueColumn)
    expect([answer('mine').shown, answer('theirs').shown]).toEqual([typed, now])
    expect(findConflicts(answer('mine').model, typed, getUniqueColumn)).toEqual([])
  }
  // The record is read again, right before a save at the latest: by then the rows can be told apart.
  expect(follow(model, now, { filas: corrected }, getUniqueColumn).shown).toEqual({
    filas: [...corrected, ...rows('3')],
  })
})

test('a save that is answered while the user types on raises no conflict', () => {
  const sending = { ...opened(base), sending: { nombre: 'Clavo A' } }
  const { model, shown } = follow(sending, { nombre: 'Clavo A' }, { ...base, nombre: 'Clavo AB' }, getUniqueColumn)
  expect([shown, getConflictNames(model, { nombre: 'Clavo AB' })]).toEqual([{}, []])
  const saved = { ...withStored(model, { nombre: 'Clavo A' }), sending: {} }
  expect(getConflictNames(saved, { nombre: 'Clavo AB' })).toEqual([])
  expect(changesFrom(saved.stored, { nombre: 'Clavo AB' })).toEqual({ nombre: 'Clavo AB' })
})

test.each([
  ['mine', 9, { orden: 9 }],
  ['theirs', 5, {}],
] as const)('an answered conflict leaves %s, and none', (keep, orden, changes) => {
  const { model } = follow(opened(base), { orden: 5 }, { ...base, orden: 9 }, getUniqueColumn)
  const [conflict] = findConflicts(model, { ...base, orden: 9 }, getUniqueColumn)
  if (!conflict) throw new Error('No conflict')
  const answered = settled(model, { ...base, orden: 9 }, conflict, keep, getUniqueColumn)
  expect(answered.shown).toEqual({ orden })
  expect(getConflictNames(answered.model, { ...base, ...answered.shown })).toEqual([])
  expect(changesFrom(answered.model.stored, { ...base, ...answered.shown })).toEqual(changes)
})

test('a cell or a row that is typed back to what it was still asks in its place', () => {
  const removed = rows('2')
  for (const [now, typed, name] of [
    [cell, mine, 'filas.0.pack'],
    [removed, mine, 'filas.0'],
    [cell, removed, 'filas.0.pack'],
  ] as const) {
    const { model, shown } = follow(opened(table), { filas: now }, { filas: typed }, getUniqueColumn)
    expect(getConflictNames(model, shown)).toHaveLength(1)
    expect(getConflictNames(model, table)).toEqual([name])
  }
})

test('a value that becomes theirs while it is typed asks no longer', () => {
  const { model } = follow(opened(base), { orden: 5 }, { ...base, orden: 9 }, getUniqueColumn)
  expect(getConflictNames(model, { ...base, orden: 5 })).toEqual([])
})

test('a draft comes back; what was changed elsewhere since is asked about, and rows are merged', () => {
  const stored = { ...base, orden: 5, ...table }
  const draft = { nombre: 'Clavo mío', orden: 9, filas: mine }
  const { model, shown } = recovered(opened({ ...stored, filas: theirs }), draft, getUniqueColumn, {
    ...base,
    ...table,
  })
  expect(shown).toEqual({ ...draft, filas: both })
  expect(getConflictNames(model, { ...stored, ...shown })).toEqual(['orden'])
  expect(model.seen).toEqual([])
})

test('a number is sent as a number, anything else as typed; an empty password not at all', () => {
  const number = integer(doc`A number.`)
  expect([' 12 ', '-1', 3].map((typed) => coerceTyped(number, typed))).toEqual([12, -1, 3])
  expect(['', '1,5', undefined].map((typed) => coerceTyped(number, typed))).toEqual(['', '1,5', undefined])
  expect(['', '12'].map((typed) => coerceTyped(password(doc`A password.`), typed))).toEqual([undefined, '12'])
})

const file = new File(['a'], 'a.txt')

test.each([
  ['', undefined],
  [null, ''],
  [' ', ''],
  ['Bulón ', 'Bulón'],
  [1, 1],
  [[], []],
  [{ codigo: '' }, undefined],
  [[{ codigo: '1', pack: ' 2' }], [{ codigo: '1', pack: '2' }]],
  [file, file],
])('%o and %o are the same', (a, b) => {
  expect(same(a, b)).toBe(true)
})

test.each([
  ['a', 'b'],
  [0, ''],
  [0, 1],
  ['1', 1],
  [
    [1, 2],
    [2, 1],
  ],
  [[], undefined],
  [{ a: 1 }, { a: 1, b: 2 }],
  [file, new File(['a'], 'a.txt')],
  [file, undefined],
])('%o and %o are not', (a, b) => {
  expect(same(a, b)).toBe(false)
})

test('only what differs is a change', () => {
  const stored = { nombre: 'Clavo', orden: 3 }
  expect(changesFrom(stored, { nombre: 'Clavo ', orden: 4, imagen: undefined, texto: 'x' })).toEqual({
    orden: 4,
    texto: 'x',
  })
})
