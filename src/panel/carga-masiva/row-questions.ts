/** What somebody has to say about the rows of a list, and the rows as they load by what was said. Pure. */
import { codeColumns, columns as ours, type Cells } from '#contract/bulk-columns.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { formatPosition } from '#contract/bulk-row.ts'
import { doubtWords, findDoubts, type Doubt } from '#recognise/cell-doubts.ts'
import { digits } from '#ui/counted.ts'
import { rowKey, type Choices } from './choices.ts'
import { nameColumn } from './column-questions.ts'
import {
  createOffer,
  examples,
  toPlace,
  toPlaceKey,
  toRow,
  type Asked,
  type Asking,
  type Changes,
  type Entry,
} from './entries.ts'
import type { ListColumn } from './list-columns.ts'
import { getCellText, getMeaning, type Column } from './list-tabs.ts'
import { askNames, isAboutStored } from './name-questions.ts'
import type { Offer, Question } from './planilla.ts'

/** What a list loads by what was said about its rows. */
export interface Settled {
  readonly entries: readonly Entry[]
  /** Why the other rows do not load, by their places. */
  readonly out: ReadonlyMap<string, string>
  readonly questions: readonly Question[]
  /** Sentences about whole columns that were put right. */
  readonly messages: readonly string[]
}

/** The entries with other cells, by their index. */
const withCells = (entries: readonly Entry[], changes: Changes): readonly Entry[] =>
  entries.map((entry, index) => {
    const cells = changes.get(index)
    return cells ? { ...entry, row: { ...entry.row, cells: { ...entry.row.cells, ...cells } } } : entry
  })

const toReadings = (doubts: readonly Doubt[]): Changes => {
  const changes = new Map<number, Partial<Cells>>()
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
      out.set(toPlaceKey(entry.tab.key, entry.index), `no se carga: igual a la fila ${formatPosition(first.row)}`)
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
    entry?.tab === tab ? getCellText(entry?.tab.page.rows[entry.index]?.cells[index]) : ''
  const tellsApart = (column: Column) =>
    pairs.every((pair) => {
      const [text, other] = pair.map((entry) => getText(entry, column))
      return text !== '' && other !== '' && text !== other
    })
  const isLeftOut = ({ head, field }: ListColumn) => field === undefined && !tellsNothing.has(getMeaning(head))
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

/** A question, and the cells that its answer puts right. */
const ask = (doubt: Doubt, entries: readonly Entry[], asking: Asking): Asked => {
  if (isAboutStored(doubt)) return askNames(doubt, entries, asking)
  const question = toQuestion(doubt, entries, asking.choices)
  const isFixed = question.answer === 'fixed' && question.offers.some(({ key }) => key === 'fixed')
  return { question, changes: isFixed ? toReadings([doubt]) : new Map() }
}

/** Names of stored products are asked about apart from names of earlier rows. */
const partNames = (doubt: Doubt): Doubt[] =>
  doubt.rule === 'otherName'
    ? [...Map.groupBy(doubt.cells, ({ earlier }) => earlier === undefined).values()].map((cells) => ({
        ...doubt,
        cells,
      }))
    : [doubt]

/** The doubts about cells, and the rows with the cells that were put right, which are judged again, since a code may be another product's. */
const settleCells = (entries: readonly Entry[], doubts: readonly Doubt[], asking: Asking): Omit<Settled, 'out'> => {
  const whole = doubts.filter((doubt) => isWholeColumn(doubt, entries))
  const asked = doubts
    .filter((doubt) => !whole.includes(doubt))
    .flatMap(partNames)
    .map((doubt) => ask(doubt, entries, asking))
  const changed = asked.filter(({ changes }) => changes.size > 0)
  if (whole.length + changed.length === 0)
    return { entries, questions: asked.map(({ question }) => question), messages: [] }
  const changes = [toReadings(whole), ...changed.map((one) => one.changes)]
  const right = changes.reduce(withCells, entries)
  const next = settleCells(right, findDoubts(right.map(toRow), asking.products), asking)
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

/** The rows that load, each once, and the doubts about them before anything is answered. */
export const findFirstDoubts = (all: readonly Entry[], products: readonly StoredProduct[]) => {
  const { kept, out } = withoutEqual(all)
  return { entries: kept, out, doubts: findDoubts(kept.map(toRow), products) }
}

/** The rows that load by what was said, and what somebody still has to say about them. A row that was taken by hand loads. */
export const settle = (first: ReturnType<typeof findFirstDoubts>, asking: Asking): Settled => {
  const { entries, questions, messages } = settleCells(first.entries, first.doubts, asking)
  const reasons = new Map(
    questions.flatMap(({ answer, sentence, places }) =>
      answer === 'out' ? places.map(({ tab, row }) => [toPlaceKey(tab, row), `no se carga: ${sentence}`] as const) : [],
    ),
  )
  const out = new Map(first.out)
  const loaded = entries.filter(({ tab, index, row }) => {
    const place = toPlaceKey(tab.key, index)
    const reason = asking.choices.rows[rowKey(tab.key, row.number)] ? undefined : reasons.get(place)
    if (reason !== undefined) out.set(place, reason)
    return reason === undefined
  })
  return { entries: loaded, out, questions, messages }
}
