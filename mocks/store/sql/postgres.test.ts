/** The refusals of calls while PostgreSQL is away. */
import { connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { jsonRequest } from '../../conformance/requests.ts'
import { testReference } from '#server/http/testing.ts'
import { listen } from '../../listen.ts'
import { noSeed, started } from '../testing.ts'
import { noPostgres } from './cluster.ts'
import { checkServer, postgresStore } from './postgres.ts'
import { testCluster } from './testing.ts'

const { database } = testCluster()

/** Listens on a port of this machine until the test ends; answers the port. */
const listening = (take: (socket: Socket) => void) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    take(socket)
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return listen(server)
}
/** Keeps the log of a database that is away off the terminal. */
const silence = () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => log.mockRestore())
}

test.skipIf(noPostgres)(
  'a COMMIT that nobody answers is 503 with a time, is done or not, and is never repeated',
  async () => {
    const url = new URL(await database())
    const to = Number(url.port)
    let cut: 'before' | 'after' | undefined
    const port = await listening((client) => {
      const server = connect(to, '127.0.0.1').on('error', () => undefined)
      client.on('data', (bytes) => {
        const isCommit = cut !== undefined && bytes.includes('COMMIT')
        if (!isCommit || cut === 'after') server.write(bytes)
        if (!isCommit) return
        cut = undefined
        client.destroy()
        server.end()
      })
      server.on('data', (bytes) => client.write(bytes))
      client.on('close', () => server.end())
    })
    url.port = String(port)
    const store = await started(postgresStore(url.href, noSeed))
    silence()
    for (const where of ['before', 'after'] as const) {
      cut = where
      await expect(store.rows('servicios').add([{ titulo: where }])).rejects.toMatchObject({
        status: 503,
        retryAfter: 2,
        message: expect.stringContaining('No sabemos si se guardó'),
      })
    }
    await store.rows('servicios').add([{ titulo: 'next' }])
    await vi.waitFor(
      async () =>
        expect((await store.rows('servicios').getAll()).map(({ titulo }) => titulo)).toEqual(['after', 'next']),
      20_000,
    )
  },
)

test.each([
  ['120018', 'UTF8', 'hace falta PostgreSQL 13 o una versión más nueva'],
  ['150018', 'SQL_ASCII', 'la base está en SQL_ASCII'],
])('a server of version %s with %s is refused with words', async (version, encoding, words) => {
  await expect(checkServer(() => Promise.resolve([{ version, encoding }]))).rejects.toThrow(words)
  await expect(checkServer(() => Promise.resolve([{ version: '130000', encoding: 'UTF8' }]))).resolves.toBeUndefined()
})

test.skipIf(noPostgres)(
  "a write is numbered by the database's clock, whatever the clock of the process says",
  async () => {
    const store = await started(postgresStore(await database(), noSeed))
    const startTime = Date.now()
    const [first, second] = [
      await store.write(5, async (_, stamp) => stamp),
      await store.write(9e15, async (_, stamp) => stamp),
    ]
    expect([first >= startTime, second > first, second < startTime + 60_000]).toEqual([true, true, true])
  },
)

