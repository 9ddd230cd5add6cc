/** Sends letters through a mail server. */
import { createTransport } from 'nodemailer'
import { withoutTls } from '#contract/undelivered.ts'
import { masked } from '#mocks/rules/cartas.ts'
import type { Letter } from './letter.ts'

/** A refusal concerns this letter, which is never taken; this attempt; or the sender, so that no letter is taken now. */
type About = 'letter' | 'attempt' | 'sender'

/** The mail server did not take the letter. */
export class NotTaken extends Error {
  readonly about: About
  /** The numbers of a refusal for good: '550 5.7.1'. */
  readonly code: string | undefined
  constructor(reason: string, about: About, code?: string) {
    // A server may quote the letter, and a letter for a new password holds a key.
    super(masked(reason).replace(/\s+/g, ' ').slice(0, 200))
    this.about = about
    this.code = code
  }
}

/** The code of a connection without TLS, or with a certificate that does not count. That is mended here, and no letter is lost by it. */
export const noTls = 'TLS'

/** Whether there is no such receiver: no mailbox, no domain, no address, a domain without mail. */
export const isUnknownReceiver = ({ code }: NotTaken): boolean => /^\d{3} 5\.1\.(?:1|2|3|10)$/.test(code ?? '')

export interface Carrier {
  readonly take: (letter: Letter) => Promise<void>
  /** Gives up letters under way. */
  readonly close: () => void
}

/** In ms: how long a server may stay silent, and how long a letter may take in all. */
export interface Patience {
  readonly silence: number
  readonly letter: number
}
const usual: Patience = { silence: 30_000, letter: 240_000 }

const readErrorFields = (error: object) => ({
  name: 'code' in error ? error.code : undefined,
  code: 'responseCode' in error ? Number(error.responseCode) : 0,
  command: 'command' in error ? String(error.command) : '',
  response: 'response' in error ? String(error.response) : '',
})

/** Whatever the words, these are about the receiver or the letter: its mailbox is full or closed, the letter too large. */
const aboutReceiver = /^(?:1\.(?:1|2|3|10)|2\.[1-9]\d*|3\.4)$/
const quotaStatuses: ReadonlySet<string> = new Set(['1.90', '2.0', '4.5'])
const quotaWords =
  /SubmissionQuota|\b(?:daily|hourly)\b.*\b(?:limit|quota)|\b(?:limit|quota|max(?:imum)?)\b.*\b(?:per|an?) (?:day|hour|minute)\b|\b(?:sending|submission|sender|outgoing|outbound|rate)\b.*\b(?:limit|quota)/is

/**
 * Only a 5xx is final. Before the receiver is named it concerns the sender, and so does a quota, by its number or in words. Routing (x.4) and
 * policy (x.7: a reputation, a list) change with time.
 */
const classifyError = (status: string, command: string, response: string): About => {
  if (!/^(?:RCPT|DATA)/.test(command)) return 'sender'
  const isQuota = quotaStatuses.has(status) || (!aboutReceiver.test(status) && quotaWords.test(response))
  if (isQuota) return 'sender'
  return /^[47]\./.test(status) ? 'attempt' : 'letter'
}

export const toNotTaken = (error: unknown): NotTaken => {
  if (error instanceof NotTaken) return error
  if (!(error instanceof Error)) return new NotTaken(String(error), 'attempt')
  const { name, code, command, response } = readErrorFields(error)
  const reason = response || error.message
  const isConnecting = /^(?:CONN|EHLO|STARTTLS)$/.test(command)
  const isHandshake = /certificate|\bSSL\b/i.test(error.message)
  if (isConnecting && (isHandshake || name === 'ETLS' || error.message.includes('STARTTLS')))
    return new NotTaken(isHandshake ? reason : `${withoutTls} (${reason})`, 'sender', noTls)
  if (!(code >= 500)) return new NotTaken(reason, 'attempt')
  const [, status = ''] = /^\d{3}[ -]\d\.(\d{1,3}\.\d{1,3})\b/m.exec(response) ?? []
  return new NotTaken(reason, classifyError(status, command, response), `${code} ${status && `5.${status}`}`.trim())
}

/** This machine, where nobody reads along. */
const ownMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i

/** The address with what is not said. A password goes to another machine by TLS alone, unless `requireTLS=false` is said. */
export const completed = (url: string, silence: number): string => {
  const address = new URL(url)
  for (const [name, value] of Object.entries({
    requireTLS: address.password !== '' && !ownMachine.test(address.hostname),
    pool: true,
    maxConnections: 3,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
  })) {
    if (!address.searchParams.get(name)) address.searchParams.set(name, String(value))
  }
  return address.href
}

/** `url`: smtp://user:password@host:port, or smtps. */
export const smtpCarrier = (url: string, { silence, letter: letterTimeout }: Patience = usual): Carrier => {
  const transport = createTransport(completed(url, silence))
  const over = new AbortController()
  return {
    take: async (letter) => {
      // Its end closes the letter's connection, also under a server that trickles: the server cannot take the letter after a retry.
      const signal = AbortSignal.any([AbortSignal.timeout(letterTimeout), over.signal])
      try {
        await transport.sendMail({ ...letter, disableFileAccess: true, disableUrlAccess: true, signal })
      } catch (error) {
        throw toNotTaken(signal.aborted ? new Error('El servidor de correo no contesta.') : error)
      }
    },
    close: () => {
      over.abort()
      transport.close()
    },
  }
}
