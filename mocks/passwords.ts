/** Passwords are stored salted and stretched: `pbkdf2$<iterations>$<salt>$<hash>`, base64. */
const iterations = 120_000

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

const stretch = async (password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<Uint8Array> => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 256),
  )
}

/** `rounds`: few for a password that everybody knows. */
export const hashPassword = async (password: string, rounds = iterations): Promise<string> => {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return `pbkdf2$${rounds}$${toBase64(salt)}$${toBase64(await stretch(password, salt, rounds))}`
}

/** Compares without leaving early, so that the time taken tells nothing. */
const same = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.reduce((diff, byte, at) => diff | (byte ^ (b[at] ?? 0)), 0) === 0

export const verifyPassword = async (password: string, stored: string): Promise<boolean> => {
  const [, rounds, salt, hash] = /^pbkdf2\$(\d+)\$([\w+/=]+)\$([\w+/=]+)$/.exec(stored) ?? []
  if (!salt || !hash) return false
  return same(await stretch(password, fromBase64(salt), Number(rounds)), fromBase64(hash))
}
