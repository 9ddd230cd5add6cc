/** Thirty-two characters that cannot be confused when read aloud or copied by hand: no 0, O, 1 or I. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** '20261123-7KQ4': a day, as 2026-11-23, and four characters. */
export const newNumber = (day: string): string => {
  const random = crypto.getRandomValues(new Uint8Array(4))
  return `${day.replaceAll('-', '')}-${Array.from(random, (byte) => signs.charAt(byte % signs.length)).join('')}`
}

export const isNumber = (text: string): boolean => /^\d{8}-[2-9A-HJ-NP-Z]{4}$/.test(text)
