/** What somebody has to say about the rows of a list, and the rows as they load by what was said. Pure. */
import { codeColumns, columns as ours, type Cells } from '#contract/bulk-columns.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { formatPosition } from '#contract/bulk-row.ts'
import { doubtWords, findDoubts, type Doubt } from '#recognise/cell-doubts.ts'
import { digits } from '#ui/counted.ts'
import { rowKey, type Choices } from './choices.ts'
import { isState, nameColumn } from './column-questions.ts'
import { createOffer, examples, loads, toPlace, toRow, type Asked, type Asking, type Entry } from './entries.ts'
import type { ListColumn } from './list-columns.ts'
import { chosenOut, out, type Line } from './list-rows.ts'
import { getCellText, getMeaning, type Column } from './list-tabs.ts'
import { askNames } from './name-questions.ts'
import type { Offer, Question } from './planilla.ts'

/** What a list loads by what was said about its rows. */
interface Settled {
  readonly entries: readonly Entry[]
  readonly questions: readonly Question[]
  /** Sentences about whole columns that were put right. */
  readonly messages: readonly string[]
}

/** The entries with other cells, by their index. */
const withCells = (entries: readonly Entry[], changes: Asked['changes']): readonly Entry[] =>
  entries.map((entry, index) => {
    const cells = changes.get(index)
    return cells ? { ...entry, row: { ...entry.row, cells: { ...entry.row.cells, ...cells } } } : entry
  })

const toReadings = (doubts: readonly Doubt[]): Asked['changes'] => {
  const changes = new Map<number, Partial<Cells>>()
  for (const { column, cells } of doubts)
    for (const { index, reading } of cells)
      if (reading !== undefined) changes.set(index, { ...changes.get(index), [column]: reading })
  return changes
}

/** Takes a row by hand, whatever was said about all rows of a reason. */
const isTaken = ({ tab, row }: Entry, { rows }: Choices): boolean => rows[rowKey(tab.key, row.number)] === true

/** Rows that are equal as records are one. */
const withoutEqual = (lines: readonly Line[], choices: Choices): Line[] => {
  const firsts = new Map<string, Entry>()
  return lines.map((line) => {
    if (!loads(line)) return line
    const key = ours.map((field) => line.row.cells[field]).join('\t')
    const first = firsts.get(key)
    if (!first) firsts.set(key, line)
    const { tab, index } = line
    return first && !isTaken(line, choices)
      ? { tab, index, ...out(`igual a la fila ${formatPosition(first.row)}`), isEqual: true }
      : line
  })
}

/** Systems write a whole column of codes with an apostrophe or '.0'. */
const isWholeColumn = ({ rule, column, cells }: Doubt, entries: readonly Entry[]): boolean =>
  (rule === 'apostrophe' || rule === 'pointZero') &&
  codeColumns.has(column) &&
  cells.length === entries.filter(({ row }) => /\d/.test(row.cells[column])).length

/** Prices, stocks, states and others' codes tell no sizes apart; a shoe's 'Nº' does. */
const tellsNothing: ReadonlySet<string | undefined> = new Set(['precio', 'stock', 'otro código'])
/** How many columns are offered. */
const fewColumns = 3

/** The columns left out that tell each of the doubtful rows from the earlier one; without such a column, those that tell some. */
const findTelling = ({ cells }: Doubt, entries: readonly Entry[]): Column[] => {
  const byRow = new Map(entries.map((entry) => [entry.row, entry]))
  const pairs = cells.map(({ row, earlier }) => [byRow.get(row), earlier && byRow.get(earlier)])
  const tab = pairs[0]?.[0]?.tab
  const getText = (entry: Entry | undefined, { index }: Column) =>
    entry?.tab === tab ? getCellText(entry?.tab.page.rows[entry.index]?.cells[index]) : ''
  const tellsApart = (column: Column) => (pair: readonly (Entry | undefined)[]) => {
    const [text, other] = pair.map((entry) => getText(entry, column))
    return text !== '' && other !== '' && text !== other
  }
  if (!tab) return []
  const mayTell = (column: ListColumn) =>
    column.field === undefined &&
    column.waits.length === 0 &&
    !tellsNothing.has(getMeaning(column.head)) &&
    !isState(tab, column)
  const columns = tab.columns.filter(mayTell)
  const tellAll = columns.filter((column) => pairs.every(tellsApart(column)))
  const telling = tellAll.length > 0 ? tellAll : columns.filter((column) => pairs.some(tellsApart(column)))
  return telling.slice(0, fewColumns)
}

