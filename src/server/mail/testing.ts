/** A mail server of this machine, and the server that sends letters to it, with a movable clock. */
import { text as readText } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { listen } from '#mocks/listen.ts'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import { testReference } from '../http/testing.ts'
import { demoStore } from '#mocks/testing.ts'
import { createPost } from './post.ts'
import { smtpCarrier } from './smtp.ts'

type ReceivedLetter = ReturnType<typeof parseLetter>
export const parseLetter = (to: string, raw: string) => {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
  return { to, header, id: header('Message-ID'), text: body.join('\r\n\r\n') }
}

type Callback = (error?: Error | null) => void
/** How the server reacts to a complete letter. */
type Behaviour = (got: ReceivedLetter, answer: Callback, hangUp: () => void) => void
export const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

/** `end` gets how to stop it. */
export const mailServer = async (
  options: Partial<SMTPServerOptions> = {},
  end: (stop: () => void) => void = onTestFinished,
) => {
  const got: ReceivedLetter[] = []
  let behaviour: Behaviour = (_, answer) => answer()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    ...options,
    onData: (stream, session, answer) => {
      const take = (raw: string) => {
        const letter = parseLetter(session.envelope.rcptTo.map(({ address }) => address).join(), raw)
        got.push(letter)
        behaviour(letter, answer, () => {
          for (const connection of server.connections) connection.close()
        })
      }
      void readText(stream).then(take)
    },
  })
  server.on('error', () => undefined)
  const port = await listen(server.server)
  end(() => server.close())
  return {
    got,
    port,
    url: `smtp://127.0.0.1:${port}`,
    does: (next: Behaviour) => {
      behaviour = next
    },
  }
}

/** The settings of a server that sends its letters to a mail server of this machine. */
export const mailEnv = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Bulonera <ventas@bulonera.example>',
  SITE_URL: 'https://bulonera.example',
})

export const minute = 60_000
/** A server with a movable clock, and its mail server. `account`: the name and password of its login there. */
export const office = async (options: Partial<SMTPServerOptions> = {}, account = '') => {
  let now = Date.now()
  const store = demoStore({
    suscripciones: [
      { id: 1, email: 'uno@example.com' },
      { id: 2, email: 'dos@example.com' },
    ],
  })
  const mail = await mailServer(options)
  const carrier = smtpCarrier(mail.url.replace('//', `//${account}`))
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
    (await store.rows('historial').getAll()).filter(({ usuario }) => usuario === 'correo').map(({ texto }) => texto)
  return {
    ...mail,
    store,
    send,
    contact,
    another,
    post: another(),
    history,
    messages,
    wait: (ms: number) => {
      now += ms
    },
    sender,
  }
}
