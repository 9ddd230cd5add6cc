/** Letters of a real server: a stop under a silent mail server, a restored copy. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import type { Carta } from '#contract/carta.ts'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import { listen } from '#mocks/listen.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { sqliteBase } from '#mocks/store/sql/base-copy.ts'
import { getBaseFile } from '#mocks/store/sql/sqlite.ts'
import { restoreCopy } from '#mocks/store/sql/testing.ts'
import { endAll, enterAsAdmin, startProcess } from '../http/process.ts'
import { mailEnv, mailServer } from './testing.ts'

afterAll(endAll)

const start = async (DATA: string, smtpPort?: number) => {
  const { url, kill } = await startProcess({ DATA, ...(smtpPort !== undefined && mailEnv(smtpPort)) })
  const send = await enterAsAdmin(url)
  return {
    kill,
    letters: async (): Promise<Carta[]> => (await send('/api/obtenerCartas')).json(),
    write: (email: string) => send('/api/enviarMensajePrueba', jsonRequest({ asunto: 'Prueba', texto: 'Hola', email })),
  }
}
const comes = async (ask: () => unknown, value: unknown) => {
  await expect.poll(ask, { timeout: 30_000, interval: 50 }).toEqual(value)
}

test('a stop under a silent mail server ends by itself, and its letter stays reserved', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined))
  const silentPort = await listen(silent)
  const DATA = newFolder(afterAll)
  const { kill, write } = await start(DATA, silentPort)
  const connected = once(silent, 'connection')
  await write('ana@example.com')
  await connected
  const code = await kill('SIGTERM')
  const base = new DatabaseSync(getBaseFile(DATA))
  const letter = base.prepare('SELECT proximo, intentos FROM salida').get()
  base.close()
  silent.close()
  expect([code, Number(letter?.['proximo']) > Date.now(), letter?.['intentos']]).toEqual([0, true, null])
})

test('a restored copy sends nothing by itself that had waited in it', async () => {
  const { got, port } = await mailServer()
  const [DATA, copy] = [newFolder(afterAll), join(newFolder(afterAll), 'copia')]
  const first = await start(DATA)
  const people = Array.from({ length: 12 }, (_, index) => `persona${index}@example.com`)
  for (const email of people) await first.write(email)
  await first.kill()
  await sqliteBase(getBaseFile(DATA)).write(copy)
  const second = await start(DATA, port)
  await comes(() => got.length, people.length)
  await comes(async () => (await second.letters()).every(({ situacion }) => situacion === 'enviada'), true)
  await second.kill()
  restoreCopy(copy, DATA)
  const third = await start(DATA, port)
  await third.write('otra@example.com')
  await comes(() => got.map(({ to }) => to), expect.arrayContaining(['otra@example.com']))
  const held = (await third.letters()).filter(
    ({ situacion, motivo }) => situacion === 'fallida' && motivo?.includes('copia'),
  )
  expect([got.length, held.length]).toEqual([people.length + 1, people.length])
})
