/** The numbers of bar codes (GTIN): thirteen digits on a piece (EAN-13), fourteen on a case. */

/** The last digit, which follows from the others. */
export const getCheckDigit = (others: string): number => {
  const sum = Array.from(others, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** The code of the pieces in a case: the first digit of the case's code tells the case. Any other code is the piece's own. */
export const toPieceCode = (code: string): string => {
  if (!/^\d{14}$/.test(code)) return code
  const others = code.slice(1, -1)
  return `${others}${getCheckDigit(others)}`
}
