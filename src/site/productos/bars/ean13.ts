/** The EAN-13 of a text: 13 digits with a correct check digit; 12 digits get a leading 0. Undefined for other texts. */
export const ean13 = (text: string): string | undefined => {
  const digits = text.replaceAll(/[\s-]/g, '')
  const code = digits.length === 12 ? `0${digits}` : digits
  if (!/^\d{13}$/.test(code)) return undefined
  const sum = Array.from(code, Number).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? code : undefined
}
