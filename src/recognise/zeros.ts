/** Without the zeros in front, which people leave out and spreadsheets lose. */
export const withoutZeros = (key: string): string => key.replace(/^0+(?=.)/, '')

/** The same of digits that are long enough to be a code all the same; fewer may be an amount or a size. */
export const withoutSpareZeros = (key: string): string => (/^\d{4,}$/.test(key) ? withoutZeros(key) : key)
