/** Hides passwords in a call before the call is stored or shown. */
import { wireName } from '#contract/fields.ts'
import { allEndpoints } from '#contract/index.ts'
import type { CallEntry } from '#state/call-entry.ts'

export const covering = '******'
/** Shorter passwords occur within too many words. */
const shortest = 4

const words = allEndpoints
  .flatMap(({ request }) => Object.entries(request))
  .flatMap(([name, field]) => (field.kind === 'password' ? [name, wireName(name, field), field.kind] : []))

/** Whether a name contains a word for a password, with accents in either Unicode form. */
const secret = new RegExp([...new Set(words)].join('|').replaceAll(/[^a-z|]/gi, '.{1,12}'), 'i')

/** Passwords within a text, within JSON in a text, and in an address. */
const spellings = (password: string): string[] => [
  password,
  JSON.stringify(password).slice(1, -1),
  encodeURIComponent(password.toWellFormed()),
]

/** Covers the values under such names at any depth, and every repetition of a known password. */
const cover = (call: CallEntry, passwords: Set<string>): CallEntry => {
  const note = (value: unknown): string => {
    passwords.add(String(value))
    return covering
  }
  const inText = (text: string) =>
    [...passwords]
      .filter(({ length }) => length >= shortest)
      .flatMap(spellings)
      .reduce((result, spelling) => result.replaceAll(spelling, covering), text)
  const inJson = (text: string, refused = false): string => {
    try {
      const value: unknown = JSON.parse(text, (name, part: unknown) => {
        // A refusal has a list of reasons under the password's name, which is no password.
        if (secret.test(name) && !(refused && Array.isArray(part))) return note(part)
        return typeof part === 'string' ? inValue(part) : part
      })
      return passwords.size === 0 ? text : JSON.stringify(value)
    } catch {
      return secret.test(text) ? note(text) : text
    }
  }
  const inValue = (text: string): string => inText(/^\s*["[{]/.test(text) ? inJson(text) : text)
  const inAddress = (address: string): string => {
    const [path = '', ...query] = address.split('?')
    const params = new URLSearchParams(query.join('?'))
    const names = [...params.keys()].filter((name) => secret.test(name))
    for (const name of names) params.set(name, note(params.get(name)))
    return inText(names.length === 0 ? address : `${path}?${params.toString()}`)
  }
  const { sent, text, headers, status } = call
  return {
    ...call,
    path: inAddress(call.path),
    page: inAddress(call.page),
    sent:
      typeof sent === 'string'
        ? inJson(sent)
        : sent?.map(([name, value]) => [
            name,
            typeof value !== 'string' ? value : secret.test(name) ? note(value) : inValue(value),
          ]),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, inText(value)])),
    text: text && (headers['content-type']?.includes('json') ? inJson(text, status >= 400) : inText(text)),
  }
}

/** The call without its passwords. Covering runs twice, since a password may appear in a text before its field names it. */
export const covered = (call: CallEntry): CallEntry => {
  const passwords = new Set<string>()
  return cover(cover(call, passwords), passwords)
}
