/** Letters of a real server: each sentence of a mail server, a stop under a silent one, a restored copy. Prints a line a case. */
import { once } from 'node:events'
import { copyFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text as readText } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, test } from 'vitest'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import { listen } from '#mocks/listen.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { adminCookie, endAll, startProcess } from '../http/process.ts'
import { mailEnv, parseLetter, refusal } from './testing.ts'

afterAll(endAll)

/** What is said to receivers, by their address; everybody else's letter is taken. */
const sentences = new Map<string, { step: 'RCPT' | 'DATA'; words: string }>()
const got: ReturnType<typeof parseLetter>[] = []
const answerTo = (step: 'RCPT' | 'DATA', address: string) => {
  const sentence = sentences.get(address)
  return sentence?.step === step ? refusal(Number(sentence.words.slice(0, 3)), sentence.words.slice(4)) : undefined
}
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onRcptTo: ({ address }, _, answer) => answer(answerTo('RCPT', address)),
  onData: (stream, { envelope }, answer) => {
    const to = envelope.rcptTo[0]?.address ?? ''
    const take = (raw: string) => {
      const refused = answerTo('DATA', to)
      if (!refused) got.push(parseLetter(to, raw))
      answer(refused)
    }
    void readText(stream).then(take)
  },
})
smtp.on('error', () => undefined)
const port = await listen(smtp.server)
afterAll(() => {
  smtp.close()
})

interface Carta {
  readonly id: number
  readonly para: readonly string[]
  readonly situacion: string
  readonly motivo?: string
}

const start = async (DATA: string, smtpPort: number | undefined) => {
  const { url, kill } = await startProcess({ DATA, ...(smtpPort !== undefined && mailEnv(smtpPort)) })
  const headers = { Cookie: await adminCookie(url) }
  const post = (path: string, body: object) => {
    const request = jsonRequest(body)
    return fetch(url + path, {
      ...request,
      headers: { ...Object.fromEntries(new Headers(request.headers)), ...headers },
    })
  }
  const letters = async (): Promise<Carta[]> => (await fetch(`${url}/api/obtenerCartas`, { headers })).json()
  const letterTo = async (email: string) => (await letters()).find(({ para }) => para[0] === email)
  const write = (email: string) => post('/api/enviarMensajePrueba', { asunto: 'Prueba', texto: 'Hola', email })
  return { url, kill, post, letters, letterTo, write, headers }
}
const readBase = <T>(DATA: string, read: (base: DatabaseSync) => T): T => {
  const base = new DatabaseSync(join(DATA, 'vidriera.sqlite'))
  try {
    return read(base)
  } finally {
    base.close()
  }
}
const isHeld = (DATA: string) =>
  readBase(DATA, (base) => base.prepare("SELECT 1 FROM sesiones WHERE zona = 'pausa del correo'").get() !== undefined)
const comes = async (ask: () => unknown, value: unknown) => {
  await expect.poll(ask, { timeout: 30_000, interval: 50 }).toEqual(value)
}

describe('a sentence of the mail server', async () => {
  const DATA = newFolder(afterAll)
  const { post, letterTo, write } = await start(DATA, port)
  let count = 0

  test.each<[outcome: 'held' | 'failed' | 'again', step: 'RCPT' | 'DATA', words: string]>([
    ['held', 'RCPT', '550 5.1.90 message cannot be sent'],
    ['held', 'DATA', '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException'],
    ['held', 'DATA', '550 Domain bulonera.example has exceeded the max emails per hour (200/200 (100%)) allowed'],
    ['held', 'RCPT', '550 5.4.5 Daily user sending quota exceeded'],
    ['held', 'RCPT', '554 You reached your daily limit'],
    ['failed', 'RCPT', '550 5.1.1 no such user'],
    ['failed', 'RCPT', '550 5.1.2 no such domain'],
    ['failed', 'RCPT', '553 5.1.3 bad address syntax'],
    ['failed', 'RCPT', '556 5.1.10 domain takes no mail'],
    ['failed', 'RCPT', '552 5.2.2 mailbox full'],
    ['failed', 'DATA', '552 5.3.4 message size exceeds fixed limit'],
    ['again', 'DATA', '554 5.7.1 looks like spam'],
    ['again', 'RCPT', '451 4.3.0 later'],
  ])('%s: %s %s', async (outcome, step, words) => {
    const email = `n${++count}@example.com`
    sentences.set(email, { step, words })
    await write(email)
    await comes(async () => (await letterTo(email))?.motivo, expect.stringContaining(words.slice(4, 20)))
    const { id, situacion } = (await letterTo(email)) ?? { id: 0, situacion: '' }
    const came = isHeld(DATA) ? 'held' : situacion === 'fallida' ? 'failed' : 'again'
    console.log(`${came === outcome ? 'as expected' : 'DIFFERENT'}\t${came}\t${step} ${words}`)
    expect(came).toBe(outcome)
    sentences.delete(email)
    await post('/api/reenviarCartas', { ids: [id] })
    await comes(async () => (await letterTo(email))?.situacion, 'enviada')
  })
})

