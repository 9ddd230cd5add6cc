/** What somebody has to say about the rows of a list, and the rows as they load by what was said. Pure. */
import { codeColumns, columns as ours, type Column as Field } from '#contract/bulk-columns.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { formatPosition, type SheetRow } from '#contract/bulk-row.ts'
import { nameKey } from '#contract/names.ts'
import { doubtWords, findDoubts, type Doubt, type DoubtfulCell } from '#recognise/cell-doubts.ts'
import { digits } from '#ui/counted.ts'
import type { Choices } from './choices.ts'
import { nameColumn, type TabColumns } from './column-questions.ts'
import { getMeaning, getCellText } from './list-tabs.ts'
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
  readonly questions: readonly Question[]
  /** Sentences about whole columns that were put right. */
  readonly messages: readonly string[]
}

interface Asking {
  readonly products: readonly StoredProduct[]
  readonly choices: Choices
  /** The columns beyond the specification that the API has. */
  readonly extra: readonly string[]
  /** The file has our own columns, and goes as it is. */
  readonly own: boolean
}

export const toPlaceKey = ({ tab, index }: Pick<Entry, 'tab' | 'index'>): string => `${tab.tab.key} ${index}`

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
    if (first) out.set(toPlaceKey(entry), `igual a la fila ${formatPosition(first.row)}`)
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
      offer('out', 'No cargar'),
      offer('kept', length === 1 ? 'Como está' : 'Como están'),
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

/** The doubts about names of stored products, and the others. */
const partNames = (doubts: readonly Doubt[], products: readonly StoredProduct[]) => {
  const names = new Set(products.map(({ nombre }) => nombre))
  const isStored = ({ reading }: DoubtfulCell) => reading !== undefined && names.has(reading)
  return doubts.flatMap((doubt) => {
    if (doubt.rule !== 'otherName') return [{ doubt, isName: false }]
    const [stored, others] = [doubt.cells.filter(isStored), doubt.cells.filter((cell) => !isStored(cell))]
    return [
      { doubt: { ...doubt, cells: stored }, isName: true },
      { doubt: { ...doubt, cells: others }, isName: false },
    ].filter(({ doubt: { cells } }) => cells.length > 0)
  })
}

/** The doubts about cells, and the rows with the cells that were put right, which are judged again, since a code may be another product's. */
const settleCells = (entries: readonly Entry[], asking: Asking): Omit<Settled, 'out'> => {
  const doubts = findDoubts(
    entries.map(({ row }) => row),
    asking.products,
  )
  const whole = doubts.filter((doubt) => isWholeColumn(doubt, entries))
  const asked = partNames(
    doubts.filter((doubt) => !whole.includes(doubt)),
    asking.products,
  ).map(({ doubt, isName }) => {
    if (isName) return askNames(doubt, entries, asking)
    const question = toQuestion(doubt, entries, asking.choices)
    const isFixed = question.answer === 'fixed' && question.offers.some(({ key }) => key === 'fixed')
    return { question, changes: isFixed ? toReadings([doubt]) : new Map<number, Partial<SheetRow['cells']>>() }
  })
  const changed = [...asked.filter(({ changes }) => changes.size > 0)]
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

const byProduct = (entries: readonly Entry[], field: 'codigo' | 'tamaño') =>
  Map.groupBy(
    entries.filter(({ row: { cells } }) => cells.codigo !== ''),
    ({ row: { cells } }) => `${nameKey(cells.nombre)}\t${cells[field]}`,
  )

/** A code twice in a product, with other texts. */
const askRepeated = (entries: readonly Entry[], { choices: { answers } }: Asking) => {
  const groups = [...byProduct(entries, 'codigo').values()].filter(({ length }) => length > 1)
  const later = groups.flatMap(([, ...others]) => others)
  if (later.length === 0) return undefined
  const answer = answers['repetidos'] || undefined
  const question: Question = {
    key: 'repetidos',
    sentence: `${digits(groups.length)} ${groups.length === 1 ? 'código está dos veces' : 'códigos están dos veces'}, con otros datos`,
    examples: groups
      .slice(0, examples)
      .map((rows) => `filas ${rows.map(({ row }) => formatPosition(row)).join(' y ')} «${rows[0]?.row.cells.codigo}»`),
    places: later.map((entry) => toPlace(entry, 'codigo')),
    offers: [createOffer('repetidos', answer)('first', 'Queda la primera fila')],
    answer,
  }
  return { question, out: answer === 'first' ? later : [] }
}

/** Prices and stocks tell no sizes apart. */
const tellsNothing: ReadonlySet<string | undefined> = new Set(['precio', 'stock'])
const fewColumns = 3

/** Two rows of one product with one size and other codes, and the columns left out that tell them apart. */
const askSizes = (entries: readonly Entry[], { choices: { answers }, own }: Asking): Question | undefined => {
  const groups = [...byProduct(entries, 'tamaño').values()].filter(
    (rows) => new Set(rows.map(({ row }) => row.cells.codigo)).size > 1,
  )
  const doubtful = groups.flat()
  const [first] = doubtful
  if (!first) return undefined
  const tellsApart = (index: number) =>
    groups.every((rows) => {
      const texts = rows.map(({ tab, index: row }) => getCellText(tab.tab.page.rows[row]?.cells[index]))
      return texts.every((text) => text !== '') && new Set(texts).size === texts.length
    })
  const telling = first.tab.columns
    .filter(({ head }, at) => first.tab.fields[at] === undefined && !tellsNothing.has(getMeaning(head)))
    .filter(({ index }) => doubtful.every(({ tab }) => tab === first.tab) && tellsApart(index))
    .slice(0, fewColumns)
  if (own && telling.length === 0) return undefined
  const key = 'un tamaño'
  const answer = answers[key] || undefined
  const offer = createOffer(key, answer)
  const told =
    telling.length === 0
      ? ''
      : `; ${telling.length === 1 ? 'las distingue' : 'las distinguen'} ${telling.map(nameColumn).join(', ')}`
  return {
    key,
    sentence: `${digits(doubtful.length)} filas de un producto tienen el mismo tamaño y otro código${told}`,
    examples: groups
      .slice(0, examples)
      .map(([one]) => [one?.row.cells.nombre, one?.row.cells.tamaño].filter(Boolean).join(' ')),
    places: doubtful.map((entry) => toPlace(entry, 'tamaño')),
    offers: [
      ...telling.map((column): Offer => ({
        key: column.key,
        words: `Sumar ${nameColumn(column)} al tamaño`,
        change: { columns: { [column.key]: 'tamaño' } },
      })),
      offer('out', 'No cargar'),
      offer('kept', 'Como están'),
    ],
    answer,
  }
}

/** The rows that load, and what somebody still has to say about them. */
export const settle = (all: readonly Entry[], asking: Asking): Settled => {
  const { kept, out } = withoutEqual(all)
  const { entries, questions, messages } = settleCells(kept, asking)
  const sizes = askSizes(entries, asking)
  const repeated = askRepeated(entries, asking)
  const asked = [...questions, ...(sizes ? [sizes] : [])]
  for (const { answer, sentence, places } of asked)
    if (answer === 'out') for (const { tab, row } of places) out.set(`${tab} ${row}`, sentence)
  for (const entry of repeated?.out ?? []) out.set(toPlaceKey(entry), 'repite un código')
  return {
    entries: entries.filter((entry) => !out.has(toPlaceKey(entry))),
    out,
    questions: repeated ? [...asked, repeated.question] : asked,
    messages,
  }
}
