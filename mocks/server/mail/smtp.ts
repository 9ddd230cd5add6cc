/** Sends letters through a mail server. */
import { createTransport } from 'nodemailer'
import { masked } from '../../rules/cartas.ts'
import type { Letter } from './letter.ts'

/** What a refusal is about: this letter, which is never taken; this attempt; or the sender, so that no letter is taken now. */
type About = 'letter' | 'attempt' | 'sender'

/** The mail server did not take the letter. */
export class NotTaken extends Error {
  readonly about: About
  constructor(reason: string, about: About) {
    // A server may quote the letter, and a letter for a new password holds a key.
    super(masked(reason).replace(/\s+/g, ' ').slice(0, 200))
    this.about = about
  }
}

export interface Carrier {
  readonly take: (letter: Letter) => Promise<void>
  readonly close: () => void
}

/** In ms: how long a server may stay silent, and how long a letter may take in all. */
export interface Patience {
  readonly silence: number
  readonly letter: number
}
const usual: Patience = { silence: 30_000, letter: 240_000 }

const fieldsOf = (error: object) => ({
  code: 'responseCode' in error ? Number(error.responseCode) : 0,
  command: 'command' in error ? String(error.command) : '',
  response: 'response' in error ? String(error.response) : '',
})

/**
 * Only a 5xx is final. Before the receiver is named it concerns the sender, and so does x.4.5, a quota. Routing (x.4) and policy (x.7: a
 * reputation, a list) change with time.
 */
const aboutOf = (error: object): About => {
  const { code, command, response } = fieldsOf(error)
  if (!(code >= 500)) return 'attempt'
  const [, status = ''] = /^\d{3}[ -]\d\.(\d{1,3}\.\d{1,3})\b/m.exec(response) ?? []
  if (status === '4.5' || !/^(?:RCPT|DATA)/.test(command)) return 'sender'
  return /^[47]\./.test(status) ? 'attempt' : 'letter'
}

export const failureOf = (error: unknown): NotTaken => {
  if (error instanceof NotTaken) return error
  return error instanceof Error
    ? new NotTaken(fieldsOf(error).response || error.message, aboutOf(error))
    : new NotTaken(String(error), 'attempt')
}

/** `url`: smtp://user:password@host:port, or smtps. */
export const smtpCarrier = (url: string, { silence, letter: most }: Patience = usual): Carrier => {
  const address = new URL(url)
  for (const [name, value] of Object.entries({
    pool: true,
    maxConnections: 3,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
  })) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value))
  }
  const transport = createTransport(address.href)
  return {
    take: async (letter) => {
      // Its end closes the letter's connection, also under a server that trickles: the server cannot take the letter after a retry.
      const signal = AbortSignal.timeout(most)
      try {
        await transport.sendMail({ ...letter, disableFileAccess: true, disableUrlAccess: true, signal })
      } catch (error) {
        throw failureOf(signal.aborted ? new Error('El servidor de correo no contesta.') : error)
      }
    },
    close: () => transport.close(),
  }
}
