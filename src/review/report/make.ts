/** Makes a report out of what this browser knows. */
import type { LoggedCall } from '../calls/log.ts'
import { nameOf } from '../calls/call.ts'
import type { Comment, Seen } from '../comments/comment.ts'
import { commentsJson } from '../comments/files.ts'
import { commentsMarkdown } from '../comments/markdown.ts'
import { linkTo } from '../scenario/text.ts'
import type { SeedData } from '../state/losses.ts'
import type { Company } from '../../../mocks/company/company.ts'
import { saveCompany } from '../../../mocks/company/format/save.ts'
import { checksum, zipOf } from '../../../mocks/company/format/zip.ts'
import { callWithoutCustomers, withoutCustomers } from './customers.ts'
import type { PageError } from './errors.ts'
import { parts, reportFormat, reportVersion, type Order, type Report } from './report.ts'
import { withRole, type Ids } from './role.ts'

/** How many of the last calls a report holds. */
const mostCalls = 50

export interface Known {
  readonly comment: Comment | undefined
  /** The screen that is open; of a comment, its own screen counts. */
  readonly screen: Seen
  readonly company: Company
  readonly seed: SeedData | undefined
  readonly ids: Ids
  /** Latest first. */
  readonly calls: readonly LoggedCall[]
  readonly errors: readonly PageError[]
  readonly order: Order
  readonly customers: boolean
  readonly browser: string
  readonly origin: string
  readonly now: Date
}

const plainCall = ({ session: _, ...call }: LoggedCall) => call

/** Indented, so that nothing within it is markup. */
const asCode = (text: string): string =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')

const textOf = ({ made, browser, screen, calls, errors }: Report, comment: Comment | undefined, origin: string) =>
  [
    ...(comment ? [commentsMarkdown([comment], origin)] : ['# Informe de una pantalla']),
    '## Para verlo igual',
    `Abrir [la demo](<${origin}/demo#datos>), «Abrir un archivo…», y elegir este informe: antes de cargarlo se guarda un punto de restauración.`,
    [
      `- Pantalla: <${origin}${linkTo(screen.address, screen.scenario)}>`,
      `- Ventana: ${screen.width} x ${screen.height}`,
      `- Versión: ${screen.build}`,
      `- Hecho: ${made}`,
      `- Navegador: ${browser}`,
    ].join('\n'),
    `## Errores de la consola (${errors.length})`,
    asCode(errors.map(({ at, page, text }) => `${at} ${page}\n${text}`).join('\n\n') || 'Ninguno.'),
    `## Últimas llamadas (${calls.length})`,
    asCode(
      calls
        .map((call) => `${new Date(call.at).toISOString()} ${call.status} ${call.method} ${nameOf(call)} ${call.path}`)
        .join('\n') || 'Ninguna.',
    ),
  ]
    .join('\n\n')
    .concat('\n')

/** A picture shows all that stood on the screen, so pictures of screens that name customers are left out. */
const shared = (comment: Comment, customers: boolean): Comment =>
  customers || !/^\/(admin|zonaPrivada|pedido|contactos)\b/.test(comment.spot.address)
    ? comment
    : { ...comment, picture: '' }

/** A customer writes the notes of an order. */
const withoutNotes = ({ numero, lines }: Order): Order => ({
  numero,
  lines: lines.map((line) => ({ ...line, nota: '' })),
})

const entryOf = async (name: string, data: Blob) => ({ name, data, crc: await checksum(data) })
const text = (content: string) => new Blob([content])

export const makeReport = async (known: Known): Promise<Blob> => {
  const { company, customers, now, origin } = known
  const comment = known.comment && shared(known.comment, customers)
  const { address, title, scenario, width, height, build } = comment?.spot ?? known.screen
  const calls = known.calls.slice(0, mostCalls).map(plainCall)
  const report: Report = {
    made: now.toISOString(),
    browser: known.browser,
    screen: { address, title, scenario: withRole(scenario, address, known.ids, company.tables), width, height, build },
    customers,
    calls: customers ? calls : calls.map(callWithoutCustomers),
    errors: known.errors,
    order: customers ? known.order : withoutNotes(known.order),
  }
  const { file } = await saveCompany(customers ? company : withoutCustomers(company, known.seed), {
    build,
    now,
    accounts: false,
    // Files of the build are left out, since the browser that opens the report has them.
    asset: () => Promise.resolve(undefined),
  })
  return zipOf([
    await entryOf(parts.text, text(textOf(report, comment, origin))),
    await entryOf(
      parts.report,
      text(JSON.stringify({ format: reportFormat, version: reportVersion, ...report }, null, 1)),
    ),
    await entryOf(parts.comments, text(commentsJson(comment ? [comment] : []))),
    await entryOf(parts.company, file),
  ])
}
