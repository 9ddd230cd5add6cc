/** Whole numbers as people write them. */

/** '20', '1.200'. */
export const parseWhole = (text: string): number | undefined =>
  /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/.test(text) ? Number(text.replaceAll('.', '')) : undefined

/** The number of an amount, which may have decimals of nothing: '3,00'. Zeros in front or six digits make it a code: '007'. */
export const parseCount = (text: string): number | undefined => {
  const whole = text.replace(/[.,]00?$/, '')
  const count = parseWhole(whole)
  const isCode = whole.startsWith('0') ? whole.length > 2 : whole.length > 5 && !whole.includes('.')
  return isCode && count !== 0 ? undefined : count
}