test('a newsletter says what it is; an address that does not exist is marked, and whoever leaves stays out', async () => {
  const { url, post, headers } = await start(newFolder(afterAll), port)
  const subscribers = async (): Promise<{ email: string; noRecibe?: 1 }[]> =>
    (await fetch(`${url}/api/obtenerSuscripciones`, { headers })).json()
  const [gone, ...others] = (await subscribers()).map(({ email }) => email)
  sentences.set(gone ?? '', { step: 'RCPT', words: '550 5.1.1 no such user' })
  got.length = 0
  await post('/api/enviarMensajeSub', { asunto: 'Lista', texto: 'Nueva' })
  await comes(() => got.length, others.length)
  await comes(async () => (await subscribers()).filter(({ noRecibe }) => noRecibe === 1).length, 1)
  const [letter] = got
  const told = ['Auto-Submitted', 'List-Id', 'List-Unsubscribe-Post'].map((name) => letter?.header(name))
  const [, llave = ''] = /llave=([\w-]+)/.exec(letter?.header('List-Unsubscribe') ?? '') ?? []
  await fetch(`${url}/api/darDeBaja?llave=${llave}`, { method: 'POST' })
  const trash: unknown = await (await fetch(`${url}/api/obtenerPapelera`, { headers })).json()
  const answer: unknown = await (
    await fetch(`${url}/api/agregarSuscripcion`, jsonRequest({ email: others.at(-1) }))
  ).json()
  console.log(
    `headers ${told.join(', ')}; trash after leaving: ${JSON.stringify(trash)}; newsletter form: ${JSON.stringify(answer)}`,
  )
  expect([told, trash, answer]).toEqual([
    ['auto-generated', '<boletin.bulonera.example>', 'List-Unsubscribe=One-Click'],
    [],
    { id: 0 },
  ])
  expect((await subscribers()).map(({ email }) => email)).not.toContain(letter?.to)
})

test('one refusal for two receivers is about the sender: the queue waits, and nobody is marked', async () => {
  const DATA = newFolder(afterAll)
  const { url, post, letters, headers } = await start(DATA, port)
  const subscribers = async (): Promise<{ email: string; noRecibe?: 1 }[]> =>
    (await fetch(`${url}/api/obtenerSuscripciones`, { headers })).json()
  for (const { email } of await subscribers())
    sentences.set(email, { step: 'RCPT', words: '550 5.7.25 blocked, see our list' })
  await post('/api/enviarMensajeSub', { asunto: 'Lista', texto: 'Nueva' })
  await comes(() => isHeld(DATA), true)
  const situations = new Set((await letters()).map(({ situacion }) => situacion))
  const marked = (await subscribers()).filter(({ noRecibe }) => noRecibe === 1)
  sentences.clear()
  console.log(`550 5.7.25 for every receiver: held; letters ${[...situations].join(', ')}; marked ${marked.length}`)
  expect([situations.has('fallida'), marked]).toEqual([false, []])
})

test('a stop under a silent mail server ends by itself, and its letter stays reserved', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined))
  const silentPort = await listen(silent)
  const DATA = newFolder(afterAll)
  const { kill, write } = await start(DATA, silentPort)
  const connected = once(silent, 'connection')
  await write('ana@example.com')
  await connected
  const ordered = performance.now()
  const code = await kill('SIGTERM')
  const ms = Math.round(performance.now() - ordered)
  const letter = readBase(DATA, (base) => base.prepare('SELECT proximo, intentos FROM salida').get())
  console.log(`SIGTERM under a silent mail server: ${ms} ms, code ${String(code)}`)
  silent.close()
  expect([code, Number(letter?.['proximo']) > Date.now(), letter?.['intentos']]).toEqual([0, true, null])
})

test('a restored copy sends nothing by itself that had waited in it', async () => {
  const [DATA, copy] = [newFolder(afterAll), join(newFolder(afterAll), 'copia')]
  const file = join(DATA, 'vidriera.sqlite')
  const first = await start(DATA, undefined)
  const people = Array.from({ length: 12 }, (_, index) => `persona${index}@example.com`)
  for (const email of people) await first.write(email)
  await first.kill()
  readBase(DATA, (base) => base.exec(`VACUUM INTO '${copy}'`))
  got.length = 0
  const second = await start(DATA, port)
  await comes(() => got.length, people.length)
  await comes(async () => (await second.letters()).every(({ situacion }) => situacion === 'enviada'), true)
  await second.kill()
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true })
  copyFileSync(copy, file)
  const third = await start(DATA, port)
  await third.write('otra@example.com')
  await comes(() => got.map(({ to }) => to), expect.arrayContaining(['otra@example.com']))
  const held = (await third.letters()).filter(
    ({ situacion, motivo }) => situacion === 'fallida' && motivo?.includes('copia'),
  )
  console.log(
    `${people.length} letters left before; after the restore ${got.length - people.length} left (the new one), ${held.length} wait for a word`,
  )
  expect([got.length, held.length]).toEqual([people.length + 1, people.length])
  await third.post('/api/reenviarCartas', { ids: held.slice(0, 1).map(({ id }) => id) })
  await comes(() => got.length, people.length + 2)
})
