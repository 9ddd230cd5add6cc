/** Whether a text is a bar code that can be drawn: 13 digits, the last of which is right. A code of 12 is one that begins with 0. */
export const ean13 = (text: string): string | undefined => {
  const digits = text.replaceAll(/[\s-]/g, '')
  const code = digits.length === 12 ? `0${digits}` : digits
  if (!/^\d{13}$/.test(code)) return undefined
  const sum = Array.from(code, Number).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? code : undefined
}
