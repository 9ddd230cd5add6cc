/** A full disk: saves are refused with a reason, answered writes stay, and saving works again once there is room. */
import { execFileSync } from 'node:child_process'
import { chownSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { formRequest } from '../../conformance/requests.ts'
import { newFolder } from '../../new-folder.ts'
import { noPostgres } from '../../store/sql/cluster.ts'
import { testCluster } from '../../store/sql/testing.ts'
import { adminCookie, emails, endAll, startProcess, subscribeOne } from './process.ts'
import { integrityOf } from './whole.ts'

// What is opened last ends first.
const disk = newFolder(afterAll)
const spool = newFolder(afterAll)
const tables = newFolder(afterAll)
const folder = newFolder(afterAll)
const mounted: string[] = []
try {
  // An empty database of PostgreSQL has 8 MB.
  for (const [one, size] of [
    [disk, '4m'],
    [spool, '4m'],
    [tables, '32m'],
  ] as const) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', one], { stdio: 'ignore' })
    mounted.push(one)
  }
} catch {
  // Only root mounts.
}
const isMounted = mounted.length === 3
afterAll(() => {
  for (const one of mounted) execFileSync('umount', ['--lazy', one])
})
const { cluster, database } = testCluster()
afterAll(endAll)

const uploader = async (url: string) => {
  const cookie = await adminCookie(url)
  return (size: number) => {
    const values = { orden: 1, titulo: 'Archivo', file: new File([new Uint8Array(size)], 'a.zip') }
    return fetch(`${url}/api/crearDescarga`, { ...formRequest(values), headers: { cookie } })
  }
}

const emailOf = (count: number) => `${String(count).padStart(5, '0')}@${'x'.repeat(200)}.example`

/** Fills a server's disk by writes; answers the addresses whose subscription was acknowledged. */
const fillUp = async (url: string): Promise<string[]> => {
  const answered: string[] = []
  for (let count = 0; count < 20_000; count += 1) {
    const response = await subscribeOne(url, emailOf(count))
    if (response.status !== 200) {
      expect([response.status, await response.text()]).toEqual([507, expect.stringContaining('No queda espacio')])
      return answered
    }
    answered.push(emailOf(count))
  }
  throw new Error('The disk has too much room.')
}

/** All writes are refused, reads go on; with `more` room writes go on too, and nothing is lost. */
const expectWhole = async (url: string, more: () => void) => {
  const first = await emails(url)
  const upload = await uploader(url)
  const answered = await fillUp(url)
  expect((await fetch(`${url}/api/obtenerProductos`)).status).toBe(200)
  expect((await subscribeOne(url, emailOf(30_000))).status).toBe(507)
  // In memory, and by way of the disk.
  expect([(await upload(200_000)).status, (await upload(2_000_000)).status]).toEqual([507, 507])
  more()
  expect((await subscribeOne(url, emailOf(40_000))).status).toBe(200)
  const all = new Set([...first, ...answered, emailOf(40_000)])
  expect(new Set(await emails(url))).toEqual(all)
  return all
}

test.skipIf(!isMounted)(
  'a full disk: 507, and data whole (needs root for a disk of its own)',
  async () => {
    writeFileSync(join(disk, 'filler'), new Uint8Array(1_000_000))
    const { url, kill } = await startProcess({ DATA: disk })
    await expectWhole(url, () => rmSync(join(disk, 'filler')))
    await kill()
    expect(integrityOf(disk)).toEqual([{ integrity_check: 'ok' }])
  },
  120_000,
)

/** Moves a database to a disk of its own; what PostgreSQL writes ahead stays elsewhere. */
const moveTo = async (place: string, databaseUrl: string) => {
  const name = new URL(databaseUrl).pathname.slice(1)
  const client = new Client(databaseUrl.replace(/[^/]*$/, 'postgres'))
  await client.connect()
  const [server] = (await client.query("SELECT current_setting('data_directory') AS data")).rows
  const { uid, gid } = statSync(String(server.data))
  chownSync(place, uid, gid)
  await client.query(`CREATE TABLESPACE small LOCATION '${place}'`)
  await client.query(`ALTER DATABASE ${name} SET TABLESPACE small`)
  await client.end()
}

test.skipIf(!isMounted || noPostgres)(
  'PostgreSQL on a full disk: 507, and data whole (needs root for a disk of its own)',
  async () => {
    const DATABASE_URL = await database()
    await moveTo(tables, DATABASE_URL)
    const { url, kill } = await startProcess({ DATABASE_URL })
    const { bavail, bsize } = statfsSync(tables)
    writeFileSync(join(tables, 'filler'), new Uint8Array(bavail * bsize - 300_000))
    const all = await expectWhole(url, () => rmSync(join(tables, 'filler')))
    await kill()
    const server = await cluster()
    server.stop('immediate')
    await server.start()
    expect(new Set(await emails((await startProcess({ DATABASE_URL })).url))).toEqual(all)
  },
  300_000,
)

test.skipIf(!isMounted)(
  'no room to receive a large file: 507, nothing stays of it, and smaller ones go on (needs root)',
  async () => {
    const { url } = await startProcess({ DATA: folder, TMPDIR: spool })
    const upload = await uploader(url)
    const refused = await upload(6_000_000)
    expect([refused.status, await refused.text()]).toEqual([507, expect.stringContaining('No queda espacio')])
    await expect.poll(() => readdirSync(spool)).toEqual([])
    expect((await upload(2_000_000)).status).toBe(200)
  },
  120_000,
)
