/** Sends letters through a mail server. */
import { createTransport } from 'nodemailer'
import type { Letter } from './letter.ts'

/** The mail server did not take the letter. `forGood`: it never will. */
export class NotTaken extends Error {
  readonly forGood: boolean
  constructor(reason: string, forGood: boolean) {
    super(reason)
    this.forGood = forGood
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

/** An error about one letter is final; a refused login concerns the connection. */
const isForGood = (error: object): boolean => {
  const [code, said] = ['code' in error ? error.code : '', 'responseCode' in error ? Number(error.responseCode) : 0]
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && said >= 500
}

const failureOf = (error: unknown): NotTaken =>
  error instanceof Error
    ? new NotTaken(error.message.replace(/\s+/g, ' ').slice(0, 200), isForGood(error))
    : new NotTaken(String(error), false)

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
