import { listHidden, readFile, type Hidden } from '#contract/sheet/book.ts'
import type { Sheet } from './sheet.ts'
import { toSheet } from './to-sheet.ts'

/** A price list: the tables of its sheets, and the hidden parts of its file. */
export interface Book {
  readonly sheets: readonly Sheet[]
  readonly hidden: Hidden
}

/** Throws `UnreadableSheet` or `UnfoldsTooFar`. */
export const readBook = async (file: Blob): Promise<Book> => {
  const read = await readFile(file)
  if (typeof read === 'string') throw new Error('The file is a text.')
  return {
    sheets: read.pages.map(toSheet).filter(({ rows }) => rows.length > 0),
    hidden: listHidden(read),
  }
}
