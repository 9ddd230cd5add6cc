/** What somebody has to say about the rows of a list, and the rows as they load by what was said. Pure. */
import { codeColumns, columns as ours, type Column as Field } from '#contract/bulk-columns.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { formatPosition, type SheetRow } from '#contract/bulk-row.ts'
import { doubtWords, findDoubts, type Doubt } from '#recognise/cell-doubts.ts'
import { digits } from '#ui/counted.ts'
import type { Choices } from './choices.ts'
import { nameColumn, type TabColumns } from './column-questions.ts'
import { getCellText, getMeaning, type Column } from './list-tabs.ts'
import type { Offer, Pair, Place, Question } from './planilla.ts'

/** A row that loads, and where it stands. */
export interface Entry {
  readonly tab: TabColumns
  readonly index: number
  readonly row: SheetRow
}

/** What a list loads by what was said about its rows. */
export interface Settled {
  readonly entries: readonly Entry[]
  /** Why the other rows do not load, by their places. */
  readonly out: ReadonlyMap<string, string>
  /** How many of these repeat another row. */
  readonly equal: number
  readonly questions: readonly Question[]
  /** Sentences about whole columns that were put right. */
  readonly messages: readonly string[]
}

interface Asking {
  readonly products: readonly StoredProduct[]
  readonly choices: Choices
  /** The columns beyond the specification that the API has. */
  readonly extra: readonly string[]
}

/** The key of a row by its tab and its index there. */
export const toPlaceKey = (tab: string, index: number): string => `${tab} ${index}`

/** An answer by its key; the same offer again takes it back. */
const createOffer =
  (question: string, answer: string | undefined) =>
  (key: string, words: string): Offer => ({
    key,
    words,
    change: { answers: { [question]: key === answer ? '' : key } },
  })

const toPlace = ({ tab, index }: Entry, field: Field): Place => ({
  tab: tab.tab.key,
  row: index,
  column: tab.fields.indexOf(field),
})

/** The entries with other cells, by their index. */
const withCells = (entries: readonly Entry[], changes: ReadonlyMap<number, Partial<SheetRow['cells']>>): Entry[] =>
  entries.map((entry, index) => {
    const cells = changes.get(index)
    return cells ? { ...entry, row: { ...entry.row, cells: { ...entry.row.cells, ...cells } } } : entry
  })

const toReadings = (doubts: readonly Doubt[]): Map<number, Partial<SheetRow['cells']>> => {
  const changes = new Map<number, Partial<SheetRow['cells']>>()
  for (const { column, cells } of doubts)
    for (const { index, reading } of cells)
      if (reading !== undefined) changes.set(index, { ...changes.get(index), [column]: reading })
  return changes
}

/** Rows that are equal as records are one. */
const withoutEqual = (entries: readonly Entry[]) => {
  const firsts = new Map<string, Entry>()
  const out = new Map<string, string>()
  const kept = entries.filter((entry) => {
    const key = ours.map((field) => entry.row.cells[field]).join('\t')
    const first = firsts.get(key)
    if (first)
      out.set(toPlaceKey(entry.tab.tab.key, entry.index), `no se carga: igual a la fila ${formatPosition(first.row)}`)
    else firsts.set(key, entry)
    return !first
  })
  return { kept, out }
}

/** Systems write a whole column of codes with an apostrophe or '.0'. */
const isWholeColumn = ({ rule, column, cells }: Doubt, entries: readonly Entry[]): boolean =>
  (rule === 'apostrophe' || rule === 'pointZero') &&
  codeColumns.has(column) &&
  cells.length === entries.filter(({ row }) => /\d/.test(row.cells[column])).length

/** How many cells a sentence names. */
const examples = 2

/** Prices and stocks tell no sizes apart. */
const tellsNothing: ReadonlySet<string | undefined> = new Set(['precio', 'stock'])
/** How many columns are offered. */
const fewColumns = 3

