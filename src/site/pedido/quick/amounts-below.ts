/** Codes and amounts on lines of their own, as a phone copies a table: '040825', and '6' below it. */
import { review, type Pasted } from './pasted.ts'
import { withoutPrefix } from './prefix.ts'
import { isAmountAlone } from './tokens.ts'

/** A line without the stamp or sign that programs put before each; a list's number may be an amount. */
const toPart = ({ text: written }: Pasted): string => {
  const { text, numbered } = withoutPrefix(written)
  return numbered ? written : text
}

/** A number that is a code of the catalogue is a code. */
const isAmount = ({ text, line, heading, matches }: Pasted): boolean =>
  !line && !heading && matches.length === 0 && isAmountAlone(withoutPrefix(text).text)

/**
 * Joins each amount with the code above it. Where a code or an amount is left over, nobody knows which amount is whose:
 * no code alone is sure then.
 */
export const joinAmounts = (rows: readonly Pasted[], readLine: (line: string) => Pasted): Pasted[] => {
  if (!rows.some(isAmount)) return [...rows]
  const joined: Pasted[] = []
  /** The lines that an amount below may belong to. */
  let open: Pasted[] = []
  let leftOver = false
  const close = () => {
    leftOver ||= open.some(({ bare }) => bare)
    joined.push(...open)
    open = []
  }
  for (const row of rows) {
    if (isAmount(row)) {
      // Without a code alone the last line above counts: a code that is unknown or struck.
      const above = open.splice(open.findLastIndex(({ bare }) => bare))
      close()
      leftOver ||= above.length === 0
      joined.push(readLine([...above, row].map(toPart).join(' ')))
      continue
    }
    const isWhole = row.empty || (row.line && !row.bare)
    if (isWhole) close()
    open.push(row)
    if (isWhole) close()
  }
  close()
  return leftOver ? rows.map((row) => (row.bare ? review(row) : row)) : joined
}
