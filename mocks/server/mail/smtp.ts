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
  const open = () => createTransport(address.href)
  let transport = open()
  return {
    take: async (letter) => {
      const { promise: tooLate, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        // Closes the connection, so that the server cannot take the letter after a retry.
        transport.close()
        transport = open()
        reject(new Error('El servidor de correo no contesta.'))
      }, most)
      try {
        await Promise.race([
          transport.sendMail({ ...letter, disableFileAccess: true, disableUrlAccess: true }),
          tooLate,
        ])
      } catch (error) {
        throw failureOf(error)
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}
