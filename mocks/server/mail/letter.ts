/** Turns an outbox row into an email. Pure. */
import { plain } from '../../plain.ts'
import type { Company } from '../company.ts'
import type { OutboxRow } from '../../store/rows.ts'

export interface Sender {
  /** The company that sends the letters; without one a letter carries no name and no picture. */
  readonly company?: Company | undefined
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

const asParagraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('')
    .replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

/** A letter on the company's paper: its logo, and a line of its colour. Mail programs read styles of elements alone. */
const onPaper = (body: string, { name, colours, logo }: Company, site: string) =>
  `<div style="max-width:40rem;padding-top:1rem;border-top:3px solid ${colours.accent};font-family:Arial,sans-serif"><img src="${escaped(site)}${logo}" alt="${escaped(name)}" width="285" style="max-width:100%">${body}</div>`

/** Retries keep the Message-ID, so that a receiver can recognise a duplicate. */
export const letterOf = (
  { id, a, asunto, texto, created_at, responder, marca, baja }: OutboxRow,
  { from, site, company }: Sender,
): Letter => {
  const leave = baja === undefined ? undefined : leavingUrl(site, baja)
  const foot = [company?.name, leave && `Para no recibir más estos correos: ${leave}`].filter(Boolean).join('\n')
  const [text, markup] = isMarkup(texto) ? [words(texto), texto] : [texto, company && asParagraphs(texto)]
  const html = markup && [markup, ...(company ? [`<p><small>${escaped(company.name)}</small></p>`] : [])].join('')
  const farewell =
    leave === undefined
      ? ''
      : `<p><small>Para no recibir más estos correos: <a href="${escaped(leave)}">darse de baja</a></small></p>`
  return {
    from,
    to: a[0] || addressIn(from),
    ...(responder !== undefined && { replyTo: responder }),
    subject: plain(marca === undefined ? asunto : `[${marca}] ${asunto}`),
    text: foot === '' ? text : `${text}\n\n-- \n${foot}\n`,
    ...(html !== undefined && { html: company ? onPaper(html + farewell, company, site) : html + farewell }),
    messageId: `<${id}.${Date.parse(created_at).toString(36)}@${addressIn(from).split('@')[1] ?? 'vidriera'}>`,
    headers:
      leave === undefined
        ? {}
        : { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
