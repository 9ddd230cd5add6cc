import { hiddenOf, readFile, type Hidden } from '../../contract/sheet/book.ts'
import { sheetOf, type Sheet } from './sheet.ts'

/** A price list: the tables of its sheets, and what its file holds besides. */
export interface Book {
  readonly sheets: readonly Sheet[]
  readonly hidden: Hidden
}

/** Throws `UnreadableSheet` or `UnfoldsTooFar`. */
export const bookOf = async (file: Blob): Promise<Book> => {
  const read = await readFile(file)
  if (typeof read === 'string') throw new Error('The file is a text.')
  return {
    sheets: read.pages.map(sheetOf).filter(({ rows }) => rows.length > 0),
    hidden: hiddenOf(read),
  }
}
