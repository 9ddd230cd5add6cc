/** Turns an outbox row into an email. Pure. */
import { plain } from '../../plain.ts'
import type { OutboxRow } from '../../store/rows.ts'

export interface Sender {
  readonly from: string
  /** `SITE_URL`: the site's address. */
  readonly site: string
}

export interface Letter {
  readonly from: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly messageId: string
  readonly headers: Readonly<Record<string, string>>
}

const addressIn = (from: string) => /<([^<>]+)>/.exec(from)?.[1] ?? from.trim()

const isMarkup = (text: string) => /<[a-z][^<>]*>/i.test(text)
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const words = (html: string) =>
  html
    .replace(/<(?:br|\/p|\/li|\/h\d)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .trim()

/** The address to unsubscribe: a button on the page, or one click in a mail program (RFC 8058). */
const leavingUrl = (site: string, key: string) => `${site}/api/darDeBaja?llave=${key}`

/** Retries keep the Message-ID, so that a receiver can recognise a duplicate. */
export const letterOf = (
  { id, a, asunto, texto, created_at, responder, marca, baja }: OutboxRow,
  { from, site }: Sender,
): Letter => {
  const leave = baja === undefined ? undefined : leavingUrl(site, baja)
  const foot = leave === undefined ? '' : `Para no recibir más estos correos: ${leave}`
  const [text, html] = isMarkup(texto) ? [words(texto), texto] : [texto, undefined]
  return {
    from,
    to: a[0] || addressIn(from),
    ...(responder !== undefined && { replyTo: responder }),
    subject: plain(marca === undefined ? asunto : `[${marca}] ${asunto}`),
    text: foot === '' ? text : `${text}\n\n-- \n${foot}\n`,
    ...(html !== undefined && {
      html:
        leave === undefined
          ? html
          : `${html}<p><small>Para no recibir más estos correos: <a href="${escaped(leave)}">darse de baja</a></small></p>`,
    }),
    messageId: `<${id}.${Date.parse(created_at).toString(36)}@${addressIn(from).split('@')[1] ?? 'vidriera'}>`,
    headers:
      leave === undefined
        ? {}
        : { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
