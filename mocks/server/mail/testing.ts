/** A mail server of this machine, and the server that sends letters to it, with a movable clock. */
import { text as textOf } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { listen } from '../../listen.ts'
import { jsonRequest } from '../../conformance/requests.ts'
import { testReference } from '../http/testing.ts'
import { memoryStore } from '../../store/memory.ts'
import { seed } from '../../seed/index.ts'
import { createPost } from './post.ts'
import { smtpCarrier } from './smtp.ts'

interface Got {
  readonly to: string
  readonly text: string
  readonly id: string
  readonly header: (name: string) => string
}
export const gotOf = (to: string, raw: string): Got => {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
  return { to, header, id: header('Message-ID'), text: body.join('\r\n\r\n') }
}

type Callback = (error?: Error | null) => void
/** How the server reacts to a complete letter. */
type Behaviour = (got: Got, answer: Callback, hangUp: () => void) => void
export const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

const mailServer = async (options: Partial<SMTPServerOptions> = {}) => {
  const got: Got[] = []
  let behaviour: Behaviour = (_, answer) => answer()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    ...options,
    onData: (stream, session, answer) => {
      const take = (raw: string) => {
        const letter = gotOf(session.envelope.rcptTo.map(({ address }) => address).join(), raw)
        got.push(letter)
        behaviour(letter, answer, () => {
          for (const connection of server.connections) connection.close()
        })
      }
      void textOf(stream).then(take)
    },
  })
  server.on('error', () => undefined)
  const url = `smtp://127.0.0.1:${await listen(server.server)}`
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  )
  return {
    got,
    url,
    does: (next: Behaviour) => {
      behaviour = next
    },
  }
}

export const minute = 60_000
/** A server with a movable clock, and its mail server. `account`: with whose name and password it logs in there. */
export const office = async (
  options: Partial<SMTPServerOptions> = {},
  { account = '', ...mailTimeout } = { account: '', silence: 2_000, letter: 3_000 },
) => {
  let now = Date.now()
  const store = memoryStore(() =>
    Promise.resolve({
      ...seed,
      tables: {
        ...seed.tables,
        suscripciones: [
          { id: 1, email: 'uno@example.com' },
          { id: 2, email: 'dos@example.com' },
        ],
      },
    }),
  )
  const mail = await mailServer(options)
  const carrier = smtpCarrier(mail.url.replace('//', `//${account}`), mailTimeout)
  onTestFinished(() => {
    store.close()
    carrier.close()
  })
  const messages: string[] = []
  const sender = { from: 'Bulonera <ventas@bulonera.example>', site: 'https://bulonera.example' }
  const another = () => createPost({ store, sender, carrier, now: () => now, warn: (text) => messages.push(text) })
  const { browser } = testReference([], { store, now: () => now })
  const send = browser()
  const contact = (nombre: string) =>
    send(
      '/enviarCorreo',
      jsonRequest({ nombre, empresa: 'Taller', email: 'ana@example.com', celular: '11', mensaje: 'Hola' }),
    )
  const history = async () =>
    (await store.rows('historial').all()).filter(({ usuario }) => usuario === 'correo').map(({ texto }) => texto)
  return {
    ...mail,
    store,
    send,
    contact,
    another,
    post: another(),
    history,
    message: messages,
    wait: (ms: number) => {
      now += ms
    },
    sender,
  }
}