/** The columns left out that tell each of the doubtful rows from the earlier one. */
const findTelling = ({ cells }: Doubt, entries: readonly Entry[]): Column[] => {
  const byRow = new Map(entries.map((entry) => [entry.row, entry]))
  const pairs = cells.map(({ row, earlier }) => [byRow.get(row), earlier && byRow.get(earlier)])
  const tab = pairs[0]?.[0]?.tab
  const getText = (entry: Entry | undefined, { index }: Column) =>
    entry?.tab === tab ? getCellText(entry?.tab.tab.page.rows[entry.index]?.cells[index]) : ''
  const tellsApart = (column: Column) =>
    pairs.every((pair) => {
      const [text, other] = pair.map((entry) => getText(entry, column))
      return text !== '' && other !== '' && text !== other
    })
  const isLeftOut = ({ head }: Column, at: number) =>
    tab?.fields[at] === undefined && !tellsNothing.has(getMeaning(head))
  return tab?.columns.filter(isLeftOut).filter(tellsApart).slice(0, fewColumns) ?? []
}

/** Offers of a rule's own, beside its rows left out. */
const ownOffers: Readonly<Record<string, (doubt: Doubt, entries: readonly Entry[]) => readonly Offer[]>> = {
  sizeTwice: (doubt, entries) =>
    findTelling(doubt, entries).map((column) => ({
      key: `columna ${column.key}`,
      words: `Sumar ${nameColumn(column)} al tamaño`,
      change: { columns: { [column.key]: 'tamaño' } },
    })),
}
/** Nothing loads while a product has a code twice. */
const isRefused = (rule: string): boolean => rule === 'codeTwice'

const toQuestion = (doubt: Doubt, entries: readonly Entry[], { answers }: Choices): Question => {
  const { rule, column, cells } = doubt
  const key = `${rule} ${column}`
  const answer = answers[key] || undefined
  const offer = createOffer(key, answer)
  const hasReading = cells.every(({ reading }) => reading !== undefined)
  const { length } = cells
  return {
    key,
    sentence: `${digits(length)} ${doubtWords(doubt, length)}`,
    examples: cells.slice(0, examples).map(({ words }) => words),
    places: cells.flatMap(({ index }) => (entries[index] ? [toPlace(entries[index], column)] : [])),
    offers: [
      ...(ownOffers[rule]?.(doubt, entries) ?? []),
      offer('out', isRefused(rule) ? 'Queda la primera fila' : 'No cargar'),
      ...(isRefused(rule) ? [] : [offer('kept', length === 1 ? 'Como está' : 'Como están')]),
      ...(hasReading ? [offer('fixed', `${digits(length)} ${doubtWords(doubt, length, true)}`)] : []),
    ],
    answer,
  }
}

const namesKey = 'nombres'
const pairKey = (stored: string, listed: string): string => `nombre ${stored} → ${listed}`

