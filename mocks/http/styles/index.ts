/** Habits of real backends, each by a name: `STYLE=strings,csrf npm run api`. `STYLE=php` is how such a backend is all the time. */
import type { Answer, Reference } from '../reference.ts'
import * as bodies from './bodies.ts'
import * as browser from './browser.ts'
import { noExtensions } from './extensions.ts'
import type { Habit } from './habit.ts'
import * as refusals from './refusals.ts'
import * as values from './values.ts'

interface Style {
  readonly doc: string
  readonly habit: () => Habit
}

const style = (doc: string, habit: Habit): Style => ({ doc, habit: () => habit })

/** Each stands in front of those above it, in whatever order they are named. */
const styles = {
  strings: style('numbers and flags are strings: "1"', values.strings),
  nulls: style('an empty text is null', values.nulls),
  'null-texts': style(
    'every text of the first record of a list, and of a record asked for alone, is null',
    values.nullTexts,
  ),
  missing: style('what is empty is left out: texts, null, galleries', values.missing),
  dates: style('2026-10-05 14:32:00, in UTC', values.dates),
  capitals: style('Telefono_Secundario', values.capitals),
  extras: style('created_at, updated_at and deleted_at in every record', values.extras),
  'broken-record': style('a null and a record without fields at the end of every list', values.brokenRecord),
  'empty-object': style('an empty list is {}', bodies.emptyObject),
  'data-wrapper': style('{"data": …} around lists and records', bodies.dataWrapper),
  'saves-nothing': style('a save answers 200 and nothing', bodies.savesNothing),
  'saves-ok': style('a save answers ok', bodies.savesOk),
  'saves-true': style('a save answers true', bodies.savesTrue),
  'saves-204': style('a save answers 204', bodies.saves204),
  'saves-mixed': style('true from what creates, ok from what updates, nothing from the rest', bodies.savesMixed),
  'string-errors': style('errors are {"campo": "texto"}, not lists', refusals.stringErrors),
  'text-errors': style('a refusal that names no field is text/plain', refusals.textErrors),
  'html-errors': style('every 4xx is a page', refusals.htmlErrors),
  'text-html': style('JSON is sent as text/html', bodies.textHtml),
  notice: style('a PHP notice stands before the JSON', bodies.notice),
  'html-200': {
    doc: 'every other answer to the same read is a page that says what failed, with status 200',
    habit: refusals.html200,
  },
  'login-redirect': style('without a session, 302 to /login', refusals.loginRedirect),
  csrf: style('a POST without the header X-XSRF-TOKEN (what the cookie XSRF-TOKEN says) is a 419', browser.csrf),
  'cors-star': style('Access-Control-Allow-Origin: *, hence no credentials', browser.corsStar),
  'no-metadato-header': style(
    'X-Metadato-Id and query parameters are unknown, and the header not allowed across origins',
    browser.noMetadatoHeader,
  ),
  'no-extensions': style(
    'what goes beyond the specification is unknown: calls, query parameters, versions, X-Cambio',
    noExtensions,
  ),
  lax: style('cookies are SameSite=Lax, also for an app of another site', browser.lax),
  'fails-500': style('every call fails with a page and 500', refusals.fails500),
  'fails-503': style('every call fails with a page and 503', refusals.fails503),
  slow: style('every read takes 8 s', browser.slow),
} satisfies Record<string, Style>

type StyleName = keyof typeof styles

/** What such a backend does all the time; its outages are no style. */
const php: readonly StyleName[] = [
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

export const styleNames: readonly string[] = ['php', ...Object.keys(styles)]

/** A reference with these habits. */
export const stylesOf = (names: readonly string[]) => {
  const wanted = new Set<string>(names.includes('php') ? [...names, ...php] : names)
  const habits = Object.entries<Style>(styles)
    .filter(([name]) => wanted.has(name))
    .map(([, { habit }]) => habit())
  return (reference: Reference): Reference => ({
    ...reference,
    answer: habits.reduce<Answer>((next, habit) => (request) => habit(request, next), reference.answer),
    owns: (url) => reference.owns(url) || (wanted.has('login-redirect') && url.pathname === '/login'),
  })
}
