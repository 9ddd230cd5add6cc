/** Numbers as texts. */

export const isDigits = (text: string): boolean => /^\d+$/.test(text)
export const hasDigit = (text: string): boolean => /\d/.test(text)
/** '10', '3.5'. */
export const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text)

/** '1-1/2' is 1.5. */
export const parseAmount = (value: string): number => {
  const [whole = '0', fraction] = value.includes('-') ? value.split('-') : value.includes('/') ? ['0', value] : [value]
  const [above = 0, below = 1] = fraction?.split('/').map(Number) ?? []
  return Number(whole) + above / (below || 1)
}