/** Products that the list calls otherwise, asked once. */
const askNames = (doubt: Doubt, entries: readonly Entry[], { choices: { answers }, extra }: Asking) => {
  const byPair = Map.groupBy(doubt.cells, ({ reading = '', text }) => pairKey(reading, text))
  const firsts = [...byPair].flatMap(([key, [first]]) =>
    first ? [{ key, stored: first.reading ?? '', listed: first.text }] : [],
  )
  const listedOf = Map.groupBy(firsts, ({ stored }) => stored)
  const storedOf = Map.groupBy(firsts, ({ listed }) => listed)
  const canRename = (stored: string) => extra.includes('nombreNuevo') && listedOf.get(stored)?.length === 1
  const toOffers = (key: string, answer: string | undefined, canTakeListed: boolean): Offer[] => {
    const offer = createOffer(key, answer)
    return [
      offer('stored', firsts.length === 1 ? 'Queda ese nombre' : 'Quedan esos nombres'),
      ...(canTakeListed ? [offer('listed', firsts.length === 1 ? 'Va el de la lista' : 'Van los de la lista')] : []),
      offer('other', firsts.length === 1 ? 'Es otro producto' : 'Son otros productos'),
    ]
  }
  const pairs = firsts.map(({ key, stored, listed }): Pair => {
    const answer = answers[key] || answers[namesKey] || undefined
    return { key, stored, listed, answer, offers: toOffers(key, answer, canRename(stored)) }
  })
  const changes = new Map<number, Partial<SheetRow['cells']>>()
  const toChange = ({ stored, listed, answer }: Pair) => {
    if (answer === 'stored') return { nombre: stored }
    return answer === 'listed' && canRename(stored) ? { nombre: stored, nombreNuevo: listed } : undefined
  }
  const changeOf = new Map(pairs.map((pair) => [pair.key, toChange(pair)]))
  const doubtful = new Map(doubt.cells.map(({ index, reading = '', text }) => [index, pairKey(reading, text)]))
  entries.forEach(({ row: { cells } }, index) => {
    // A size with a new code goes where the others of its name go.
    const [only, second] = storedOf.get(cells.nombre) ?? []
    const change = changeOf.get(doubtful.get(index) ?? (second ? '' : (only?.key ?? '')))
    if (change) changes.set(index, change)
  })
  const answer = answers[namesKey] || undefined
  const question: Question = {
    key: namesKey,
    sentence: 'En el catálogo se llaman de otra manera',
    examples: firsts.slice(0, examples).map(({ stored, listed }) => `«${listed}» es «${stored}»`),
    places: doubt.cells.flatMap(({ index }) => (entries[index] ? [toPlace(entries[index], 'nombre')] : [])),
    offers: toOffers(
      namesKey,
      answer,
      firsts.every(({ stored }) => canRename(stored)),
    ),
    answer: answer ?? (pairs.every((pair) => pair.answer) ? 'each' : undefined),
    pairs,
  }
  return { question, changes }
}

/** A question, and the cells that its answer puts right. */
const ask = (doubt: Doubt, entries: readonly Entry[], asking: Asking) => {
  if (doubt.rule === 'otherName') return askNames(doubt, entries, asking)
  const question = toQuestion(doubt, entries, asking.choices)
  const isFixed = question.answer === 'fixed' && question.offers.some(({ key }) => key === 'fixed')
  return { question, changes: isFixed ? toReadings([doubt]) : toReadings([]) }
}

/** The doubts about cells, and the rows with the cells that were put right, which are judged again, since a code may be another product's. */
const settleCells = (entries: readonly Entry[], asking: Asking): Omit<Settled, 'out' | 'equal'> => {
  const doubts = findDoubts(
    entries.map(({ row }) => row),
    asking.products,
  )
  const whole = doubts.filter((doubt) => isWholeColumn(doubt, entries))
  const asked = doubts.filter((doubt) => !whole.includes(doubt)).map((doubt) => ask(doubt, entries, asking))
  const changed = asked.filter(({ changes }) => changes.size > 0)
  if (whole.length + changed.length === 0)
    return { entries, questions: asked.map(({ question }) => question), messages: [] }
  const changes = [toReadings(whole), ...changed.map((one) => one.changes)]
  const next = settleCells(
    changes.reduce((sum: readonly Entry[], some) => withCells(sum, some), entries),
    asking,
  )
  const keys = new Set(changed.map(({ question: { key } }) => key))
  return {
    entries: next.entries,
    questions: [...changed.map(({ question }) => question), ...next.questions.filter(({ key }) => !keys.has(key))],
    messages: [
      ...whole.map(
        (doubt) =>
          `Pusimos bien toda la columna: ${doubt.cells.length} ${doubtWords(doubt, doubt.cells.length, true)}.`,
      ),
      ...next.messages,
    ],
  }
}

/** The rows that load, and what somebody still has to say about them. */
export const settle = (all: readonly Entry[], asking: Asking): Settled => {
  const { kept, out } = withoutEqual(all)
  const equal = out.size
  const { entries, questions, messages } = settleCells(kept, asking)
  for (const { answer, sentence, places } of questions)
    if (answer === 'out') for (const { tab, row } of places) out.set(toPlaceKey(tab, row), `no se carga: ${sentence}`)
  return {
    entries: entries.filter(({ tab, index }) => !out.has(toPlaceKey(tab.tab.key, index))),
    out,
    equal,
    questions,
    messages,
  }
}