/** An offer to make a size of one more column. */
const addToSize = (column: Column): Offer => ({
  key: `columna ${column.key}`,
  words: `Sumar ${nameColumn(column)} al tamaño`,
  change: { columns: { [column.key]: 'tamaño' } },
})

/** A question, and the cells that its answer puts right. */
const ask = (doubt: Doubt, entries: readonly Entry[], asking: Asking): Asked => {
  const { rule, column, cells } = doubt
  if (rule === 'storedName') return askNames(doubt, entries, asking)
  const key = `${rule} ${column}`
  const answer = asking.choices.answers[key] || undefined
  const offer = createOffer(key, answer)
  const { length } = cells
  // Nothing loads while a product has a code twice.
  const isRefused = rule === 'codeTwice'
  const offers = [
    ...(rule === 'sizeTwice' ? findTelling(doubt, entries).map(addToSize) : []),
    offer('out', isRefused ? 'Queda la primera fila' : 'No cargar'),
    ...(isRefused ? [] : [offer('kept', length === 1 ? 'Como está' : 'Como están')]),
    ...(cells.every(({ reading }) => reading !== undefined)
      ? [offer('fixed', `${digits(length)} ${doubtWords(doubt, length, true)}`)]
      : []),
  ]
  const question = {
    key,
    sentence: `${digits(length)} ${doubtWords(doubt, length)}`,
    examples: cells.slice(0, examples).map(({ words }) => words),
    places: cells.flatMap(({ index }) => (entries[index] ? [toPlace(entries[index], column)] : [])),
    offers,
    answer,
  }
  const isFixed = answer === 'fixed' && offers.some(({ key: offered }) => offered === 'fixed')
  return { question, changes: isFixed ? toReadings([doubt]) : new Map() }
}

/** The doubts about cells, and the rows with the cells that were put right, which are judged again, since a code may be another product's. */
const settleCells = (entries: readonly Entry[], doubts: readonly Doubt[], asking: Asking): Settled => {
  const whole = doubts.filter((doubt) => isWholeColumn(doubt, entries))
  const asked = doubts.filter((doubt) => !whole.includes(doubt)).map((doubt) => ask(doubt, entries, asking))
  const changed = asked.filter(({ changes }) => changes.size > 0)
  if (whole.length + changed.length === 0)
    return { entries, questions: asked.map(({ question }) => question), messages: [] }
  const right = [toReadings(whole), ...changed.map(({ changes }) => changes)].reduce(withCells, entries)
  const next = settleCells(right, findDoubts(right.map(toRow), asking.products), asking)
  const keys = new Set(changed.map(({ question: { key } }) => key))
  const told = whole.map(
    (doubt) => `Pusimos bien toda la columna: ${doubt.cells.length} ${doubtWords(doubt, doubt.cells.length, true)}.`,
  )
  return {
    entries: next.entries,
    questions: [...changed.map(({ question }) => question), ...next.questions.filter(({ key }) => !keys.has(key))],
    messages: [...told, ...next.messages],
  }
}

/** The lines of a list, of which equal ones load once, and the doubts about them before anything is answered. */
export const findFirstDoubts = (all: readonly Line[], products: readonly StoredProduct[], choices: Choices) => {
  const lines = withoutEqual(all, choices)
  return { lines, doubts: findDoubts(lines.filter(loads).map(toRow), products) }
}

/** Applies the answers to the lines, and lists the open questions. A row that the clerk took by hand loads. */
export const settle = ({ lines, doubts }: ReturnType<typeof findFirstDoubts>, asking: Asking) => {
  const loading = lines.filter(loads)
  const { entries, questions, messages } = settleCells(loading, doubts, asking)
  const reasons = new Map(
    questions.flatMap(({ answer, sentence, places }) =>
      answer === 'out' ? places.map(({ tab, row }) => [`${tab} ${row}`, sentence] as const) : [],
    ),
  )
  const settled = new Map<Line, Line>()
  for (const [at, entry] of entries.entries()) {
    const { tab, index } = entry
    const reason = isTaken(entry, asking.choices) ? undefined : reasons.get(`${tab.key} ${index}`)
    const line = loading[at]
    if (line) settled.set(line, reason === undefined ? entry : { tab, index, ...chosenOut(reason) })
  }
  return { lines: lines.map((line) => settled.get(line) ?? line), questions, messages }
}
