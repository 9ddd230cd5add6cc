/** Quirks of real backends by name: `STYLE=strings,csrf npm run api`. `STYLE=php` combines those of a typical PHP backend. */
import type { Reference } from '../reference.ts'
import type { Answer } from '../../../validators.ts'
import * as bodies from './bodies.ts'
import * as browser from './browser.ts'
import { noExtensions } from './extensions.ts'
import type { Quirk } from './quirk.ts'
import * as refusals from './refusals.ts'
import * as strangers from './strangers.ts'
import * as values from './values.ts'

interface QuirkEntry {
  readonly doc: string
  readonly quirk: () => Quirk
}

const always = (doc: string, quirk: Quirk): QuirkEntry => ({ doc, quirk: () => quirk })

/** Each quirk wraps those above it, in whatever order they are named. */
const quirks = {
  strings: always('numbers and flags are strings: "1"', values.strings),
  nulls: always('an empty text is null', values.nulls),
  'null-texts': always(
    'every text of the first record of a list, and of a record asked for alone, is null',
    values.nullTexts,
  ),
  missing: always('what is empty is left out: texts, null, galleries', values.missing),
  dates: always('2026-10-05 14:32:00, in UTC', values.dates),
  capitals: always('Telefono_Secundario', values.capitals),
  extras: always('created_at, updated_at and deleted_at in every record', values.extras),
  'broken-record': always(
    'a null and a record without fields at the end of every list that has records',
    values.brokenRecord,
  ),
  'empty-object': always('an empty list is {}', bodies.emptyObject),
  'data-wrapper': always('{"data": …} around lists and records', bodies.dataWrapper),
  'saves-nothing': always('a save answers 200 and nothing', bodies.savesNothing),
  'saves-ok': always('a save answers ok', bodies.savesOk),
  'saves-true': always('a save answers true', bodies.savesTrue),
  'saves-204': always('a save answers 204', bodies.saves204),
  'saves-mixed': always('true from what creates, ok from what updates, nothing from the rest', bodies.savesMixed),
  'string-errors': always('errors are {"campo": "texto"}, not lists', refusals.stringErrors),
  'text-errors': always('a refusal that names no field is text/plain', refusals.textErrors),
  'html-errors': always('every 4xx is a page', refusals.htmlErrors),
  'text-html': always('JSON is sent as text/html', bodies.textHtml),
  notice: always('a PHP notice stands before the JSON', bodies.notice),
  'login-redirect': always('without a session, 302 to /login', refusals.loginRedirect),
  csrf: always('a POST without the header X-XSRF-TOKEN (what the cookie XSRF-TOKEN says) is a 419', browser.csrf),
  'cors-star': always('Access-Control-Allow-Origin: *, hence no credentials', browser.corsStar),
  'no-metadato-header': always(
    'X-Metadato-Id and query parameters are unknown, and the header not allowed across origins',
    browser.noMetadatoHeader,
  ),
  'no-extensions': always(
    'what goes beyond the specification is unknown: calls, query parameters, versions, X-Cambio',
    noExtensions,
  ),
  lax: always('cookies are SameSite=Lax, also for an app of another site', browser.lax),
  'refuses-error': always('a save is refused with 200 and {"error":true,"message":…}', strangers.refusesError),
  'refuses-fields': always('a save is refused with 200 and {"success":false,"errors":{…}}', strangers.refusesFields),
  'refuses-status': always('a save is refused with 200 and {"status":"error"}', strangers.refusesStatus),
  'refuses-false': always('a save is refused with 200 and false', strangers.refusesFalse),
  'refuses-fatal': always('a save ends in a fatal error of PHP, with 200', strangers.refusesFatal),
  'refuses-login': always('a save answers 200 and a page to log in on', strangers.refusesLogin),
  'refuses-maintenance': always('a save answers 200 and a page that says maintenance', strangers.refusesMaintenance),
  'refuses-challenge': always('a save answers 200 and a page that wants to see no robot', strangers.refusesChallenge),
  forgets: always('a save answers 200 and nothing, and nothing is saved', strangers.forgets),
  firewall: always('a save is a 403 and the page of a firewall', strangers.firewall),
  'max-age': always('what is read may be kept by any cache for ten minutes', strangers.maxAge),
  'last-modified': always('what is read says when it changed last, and nothing of caches', strangers.lastModified),
  paginate: always('lists come in pages of ten, as Laravel has them', strangers.paginate),
  cuts: always('of a long list ten records and the number of all, and no further page', strangers.cuts),
  'puts-off': { doc: 'every read is a 429 with Retry-After: 1 the first time', quirk: strangers.putsOff },
  slow: always('every read takes 8 s', browser.slow),
} satisfies Record<string, QuirkEntry>

type QuirkName = keyof typeof quirks

/** The permanent quirks of a PHP backend, without its outages. */
const php: readonly QuirkName[] = [
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
  const chosen = Object.entries<QuirkEntry>(quirks)
    .filter(([name]) => wanted.has(name))
    .map(([, { quirk }]) => quirk())
  return (reference: Reference): Reference => ({
    ...reference,
    answer: chosen.reduce<Answer>((next, quirk) => (request) => quirk(request, next), reference.answer),
    owns: (url) => reference.owns(url) || (wanted.has('login-redirect') && url.pathname === '/login'),
  })
}
