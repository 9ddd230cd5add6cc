/** Reads a file for the bulk load: a file with the columns of the table as it is, any other price list by its inferred columns. Pure. */
import { fillableColumns, sizeNames, type Column } from '#contract/bulk-columns.ts'
import type { ExtraColumn } from '#contract/bulk-extra.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import type { SheetRow } from '#contract/bulk-row.ts'
import { toSheet } from '#contract/bulk-sheet.ts'
import { toRecord } from '#contract/record.ts'
import type { Book } from '#contract/sheet/book.ts'
import { toImportRows, fileText, type ImportRows } from './to-import-rows.ts'
import { buildPreview, type Preview } from './preview.ts'
import { headsKey, noChoices, type ListChoices } from './choices.ts'
import { fromShop } from './shop-exports.ts'
import { inferColumns, type InferredList } from './infer-columns.ts'
import { settle, toShownRows, type Reason, type ShownRow } from './settle.ts'

/** The understood list, and the text to send. */
export interface Taken extends Pick<InferredList, 'columns' | 'heads'>, Pick<ImportRows, 'filled'> {
  /** The heads of the list, the key of its stored choices. */
  readonly list: string
  readonly choices: ListChoices
  /** The chosen file has the eight columns. */
  readonly own: boolean
  /** The text to send; undefined where the chosen file is sent as it is. */
  readonly text: string | undefined
}

export interface ReadList {
  readonly preview: Preview
  /** Undefined where the file holds no table of products. */
  readonly taken: Taken | undefined
  /** The doubts about cells, settled or not. */
  readonly reasons: readonly Reason[]
  readonly shown: readonly ShownRow[]
}

const nothing = toRecord(fillableColumns, () => 0)

/** What a list lacks until somebody chooses its column. Products without sizes need no code; a list without codes uses its bar codes. */
const findLost = (columns: InferredList['columns'], rows: readonly SheetRow[]): string | undefined => {
  const has = (...meanings: readonly Column[]) => columns.some(({ is }) => is && meanings.includes(is))
  const waits = (...meanings: readonly Column[]) => columns.some(({ doubt }) => doubt && meanings.includes(doubt.means))
  // Titles among the rows may name the products below.
  const isTitled = !waits('nombre') && rows.length > 0 && rows.every(({ cells }) => cells.nombre !== '')
  const isNamed = has('nombre') || isTitled
  const isCoded = has('codigo', 'codigobarra') || !(has(...sizeNames) || waits(...sizeNames))
  const lost = [...(isNamed ? [] : ['nombre']), ...(isCoded ? [] : ['código'])]
  return lost.length === 0 ? undefined : `Elegí cuál de las columnas es el ${lost.join(' y cuál el ')}.`
}

export const readList = async (
  books: readonly Book[],
  products: readonly StoredProduct[],
  choices: ListChoices | undefined,
  remembered: Readonly<Record<string, ListChoices>>,
  extra: readonly ExtraColumn[],
): Promise<ReadList> => {
  const sheet = toSheet(books)
  const readings = books.map(({ pages }) => pages.map(fromShop))
  const guessed = inferColumns(readings)
  if (!guessed) return { preview: buildPreview(sheet, products), taken: undefined, reasons: [], shown: [] }
  const list = headsKey(guessed.columns)
  const settled = choices?.settled ?? Object.assign({}, ...Object.values(remembered).map((other) => other.settled))
  // Lists without heads have nothing to be known by.
  const earlier = guessed.heads.length > 0 ? remembered[list] : undefined
  const choice: ListChoices = { ...(choices ?? earlier ?? noChoices), settled }
  const chosen = Object.keys(choice.choices).length > 0
  const taken = { list, choices: choice, heads: guessed.heads, columns: guessed.columns, filled: nothing }
  const known = { products, settled, renames: extra.includes('nombreNuevo') }
  if (!chosen && !guessed.isSplit && sheet.lost === undefined && sheet.missing.length === 0) {
    const { rows, reasons, messages } = settle(sheet.rows, known)
    return {
      preview: buildPreview({ ...sheet, rows }, products, messages),
      taken: { ...taken, own: true, text: rows === sheet.rows ? undefined : await fileText(rows, extra) },
      reasons,
      shown: toShownRows(rows, reasons),
    }
  }
  const understood = chosen ? (inferColumns(readings, choice.choices) ?? guessed) : guessed
  const { rows: settledRows, reasons, messages } = settle(understood.rows, known)
  const { rows, filled } = toImportRows(settledRows, products, choice.fills)
  const lost = findLost(understood.columns, rows)
  const preview = buildPreview(
    { rows, missing: [], others: [], titles: [], hidden: sheet.hidden, ...(lost !== undefined && { lost }) },
    products,
    lost === undefined ? [...understood.messages, ...messages] : [],
  )
  return {
    preview: { ...preview, titles: understood.titles },
    taken: { ...taken, columns: understood.columns, filled, own: false, text: await fileText(rows, extra) },
    reasons,
    shown: toShownRows(rows, reasons),
  }
}
