/** A real PgBouncer in front of PostgreSQL: by session all works without settings of its own; by transaction or statement the start is refused. */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../listen.ts'
import { newFolder } from '../../new-folder.ts'
import { noSeed, started } from '../testing.ts'
import { noPostgres } from './cluster.ts'
import { postgresStore } from './postgres.ts'
import { testCluster } from './testing.ts'

const program = '/usr/sbin/pgbouncer'
const isMissing = noPostgres !== undefined || !existsSync(program)
const folder = newFolder(afterAll)
chmodSync(folder, 0o755)
const { database } = testCluster()

/** Starts a PgBouncer in front of a new database; answers the address to use. */
const pooled = async (mode: string, extraSettings = ''): Promise<string> => {
  const url = new URL(await database())
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
${extraSettings}
`,
  )
  // As root it starts as another user alone.
  const running = spawn(program, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void running.kill())
  for await (const line of createInterface(running.stderr)) if (line.includes('process up')) break
  running.stderr.resume()
  url.port = String(port)
  return url.href
}
const createStore = (url: string) => postgresStore(url, noSeed)

test.skipIf(isMissing).each(['', 'server_round_robin = 1'])(
  'by session: writes and reads at once, and a second start (%s)',
  async (extraSettings) => {
    const url = await pooled('session', extraSettings)
    const titles = Array.from({ length: 30 }, (_, index) => `t${index}`)
    const store = await started(createStore(url))
    await Promise.all(titles.map((titulo) => store.rows('servicios').add([{ titulo }])))
    store.close()
    const next = await started(createStore(url))
    const reads = await Promise.all(titles.map(() => next.rows('servicios').getAll()))
    for (const rows of reads) expect(new Set(rows.map(({ titulo }) => titulo))).toEqual(new Set(titles))
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
  async (mode, extraSettings) => {
    const url = await pooled(mode, extraSettings)
    for (let count = 0; count < 5; count += 1) {
      const store = createStore(url)
      await expect(store.start()).rejects.toThrow('pool_mode = session')
      store.close()
    }
  },
  60_000,
)
