/** Turns an outbox row into an email. Pure. */
import { leaveWords, letterHtml, oneLine } from '#contract/letter.ts'
import type { Company } from '../company.ts'
import type { OutboxRow } from '#mocks/store/rows.ts'

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

const parseEmailAddress = (from: string) => /<([^<>]+)>/.exec(from)?.[1] ?? from.trim()

/** Without a company a letter carries no name and no picture. Retries keep the Message-ID, so that a receiver can recognise a duplicate. */
export const toLetter = (
  { id, a, asunto, texto, created_at, responder, marca, baja }: OutboxRow,
  { from, site, company }: Sender & { readonly company?: Company | undefined },
): Letter => {
  // A button on the page, or one click in a mail program (RFC 8058).
  const leave = baja === undefined ? undefined : `${site}/api/darDeBaja?llave=${baja}`
  const foot = [company?.name, leave && `${leaveWords} ${leave}`].filter(Boolean).join('\n')
  return {
    from,
    to: a[0] || parseEmailAddress(from),
    ...(responder !== undefined && { replyTo: responder }),
    subject: oneLine(marca === undefined ? asunto : `[${marca}] ${asunto}`),
    text: foot === '' ? texto : `${texto}\n\n-- \n${foot}\n`,
    ...(company && {
      html: letterHtml({
        texto,
        paper: { name: company.name, accent: company.colours.accent, logo: company.logo && site + company.logo },
        leave,
        // A stranger's address stays text; one of the site leads to an order.
        ...(responder !== undefined && { isLink: (url) => URL.parse(url)?.origin === site }),
      }),
    }),
    messageId: `<${id}.${Date.parse(created_at).toString(36)}@${parseEmailAddress(from).split('@')[1] ?? 'vidriera'}>`,
    headers: {
      // No holiday answers it.
      'Auto-Submitted': 'auto-generated',
      ...(leave !== undefined && {
        'List-Id': `<boletin.${URL.parse(site)?.hostname ?? 'localhost'}>`,
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
