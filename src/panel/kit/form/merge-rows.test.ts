import { assert, constantFrom, array, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { mergeRows, pairRows, settleRow } from './merge.ts'

const columns = ['codigo', 'tamaño', 'pack'] as const
const row = (codigo: string, tamaño = 'M8', pack = 'Caja') => ({ codigo, tamaño, pack })
type Sub = ReturnType<typeof row>

/** Few values, so that many rows are alike or equal. */
const cell = constantFrom<string[]>('', 'A', 'B', 'C')
const rows = array(record({ codigo: cell, tamaño: cell, pack: cell }), { maxLength: 7 })
const cut = (list: readonly Sub[], ...at: number[]) => list.filter((_, i) => !at.includes(i))
/** A position, taken modulo the number of rows. */
const spot = integer({ min: 0, max: 20 })

test('changes of different cells always survive, whatever the rows look like', () => {
  const edits = array(record({ at: spot, column: constantFrom(...columns), side: constantFrom('mine', 'theirs') }))
  assert(
    property(rows, edits, (base, all) => {
      const states = { mine: base.map((own) => ({ ...own })), theirs: base.map((own) => ({ ...own })) }
      const want = base.map((own) => ({ ...own }))
      const seen = new Set<string>()
      all.forEach(({ at, column, side }, n) => {
        const i = base.length === 0 ? -1 : at % base.length
        const changed = states[side][i]
        const wanted = want[i]
        if (!changed || !wanted || seen.has(`${i} ${column}`)) return
        seen.add(`${i} ${column}`)
        changed[column] = `${side} ${n}`
        wanted[column] = `${side} ${n}`
      })
      const merged = mergeRows(base, states.mine, states.theirs)
      // A row counts as kept where each side left at least one filled cell unchanged.
      const isStored = base.every((own, i) =>
        [states.mine, states.theirs].every((state) =>
          columns.some((name) => own[name] !== '' && own[name] === state[i]?.[name]),
        ),
      )
      if (!isStored) return
      expect(merged.questions).toEqual([])
      expect(merged.rows).toEqual(want)
    }),
    { numRuns: 2_000 },
  )
})

test('rows added on either side are there, between the rows that stay', () => {
  assert(
    property(rows, spot, spot, (base, here, there) => {
      const mine = base.toSpliced(here % (base.length + 1), 0, row('mío', 'x', 'x'))
      const theirs = base.toSpliced(there % (base.length + 1), 0, row('suyo', 'y', 'y'))
      const merged = mergeRows(base, mine, theirs)
      expect(merged.questions).toEqual([])
      expect(merged.rows.filter(({ codigo }) => codigo === 'mío')).toHaveLength(1)
      expect(merged.rows.filter(({ codigo }) => codigo === 'suyo')).toHaveLength(1)
      expect(merged.rows.filter(({ codigo }) => codigo !== 'mío' && codigo !== 'suyo')).toEqual(base)
      expect(merged.base).toEqual(theirs)
    }),
    { numRuns: 1_000 },
  )
})

test('where one side changed nothing the other side counts', () => {
  assert(
    property(rows, rows, (base, other) => {
      expect(mergeRows(base, other, base)).toMatchObject({ rows: other, questions: [] })
      const theirs = mergeRows(base, base, other)
      expect(theirs).toMatchObject({ questions: [], base: other })
      expect(theirs.rows.toSorted(byText)).toEqual(other.toSorted(byText))
    }),
    { numRuns: 1_000 },
  )
})
const byText = (a: object, b: object) =>
  JSON.stringify(Object.values(a)).localeCompare(JSON.stringify(Object.values(b)))

const base = [row('1'), row('2'), row('3')]

test('only a cell that both sides changed is a question; each answer counts, and a further merge asks again', () => {
  const mine = base.with(1, row('2', 'M10', 'Granel'))
  const theirs = base.with(1, row('2', 'M12')).with(0, row('1', 'M9'))
  const merged = mergeRows(base, mine, theirs)
  expect(merged.rows).toEqual([row('1', 'M9'), row('2', 'M10', 'Granel'), row('3')])
  expect(merged.questions).toEqual([{ at: 1, row: 1, column: 'tamaño', mine: 'M10', theirs: 'M12' }])
  expect(mergeRows(merged.base, merged.rows, theirs)).toEqual(merged)
  const [question] = merged.questions
  if (!question) throw new Error('No question')
  expect(settleRow(merged.base, merged.rows, theirs, question, 'mine')).toEqual({
    rows: merged.rows,
    base: theirs,
    questions: [],
  })
  expect(settleRow(merged.base, merged.rows, theirs, question, 'theirs').rows[1]).toEqual(row('2', 'M12', 'Granel'))
})

test('a row changed here and removed there is a question, and stays until the answer', () => {
  const mine = base.with(1, row('2', 'M10'))
  const theirs = cut(base, 1)
  const merged = mergeRows(base, mine, theirs)
  expect(merged.rows).toEqual(mine)
  expect(merged.questions).toEqual([{ at: 1, row: 1, mine: row('2', 'M10'), theirs: undefined }])
  expect(mergeRows(merged.base, merged.rows, theirs)).toEqual(merged)
  const answer = (keep: 'mine' | 'theirs') => settleRow(merged.base, merged.rows, theirs, { at: 1 }, keep)
  expect(answer('mine')).toEqual({ rows: mine, base: theirs, questions: [] })
  expect(answer('theirs')).toEqual({ rows: theirs, base: theirs, questions: [] })
})

test('a row removed here and changed there is a question, and comes back in its place', () => {
  const theirs = base.with(1, row('2', 'M10'))
  const merged = mergeRows(base, cut(base, 1), theirs)
  expect(merged.rows).toEqual(cut(base, 1))
  expect(merged.questions).toEqual([{ at: 1, mine: undefined, theirs: row('2', 'M10') }])
  const answer = (keep: 'mine' | 'theirs') => settleRow(merged.base, merged.rows, theirs, { at: 1 }, keep)
  expect(answer('mine')).toEqual({ rows: cut(base, 1), base: theirs, questions: [] })
  expect(answer('theirs')).toEqual({ rows: theirs, base: theirs, questions: [] })
})

test('a new order of one side and the changed cells of the other go together', () => {
  const turned = [row('3'), row('1'), row('2')]
  const changed = base.with(0, row('1', 'M20'))
  const both = [row('3'), row('1', 'M20'), row('2')]
  expect(mergeRows(base, turned, changed)).toMatchObject({ rows: both, questions: [] })
  expect(mergeRows(base, changed, turned)).toMatchObject({ rows: both, questions: [] })
})

test('rows with an id are paired by id alone', () => {
  const existing = [
    { id: 1, path: 'a' },
    { id: 2, path: 'b' },
  ]
  expect([
    ...pairRows(existing, [
      { id: 2, path: 'a' },
      { id: 3, path: 'b' },
    ]),
  ]).toEqual([[1, 0]])
})

test('thousands of rows, the first and last changed, are merged without comparing all pairs', () => {
  const long = Array.from({ length: 4_000 }, (_, i) => ({ codigo: `C${i}`, pack: 'Caja' }))
  const mine = long.map((line, i) => (i === 0 || i === 3_999 ? { ...line, pack: 'Bolsa' } : line))
  const merged = mergeRows(long, mine, [{ codigo: 'nuevo', pack: 'Caja' }, ...long])
  expect(merged.questions).toEqual([])
  expect(merged.rows.map(({ codigo, pack }) => `${String(codigo)} ${String(pack)}`)).toEqual(
    expect.arrayContaining(['nuevo Caja', 'C0 Bolsa', 'C1 Caja', 'C3999 Bolsa']),
  )
})