test.skipIf(noPostgres)(
  'an update behind a dump stops neither writes nor reads for long, and is made once the dump is over',
  async () => {
    const url = await database()
    const running = await started(postgresStore(url, noSeed))
    const connected = async () => {
      const client = new Client(url)
      onTestFinished(() => client.end())
      await client.connect()
      return client
    }
    const [dump, reader] = [await connected(), await connected()]
    await dump.query('ALTER TABLE clientes DROP COLUMN created_at')
    await dump.query('BEGIN; LOCK TABLE clientes IN ACCESS SHARE MODE')
    silence()
    const update = () => started(postgresStore(url, noSeed))
    const [refused, written] = await Promise.allSettled([update(), running.rows('servicios').add([{ titulo: 'x' }])])
    expect([refused, written]).toMatchObject([{ reason: { status: 503, retryAfter: 2 } }, { value: [1] }])
    // In the pause no process waits for the table, before whom a reader would wait.
    const outcomes = await Promise.allSettled([update(), reader.query('SET lock_timeout = 1000; SELECT FROM clientes')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    await dump.query('COMMIT')
    const updated = await vi.waitFor(update, { timeout: 30_000, interval: 500 })
    expect(await updated.rows('clientes').add([{ nombre: 'ana', created_at: 'hoy' }])).toEqual([1])
  },
  60_000,
)

test.skipIf(noPostgres)('tables live in a schema of any name', async () => {
  const url = await database()
  const client = new Client(url)
  onTestFinished(() => client.end())
  await client.connect()
  const name = new URL(url).pathname.slice(1)
  await client.query(`CREATE SCHEMA "Sitio Web"; ALTER DATABASE "${name}" SET search_path = "Sitio Web"`)
  const store = await started(postgresStore(url, noSeed))
  expect(await store.rows('clientes').add([{ nombre: 'ana' }])).toEqual([1])
  const { rows } = await client.query(`SELECT nombre FROM "Sitio Web".clientes`)
  expect(rows).toEqual([{ nombre: 'ana' }])
})

test('a database that never answers is 503 with a time, in the words of a server', async () => {
  const port = await listening(() => undefined)
  const { browser, close } = testReference([], { databaseUrl: `postgres://nobody@127.0.0.1:${port}/none` })
  onTestFinished(close)
  silence()
  const response = await browser()('/api/verificarLogin', jsonRequest({ usuario: 'admin', contraseña: 'admin1234' }))
  expect([response.status, response.headers.get('Retry-After'), await response.json()]).toEqual([
    503,
    '2',
    { message: expect.stringContaining('La base de datos no responde') },
  ])
})

/** A server that refuses every connection with this message, as PostgreSQL and PgBouncer write it. */
const refusing = (code: string, message: string) =>
  listening((socket) => {
    socket.once('data', () => {
      const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
      const head = Buffer.from('E\0\0\0\0')
      head.writeUInt32BE(fields.length + 4, 1)
      socket.end(Buffer.concat([head, fields]))
    })
  })
const startOn = (port: number, query = '') => {
  silence()
  return started(postgresStore(`postgres://ana:x@127.0.0.1:${port}/empresa${query}`, noSeed))
}

test.each([
  ['28P01', 'password authentication failed for user "ana"', 'la base no acepta ese usuario o esa contraseña'],
  ['28000', 'role "ana" does not exist', 'la base no acepta ese usuario o esa contraseña'],
  ['3D000', 'database "empresa" does not exist', 'no existe esa base'],
  ['08P01', 'password authentication failed', 'la base no acepta ese usuario o esa contraseña'],
  ['08P01', 'database "empresa" does not exist', 'no existe esa base'],
  ['08P01', 'no such database: empresa', 'no existe esa base'],
  ['08P01', 'unsupported startup parameter: options', 'PgBouncer no acepta'],
])('a start that no waiting mends is refused with words: %s %s', async (code, message, words) => {
  await expect(startOn(await refusing(code, message))).rejects.toThrow(`DATABASE_URL: ${words}`)
})

test.each([
  ['57P03', 'the database system is starting up'],
  ['53300', 'sorry, too many clients already'],
  ['08P01', 'pgbouncer cannot connect to server'],
  ['08P01', 'query_wait_timeout'],
])('a database that is away for now is waited for: %s %s', async (code, message) => {
  await expect(startOn(await refusing(code, message))).rejects.toMatchObject({ status: 503, retryAfter: 2 })
})

test('a certificate that cannot be read, and a server without encryption, are refused with words', async () => {
  await expect(startOn(1, '?sslmode=verify-full&sslrootcert=/no/hay.pem')).rejects.toThrow(
    'DATABASE_URL: no se puede leer el certificado',
  )
  const port = await listening((socket) => socket.once('data', () => socket.end('N')))
  await expect(startOn(port, '?sslmode=verify-full')).rejects.toThrow('DATABASE_URL: la conexión cifrada')
})
