import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#mocks/runs.ts'
import {
  toRowKey,
  findLosses,
  mergeRows,
  pairRows,
  same,
  settleRow,
  takenBack,
  type MergedRows,
  type Row,
  type States,
} from './merge.ts'

const columns = ['codigo', 'tamaño', 'pack'] as const
const row = (codigo: string, tamaño = 'M8', pack = 'Caja') => ({ codigo, tamaño, pack })
const toStates = (base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): States => ({
  base,
  mine,
  theirs,
  unique: 'codigo',
})
const merge = (...rows: Parameters<typeof toStates>) => mergeRows(toStates(...rows))

/** A row of the tests; `tag` identifies the row, whatever its code. Nobody changes the tag. */
type Tagged = Readonly<Record<'tag' | (typeof columns)[number], string>>
/** Few values, so that many cells are equal. */
const cell = constantFrom('', 'A', 'B', 'C')
const table = (codes: readonly string[], unique: boolean) => {
  const rows = record({ codigo: constantFrom(...codes), tamaño: cell, pack: cell })
  const lists = unique
    ? uniqueArray(rows, { maxLength: 6, selector: ({ codigo }) => toRowKey(codigo) })
    : array(rows, { maxLength: 6 })
  return lists.map((list) => list.map((untagged, index): Tagged => ({ ...untagged, tag: `${index}` })))
}
/** A position is taken modulo the number of rows. */
const edits = array(
  record({
    spot: integer({ min: 0, max: 20 }),
    does: constantFrom('tamaño', 'pack', 'codigo', 'respell', 'remove', 'add', 'move'),
    // No code of a row that was there: a row with such a code is that row.
    to: constantFrom('', 'y', 'z', 'n1', 'n2', 'n3', 'N3'),
  }),
  { maxLength: 5 },
)
type Edits = readonly { readonly spot: number; readonly does: string; readonly to: string }[]

/** The rows after the edits of a clerk. */
const edited = (base: readonly Tagged[], changes: Edits, clerk: string): readonly Tagged[] =>
  changes.reduce<readonly Tagged[]>((rows, { spot, does, to }, n) => {
    const index = spot % Math.max(rows.length, 1)
    const current = rows[index]
    if (does === 'add') return rows.toSpliced(index, 0, { ...row(to, clerk), tag: `${clerk}${n}` })
    if (!current) return rows
    if (does === 'remove') return rows.toSpliced(index, 1)
    if (does === 'respell') return rows.with(index, { ...current, codigo: current.codigo.toUpperCase() })
    if (does === 'move') return [...rows.toSpliced(index, 1), current]
    return rows.with(index, { ...current, [does]: to })
  }, base)
const clerks = (
  codes: readonly string[],
  unique: boolean,
  check: (base: Tagged[], ...sides: (readonly Tagged[])[]) => void,
) =>
  assert(
    property(table(codes, unique), edits, edits, (base, myEdits, theirEdits) =>
      check(base, edited(base, myEdits, 'm'), edited(base, theirEdits, 't')),
    ),
    runs(3_000),
  )
const codes = ['1', '2', '3', '4', 'x1', 'X2']
const tagged = (rows: readonly Row[], tag: unknown) => rows.find((candidate) => candidate['tag'] === tag)

test('what a side changed, added or removed is in the rows or asked about; a question is about what both sides changed', () => {
  clerks(codes, true, (base, mine = [], theirs = []) => {
    const merged = merge(base, mine, theirs)
    if (!merged) return
    const { rows, questions } = merged
    const has = (list: readonly Row[], code: unknown) => list.some(({ codigo }) => toRowKey(codigo) === toRowKey(code))
    /** Rows that both sides added under one code are one row: the test below. */
    const isOfBoth = (code: unknown) => has(mine, code) && has(theirs, code) && !has(base, code)
    const isQuestion = (tag: unknown, column: string) =>
      questions.some(
        (question) =>
          [tagged(mine, tag), tagged(theirs, tag), tagged(base, tag)].some(
            (sideRow) => sideRow && toRowKey(sideRow['codigo']) === question.key,
          ) && (question.column ?? column) === column,
      )
    for (const { tag } of [...base, ...mine, ...theirs]) {
      const [baseRow, myRow, theirRow, mergedRow] = [base, mine, theirs, rows].map((list) => tagged(list, tag))
      if ([myRow, theirRow].some((side) => side && isOfBoth(side['codigo']))) continue
      for (const column of columns) {
        const [mineToo, theirsToo] = [myRow, theirRow].map((side) => !same(side?.[column], baseRow?.[column]))
        const want = mineToo ? myRow?.[column] : theirsToo ? theirRow?.[column] : baseRow?.[column]
        const isThere =
          same(mergedRow?.[column], want) &&
          (mineToo !== true || theirsToo !== true || same(myRow?.[column], theirRow?.[column]))
        expect([tag, column, isThere || isQuestion(tag, column)]).toEqual([tag, column, true])
      }
    }
    for (const { key, column } of questions) {
      const [baseValue, myValue, theirValue] = [base, mine, theirs]
        .map((list): Row | undefined => list.find(({ codigo }) => toRowKey(codigo) === key))
        .map((match) => (column === undefined ? match : match?.[column]))
      expect([key, same(myValue, theirValue) || same(myValue, baseValue) || same(theirValue, baseValue)]).toEqual([
        key,
        false,
      ])
    }
  })
})

