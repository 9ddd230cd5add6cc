/** Reads a file for the bulk load: one with the eight columns as it is, any other price list as it is understood. Pure. */
import type { StoredProduct } from '../../contract/bulk-plan.ts'
import { sheetOf } from '../../contract/bulk-sheet.ts'
import type { Book } from '../../contract/sheet/book.ts'
import { completed, fileText, type Completed } from './eight.ts'
import { previewOf, type Preview } from './preview.ts'
import { headsKey, noChoices, type ListChoices } from './choices.ts'
import { understand, type Understood } from './understand.ts'

/** What was understood of a list, and what will be sent. */
export interface Taken extends Pick<Understood, 'columns' | 'heads'>, Pick<Completed, 'filled'> {
  /** The list by its heads, which what is said of it is remembered by. */
  readonly list: string
  readonly choices: ListChoices
  /** The file to send; undefined: the chosen one, which has the eight columns. */
  readonly text: string | undefined
}

export interface ReadList {
  readonly preview: Preview
  /** Undefined where the file holds no table of products. */
  readonly taken: Taken | undefined
}

const nothing = { tamaño: 0, pack: 0, codigobarra: 0 }
const noName = 'Elegí cuál de las columnas es el nombre.'

export const readList = async (
  books: readonly Book[],
  products: readonly StoredProduct[],
  choices: ListChoices | undefined,
  remembered: Readonly<Record<string, ListChoices>>,
): Promise<ReadList> => {
  const sheet = sheetOf(books)
  const readings = books.map(({ pages }) => pages)
  const guessed = understand(readings)
  if (!guessed) return { preview: previewOf(sheet, products), taken: undefined }
  const list = headsKey(guessed.columns)
  const choice = choices ?? remembered[list] ?? noChoices
  const chosen = Object.keys(choice.choices).length > 0
  const taken = {
    list,
    choices: choice,
    heads: guessed.heads,
    columns: guessed.columns,
    filled: nothing,
    text: undefined,
  }
  if (!chosen && sheet.lost === undefined && sheet.missing.length === 0)
    return { preview: previewOf(sheet, products), taken }
  const understood = chosen ? (understand(readings, choice.choices) ?? guessed) : guessed
  const { rows, filled } = completed(understood.rows, products, choice.fills)
  const hasName = understood.columns.some(({ is }) => is === 'nombre') || rows.every(({ cells }) => cells.nombre !== '')
  const preview = previewOf(
    {
      rows,
      missing: [],
      skipped: understood.sentences,
      hidden: sheet.hidden,
      ...(!hasName && { lost: noName }),
    },
    products,
  )
  return { preview, taken: { ...taken, columns: understood.columns, filled, text: await fileText(rows) } }
}
