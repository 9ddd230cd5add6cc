/** Quirks of real backends by name: `STYLE=strings,csrf npm run api`. `STYLE=php` combines those of a typical PHP backend. */
import type { Reference } from '../reference.ts'
import type { Answer } from '../../../validators.ts'
import { bodies, disguises } from './bodies.ts'
import { browser, slow } from './browser.ts'
import type { Quirk } from './quirk.ts'
import { loginRedirect, refusals } from './refusals.ts'
import { strangers } from './strangers.ts'
import { values } from './values.ts'

/** Each quirk wraps those before it, in whatever order they are named. */
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

export const quirksOf = (names: readonly string[]) => {
  const wanted = new Set<string>(names.includes('php') ? [...names, ...php] : names)
  const chosen = Object.entries<Quirk>(quirks).filter(([name]) => wanted.has(name))
  return (reference: Reference): Reference => ({
    ...reference,
    answer: chosen.reduce<Answer>(
      (next, [, quirk]) =>
        (request) =>
          quirk(request, next),
      reference.answer,
    ),
    owns: (url) => reference.owns(url) || (wanted.has('login-redirect') && url.pathname === '/login'),
  })
}
