/** A real PgBouncer in front of PostgreSQL: by session all works without settings of its own; by transaction or statement the start is refused. */
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort, newCluster, noPostgres, type Cluster } from './cluster.ts'
import { postgresStore } from './postgres.ts'

const program = '/usr/sbin/pgbouncer'
const isMissing = noPostgres !== undefined || !existsSync(program)
const folder = mkdtempSync(join(tmpdir(), 'vidriera-'))
let cluster: Cluster | undefined
let pooler: ChildProcess | undefined
beforeAll(async () => {
  chmodSync(folder, 0o755)
  if (!isMissing) cluster = await newCluster(tmpdir(), ['fsync=off'])
}, 60_000)
afterEach(() => pooler?.kill())
afterAll(() => {
  cluster?.remove()
  rmSync(folder, { recursive: true })
})

/** Starts a PgBouncer in front of a new database; answers the address to use. */
const pooled = async (mode: string, more = ''): Promise<string> => {
  const url = new URL((await cluster?.database()) ?? '')
  const port = await freePort()
  const settings = join(folder, `${mode}-${port}.ini`)
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${url.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
${more}
`,
  )
  // As root it starts as another user alone.
  const started = spawn(program, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  pooler = started
  for await (const line of createInterface(started.stderr)) if (line.includes('process up')) break
  started.stderr.resume()
  url.port = String(port)
  return url.href
}
const storeAt = (url: string) => postgresStore(url, () => Promise.resolve({ tables: {}, files: [] }))

test.skipIf(isMissing).each(['', 'server_round_robin = 1'])(
  'by session: writes and reads at once, and a second start (%s)',
  async (more) => {
    const url = await pooled('session', more)
    const titles = Array.from({ length: 30 }, (_, at) => `t${at}`)
    const store = storeAt(url)
    await store.start()
    await Promise.all(titles.map((titulo) => store.rows('servicios').add([{ titulo }])))
    store.close()
    const next = storeAt(url)
    await next.start()
    const reads = await Promise.all(titles.map(() => next.rows('servicios').all()))
    for (const rows of reads) expect(new Set(rows.map(({ titulo }) => titulo))).toEqual(new Set(titles))
    next.close()
  },
  60_000,
)

test.skipIf(isMissing).each([
  ['transaction', ''],
  ['transaction', 'server_round_robin = 1'],
  ['transaction', 'ignore_startup_parameters = options, statement_timeout, lock_timeout'],
  ['statement', ''],
])(
  'by %s (%s): the start is refused with words, every time',
  async (mode, more) => {
    const url = await pooled(mode, more)
    for (let count = 0; count < 5; count += 1) {
      const store = storeAt(url)
      await expect(store.start()).rejects.toThrow('pool_mode = session')
      store.close()
    }
  },
  60_000,
)
