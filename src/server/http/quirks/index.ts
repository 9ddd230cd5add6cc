/** Quirks of real backends by name: `STYLE=strings,csrf npm run api`. `STYLE=php` combines those of a typical PHP backend. */
import type { Reference } from '../reference.ts'
import type { Answer } from '#mocks/response-cache.ts'
import { bodies, disguises } from './bodies.ts'
import { browser, slow } from './browser.ts'
import type { Quirk } from './quirk.ts'
import { loginRedirect, refusals } from './refusals.ts'
import { strangers } from './strangers.ts'
import { values } from './values.ts'

/** Each quirk wraps the earlier ones of this list, in any order of their names in `STYLE`. */
const quirks = {
  ...values,
  ...bodies,
  ...refusals,
  ...disguises,
  'login-redirect': loginRedirect,
  ...browser,
  ...strangers,
  slow,
}

/** The permanent quirks of a PHP backend, without its outages. */
const php: readonly (keyof typeof quirks)[] = [
  'strings',
  'nulls',
  'empty-object',
  'saves-mixed',
  'string-errors',
  'text-errors',
  'text-html',
  'login-redirect',
  'csrf',
  'no-metadato-header',
]

export const quirkNames: readonly string[] = ['php', ...Object.keys(quirks)]

export const withQuirks = (names: readonly string[]) => {
  const enabled = new Set<string>(names.includes('php') ? [...names, ...php] : names)
  const chosen = Object.entries<Quirk>(quirks).filter(([name]) => enabled.has(name))
  return (reference: Reference): Reference => {
    if (chosen.length === 0) return reference
    const owns = (url: URL) => reference.owns(url) || (enabled.has('login-redirect') && url.pathname === '/login')
    // Quirks read answers, which therefore come uncompressed.
    const plain: Answer = (request) => {
      request.headers.delete('Accept-Encoding')
      return reference.answer(request)
    }
    const quirky = chosen.reduce<Answer>(
      (next, [, quirk]) =>
        (request) =>
          quirk(request, next),
      plain,
    )
    return {
      ...reference,
      owns,
      answer: (request) => (owns(new URL(request.url)) ? quirky : reference.answer)(request),
    }
  }
}
