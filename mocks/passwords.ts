/** Stores passwords salted and stretched: `pbkdf2$<rounds>$<salt>$<hash>`, base64. */

/** The number of rounds that a browser has time for. */
const ownRounds = 120_000

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

const stretch = async (password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<Uint8Array> => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 256),
  )
}

/** `rounds`: few for the public demo passwords. */
export const hashPassword = async (password: string, rounds = ownRounds): Promise<string> => {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return `pbkdf2$${rounds}$${toBase64(salt)}$${toBase64(await stretch(password, salt, rounds))}`
}

const parseHash = (stored: unknown) => {
  const [, rounds = '', salt = '', hash = ''] = /^pbkdf2\$(\d+)\$([\w+/=]+)\$([\w+/=]+)$/.exec(String(stored)) ?? []
  return { rounds: Number(rounds), salt, hash }
}

/** Whether somebody can enter by what is stored: an account of an opened company has no password yet. */
export const isPassword = (stored: unknown): boolean => parseHash(stored).hash !== ''

export const isWeaker = (stored: unknown, rounds: number): boolean => parseHash(stored).rounds < rounds

/** Compares in constant time. */
const same = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.reduce((diff, byte, index) => diff | (byte ^ (b[index] ?? 0)), 0) === 0

/** Old and missing passwords take as long as any other, so that the time does not reveal which names exist. */
export const verifyPassword = async (password: string, stored: unknown, rounds = ownRounds): Promise<boolean> => {
  const { rounds: storedRounds, salt, hash } = parseHash(stored)
  const bytes = fromBase64(salt)
  const isRight = hash !== '' && same(await stretch(password, bytes, storedRounds), fromBase64(hash))
  if (!isRight && storedRounds < rounds) await stretch(password, bytes, rounds - storedRounds)
  return isRight
}
