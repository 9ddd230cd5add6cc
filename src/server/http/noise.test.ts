import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { readCompany } from '#mocks/company/from-store.ts'
import { isPart } from '#mocks/runs.ts'
import { testPlaces } from '#mocks/store/sql/testing.ts'
import { started } from '#mocks/store/testing.ts'
import { demoStore } from '#mocks/testing.ts'
import { noise } from '#mocks/conformance/noise.ts'
import { persistentStore } from './persistent-store.ts'
import { readSeed } from './seeds.ts'
import { serveReference } from './server.ts'
import { enter, testReference } from './testing.ts'

const { places } = testPlaces()

test.each([['memory', async () => ({})], ...Object.entries(places)])(
  'malformed requests of an administrator, in %s: none fails, none changes a row',
  async (_, getLocation) => {
    const lasting = persistentStore(await getLocation(), () => readSeed('demo'))
    const store = await started(lasting ?? demoStore())
    const { browser } = testReference([], { store, isPersistent: lasting !== undefined })
    const send = browser()
    await enter(send)
    const initialCompany = await readCompany(store)
    const failed: string[] = []
    const taken = new Set<string>()
    for (const { name, path, init } of noise(isPart ? 1_000 : 10_000, 12)) {
      const { status } = await send(path, init)
      if (status >= 500) failed.push(`${status} ${init.method} ${path}`)
      if (status === 200 && init.method === 'POST' && !name.startsWith('verificarLogin')) taken.add(name)
    }
    expect(failed).toEqual([])
    expect([...taken].toSorted()).toEqual([])
    expect(await readCompany(store)).toEqual(initialCompany)
  },
  600_000,
)

const broken = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET /api/obtenerLogos HTTP/9.9\r\nHost: x\r\n\r\n',
  'BREW /api/obtenerLogos HTTP/1.1\r\nHost: x\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET /api/obtenerLogos HTTP/1.1\r\nHost: a b\r\n\r\n',
  'GET //// HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n',
  'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
  'TRACE /api/obtenerLogos HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST /api/verificarLogin HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/verificarLogin HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc',
  'POST /api/verificarLogin HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  `GET /${'a'.repeat(90_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'GET /api/obtenerLogos HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
  'GET /%c0%ae%c0%ae/ HTTP/1.1\r\nHost: x\r\n\r\n',
]

/** Sends a text over a socket, until an answer's head is there or the server hangs up; answers the received text. */
const say = (port: number, text: string) =>
  new Promise<string>((resolve) => {
    const heard: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text)
    })
    const done = () => {
      socket.destroy()
      resolve(Buffer.concat(heard).toString())
    }
    socket
      .on('data', (chunk) => {
        heard.push(chunk)
        if (Buffer.concat(heard).includes('\r\n\r\n')) done()
      })
      .on('error', done)
      .on('close', done)
  })

test('invalid HTTP is refused, and the next request is answered', async () => {
  const served = await serveReference(testReference())
  const port = Number(new URL(served.url).port)
  const heard = await Promise.all(broken.map((text) => say(port, text)))
  expect(heard.filter((text) => /^HTTP\/1.1 5/.test(text))).toEqual([])
  expect((await fetch(`${served.url}/api/obtenerLogos`)).status).toBe(200)
  await served.close()
}, 60_000)
