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
  return (reference: Reference): Reference => ({
    ...reference,
    answer: chosen.reduce<Answer>(
      (next, [, quirk]) =>
        (request) =>
          quirk(request, next),
      reference.answer,
    ),
    owns: (url) => reference.owns(url) || (enabled.has('login-redirect') && url.pathname === '/login'),
  })
}