test('a row that both sides added under one code is one row: a cell that one side left blank is filled, others are asked about', () => {
  const merged = merge([], [row('A1', '', 'Caja')], [row('a1 ', 'M8', 'Bolsa')])
  expect(merged).toEqual({
    rows: [row('A1', 'M8', 'Caja')],
    base: [{ codigo: 'a1 ', tamaño: 'M8', pack: undefined }],
    questions: [{ key: 'a1', row: 0, column: 'pack', mine: 'Caja', theirs: 'Bolsa' }],
  })
})

test('both clerks are asked the same, and have the same rows where there is nothing to ask', () => {
  const byText = (rows: readonly Row[]) =>
    rows.map((tableRow) => JSON.stringify(Object.entries(tableRow).map(String).toSorted())).toSorted()
  clerks(codes, true, (base, mine = [], theirs = []) => {
    const [myMerge, theirMerge] = [merge(base, mine, theirs), merge(base, theirs, mine)]
    const turned = theirMerge?.questions.map(({ key, column, mine: myValue, theirs: theirValue }) => [
      key,
      column,
      theirValue,
      myValue,
    ])
    expect(
      myMerge?.questions
        .map(({ key, column, mine: myValue, theirs: theirValue }) => [key, column, myValue, theirValue])
        .toSorted(),
    ).toEqual(turned?.toSorted())
    const asks = myMerge?.questions.length !== 0
    expect(asks || same(byText(myMerge.rows), byText(theirMerge?.rows ?? []))).toBe(true)
  })
})

const getQuestionKeys = (merged: MergedRows | undefined) => new Set(merged?.questions.map(({ key }) => key))

test('a further merge asks the same again; once all is answered, theirs is the base', () => {
  clerks(codes, true, (base, mine = [], theirs = []) => {
    let merged = merge(base, mine, theirs)
    if (!merged) return
    expect(merge(merged.base, merged.rows, theirs)).toEqual(merged)
    // The form keeps its content, also where the content equals the earlier one.
    for (const typed of [merged.rows, merged.base]) {
      const open = mergeRows(toStates(merged.base, typed, theirs), true)
      expect(same(open?.rows, typed)).toBe(true)
      expect(getQuestionKeys(open)).toEqual(getQuestionKeys(merged))
    }
    for (let round = 0; merged.questions[0] && round < 40; round++) {
      const keep = round % 2 === 0 ? 'mine' : 'theirs'
      const next = settleRow(toStates(merged.base, merged.rows, theirs), merged.questions[0], keep)
      if (!next) throw new Error('The answer made a table whose rows cannot be told apart')
      expect(next.questions).toEqual(
        merged.questions.slice(1).map((question) => expect.objectContaining({ key: question.key })),
      )
      merged = next
    }
    expect(same(merged.base, theirs)).toBe(true)
  })
})

test('rows without a key, or with a key twice, are never merged', () => {
  expect.hasAssertions()
  clerks(['', ' ', '1', '2', 'a', 'A '], false, (base, mine = [], theirs = []) => {
    const isKeyed = [base, mine, theirs].every((rows) => {
      const keys = rows.map(({ codigo }) => toRowKey(codigo))
      return !keys.includes('') && new Set(keys).size === keys.length
    })
    expect(isKeyed || merge(base, mine, theirs) === undefined).toBe(true)
  })
})

const base = [row('1'), row('2'), row('3')]
const cut = (list: readonly Row[], ...gone: number[]) => list.filter((_, i) => !gone.includes(i))

test('only a cell that both sides changed is a question; each answer counts', () => {
  const mine = base.with(1, row('2', 'M10', 'Granel'))
  const theirs = base.with(1, row('2', 'M12')).with(0, row('1', 'M9'))
  const merged = merge(base, mine, theirs)
  expect(merged?.rows).toEqual([row('1', 'M9'), row('2', 'M10', 'Granel'), row('3')])
  const question = { key: '2', row: 1, column: 'tamaño', mine: 'M10', theirs: 'M12' }
  expect(merged?.questions).toEqual([question])
  const open = toStates(merged?.base ?? [], merged?.rows ?? [], theirs)
  expect(settleRow(open, question, 'mine')).toEqual({ rows: open.mine, base: theirs, questions: [] })
  expect(settleRow(open, question, 'theirs')?.rows[1]).toEqual(row('2', 'M12', 'Granel'))
})

