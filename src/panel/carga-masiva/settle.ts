/** Applies what somebody settled about the doubts of a list to its rows. Pure. */
import { codeColumns, type Column } from '#contract/bulk-columns.ts'
import { doubtWords, findDoubts, type Doubt, type DoubtfulCell } from '#recognise/cell-doubts.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { formatPosition, type SheetRow } from '#contract/bulk-row.ts'
import { settledKey, type Settled, type Settlement } from './choices.ts'

/** The doubtful cells of one rule and column that are settled alike. */
export interface Reason extends Doubt {
  /** Undefined while nobody has settled it. */
  readonly settlement: Settlement | undefined
  /** How else the cells can be settled than by leaving their rows out or taking them as they are. */
  readonly offers: readonly Settlement[]
}

interface SettledRows {
  /** The rows that load; the same array where all is as it was. */
  readonly rows: readonly SheetRow[]
  readonly reasons: readonly Reason[]
  /** Sentences about whole columns that were put right. */
  readonly messages: readonly string[]
}

/** What the rows are judged by. */
interface Known {
  readonly products: readonly StoredProduct[]
  readonly settled: Settled
  /** The API can rename the product of a row. */
  readonly renames: boolean
}

const isFix = (settlement: Settlement | undefined): boolean => settlement === 'fixed' || settlement === 'renamed'

const toReasons = ({ cells, ...doubt }: Doubt, { products, settled, renames }: Known): Reason[] => {
  const hasReading = cells.every(({ reading }) => reading !== undefined)
  const isStored =
    doubt.rule === 'otherName' && cells.every(({ reading }) => products.some(({ nombre }) => nombre === reading))
  const offers: Settlement[] = [
    ...(hasReading ? (['fixed'] as const) : []),
    ...(isStored && renames ? (['renamed'] as const) : []),
  ]
  const getSettlement = ({ text, reading }: DoubtfulCell) => {
    const settlement = settled[settledKey(doubt.rule, text)]
    const isImpossible = (isFix(settlement) && reading === undefined) || (settlement === 'renamed' && !renames)
    return isImpossible ? undefined : settlement
  }
  return [...Map.groupBy(cells, getSettlement)].map(([settlement, alike]) => ({
    ...doubt,
    settlement,
    offers,
    cells: alike,
  }))
}

/** Systems write a whole column of codes with an apostrophe or '.0'. */
const isWholeColumn = ({ rule, column, cells }: Doubt, rows: readonly SheetRow[]): boolean =>
  (rule === 'apostrophe' || rule === 'pointZero') &&
  codeColumns.has(column) &&
  cells.length === rows.filter(({ cells: { [column]: text } }) => /\d/.test(text)).length

const withReadings = (rows: readonly SheetRow[], doubts: readonly (Doubt & Partial<Reason>)[]): SheetRow[] => {
  const fixed = [...rows]
  for (const { column, cells, settlement } of doubts)
    for (const { index, reading, text } of cells) {
      const row = fixed[index]
      if (!row || reading === undefined) continue
      const nombreNuevo = settlement === 'renamed' && { nombreNuevo: text }
      fixed[index] = { ...row, cells: { ...row.cells, [column]: reading, ...nombreNuevo } }
    }
  return fixed
}

/** The rows as settled. A cell that was put right is judged again, since its code may be another product's. */
export const settle = (rows: readonly SheetRow[], known: Known): SettledRows => {
  const doubts = findDoubts(rows, known.products)
  const whole = doubts.filter((doubt) => isWholeColumn(doubt, rows))
  const reasons = doubts.filter((doubt) => !whole.includes(doubt)).flatMap((doubt) => toReasons(doubt, known))
  const fixed = reasons.filter(({ settlement }) => isFix(settlement))
  if (whole.length + fixed.length > 0) {
    const next = settle(withReadings(rows, [...whole, ...fixed]), known)
    const words = whole.map(
      (doubt) => `Pusimos bien toda la columna: ${doubt.cells.length} ${doubtWords(doubt, doubt.cells.length, true)}.`,
    )
    return { ...next, reasons: [...next.reasons, ...fixed], messages: [...words, ...next.messages] }
  }
  const out = new Set(
    reasons.flatMap(({ settlement, cells }) => (settlement === 'out' ? cells.map(({ index }) => index) : [])),
  )
  return {
    rows: out.size === 0 ? rows : rows.filter((_, index) => !out.has(index)),
    reasons,
    messages: [],
  }
}

/** A row as it loads, with its doubtful cells. */
export interface ShownRow {
  readonly id: number
  readonly row: SheetRow
  readonly marked: readonly Column[]
}

/** So many rows show how a list was understood. */
const firstRows = 5

/** The first rows, and each with a doubt, as these are stored in the end. */
export const toShownRows = (rows: readonly SheetRow[], reasons: readonly Reason[]): ShownRow[] => {
  const withNewName = (row: SheetRow): SheetRow => {
    const { nombre, nombreNuevo = nombre } = row.cells
    return { ...row, cells: { ...row.cells, nombre: nombreNuevo } }
  }
  const marks = new Map<string, Column[]>()
  for (const { column, cells } of reasons)
    for (const { row } of cells) marks.set(formatPosition(row), [...(marks.get(formatPosition(row)) ?? []), column])
  return rows.flatMap((row, id) => {
    const marked = marks.get(formatPosition(row))
    return marked || id < firstRows ? [{ id, row: withNewName(row), marked: marked ?? [] }] : []
  })
}