test.each([
  ['changed here and removed there', base.with(1, row('2', 'M10')), cut(base, 1), base.with(1, row('2', 'M10'))],
  ['removed here and changed there', cut(base, 1), base.with(1, row('2', 'M10')), cut(base, 1)],
  ['recoded here and changed there', base.with(1, row('9')), base.with(1, row('2', 'M10')), base.with(1, row('9'))],
])('a row that is %s is a question; both answers leave what each side has of it', (_, mine, theirs, rows) => {
  const merged = merge(base, mine, theirs)
  expect(merged?.rows).toEqual(rows)
  const [myRow, theirRow] = [mine, theirs].map((list) => list.find(({ codigo }) => codigo === '2'))
  expect(merged?.questions).toEqual([expect.objectContaining({ key: '2', mine: myRow, theirs: theirRow })])
  const answer = (keep: 'mine' | 'theirs') =>
    settleRow(toStates(merged?.base ?? [], rows, theirs), { key: '2' }, keep)?.rows.filter(
      ({ codigo }) => codigo === '2',
    )
  expect([answer('mine'), answer('theirs')]).toEqual([myRow ? [myRow] : [], theirRow ? [theirRow] : []])
})

test('their row comes back by its answer, whatever was removed by hand since', () => {
  const [mine, theirs] = [[row('1', 'M10'), row('3')], cut(base, 0).with(0, row('2', 'M12'))]
  const merged = merge(base, mine, theirs)
  expect(merged?.questions.map(({ key }) => key).toSorted()).toEqual(['1', '2'])
  const open = toStates(merged?.base ?? [], [row('3')], theirs)
  expect(settleRow(open, { key: '2' }, 'theirs')?.rows).toEqual(theirs)
})

test('a code that both sides corrected is a question about the table, which says what each choice loses', () => {
  const [mine, theirs] = [base.with(1, row('8')), [...base.with(1, row('9', 'M10')), row('7')]]
  expect(merge(base, mine, theirs)).toBeUndefined()
  expect(findLosses(base, mine, theirs)).toEqual({ lost: [row('9', 'M10'), row('7')], back: [] })
  expect(findLosses(base, cut(theirs, 0), mine)).toEqual({ lost: [row('8')], back: [] })
  expect(findLosses(base, base.with(0, row('1', 'M9')), cut(base, 2))).toEqual({ lost: [], back: [row('3')] })
})

test('a new order of one side and the changed cells of the other go together', () => {
  const turned = [row('3'), row('1'), row('2')]
  const changed = base.with(0, row('1', 'M20'))
  const both = [row('3'), row('1', 'M20'), row('2')]
  expect(merge(base, turned, changed)).toMatchObject({ rows: both, questions: [] })
  expect(merge(base, changed, turned)).toMatchObject({ rows: both, questions: [] })
})

test('rows with an id are the same by it, whatever their codes', () => {
  const [firstRow, secondRow] = [
    { id: 1, ...row('1') },
    { id: 2, ...row('2') },
  ]
  const merged = merge(
    [firstRow, secondRow],
    [{ ...firstRow, codigo: '9' }, secondRow],
    [{ ...firstRow, pack: 'Granel' }, secondRow],
  )
  expect(merged).toMatchObject({ rows: [{ id: 1, codigo: '9', pack: 'Granel' }, secondRow], questions: [] })
})

const blank = row('', 'M6')
test.each([
  ['by key, whatever its cells', base, [row('3', 'x', 'x'), row('1')], [1, undefined, 0]],
  [
    'equal where keys are missing or stand twice',
    [blank, row('1'), row('1', 'M9')],
    [row('1', 'M9'), blank],
    [1, undefined, 0],
  ],
  [
    'by position where its key is missing or another',
    [row('1'), blank, row('2')],
    [row('1'), row('', 'M7'), row('2b')],
    [0, 1, 2],
  ],
])('a row is found again %s', (_, rows, others, places) => {
  const pairs = pairRows(rows, others, 'codigo')
  expect(rows.map((__, i) => pairs.get(i))).toEqual(places)
})

test('what was typed since a paste survives its undo, also in a table whose rows cannot be told apart', () => {
  const originalRows = [blank, row('1'), row('2')]
  const pastedRows = [blank, row('1', 'M8', 'Pegado'), row('2', 'Pegado'), row('5')]
  const now = [row('', 'M6', 'Mío'), row('1', 'M20', 'Pegado'), row('2b', 'Pegado'), row('5'), row('6')]
  expect(takenBack({ base: pastedRows, mine: now, theirs: originalRows, unique: 'codigo' })).toEqual([
    row('', 'M6', 'Mío'),
    row('1', 'M20'),
    row('2b'),
    row('6'),
  ])
})
