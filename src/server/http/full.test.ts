/** A full disk: saves are refused with a reason, answered writes stay, and saving works again once there is room. */
import { chownSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { formRequest } from '#mocks/conformance/requests.ts'
import { sqliteBase } from '#mocks/store/sql/base-copy.ts'
import { noPostgres } from '#mocks/store/sql/cluster.ts'
import { testCluster } from '#mocks/store/sql/testing.ts'
import { emails, endAll, enterAsAdmin, startProcess, subscribeOne } from './process.ts'
import { mountDisk } from '#mocks/store/sql/small-disk.ts'
import { getBaseFile } from '#mocks/store/sql/sqlite.ts'

// An empty database of PostgreSQL has 8 MB.
const [disk, spool, tables] = [mountDisk('4m'), mountDisk('16m'), mountDisk('32m')]
const isMounted = tables !== ''
const { cluster, database } = testCluster()
afterAll(endAll)

const uploader = async (url: string) => {
  const send = await enterAsAdmin(url)
  return (size: number) => {
    const file = new File([new Uint8Array(size)], 'a.zip')
    return send('/api/crearDescarga', formRequest({ orden: 1, titulo: 'Archivo', file }))
  }
}

const createEmail = (count: number) => `${String(count).padStart(5, '0')}@${'x'.repeat(200)}.example`

/** Fills a server's disk by writes; answers the addresses with an acknowledged subscription. */
const fillUp = async (url: string): Promise<string[]> => {
  const answered: string[] = []
  for (let count = 0; count < 20_000; count += 1) {
    const response = await subscribeOne(url, createEmail(count))
    if (response.status !== 200) {
      expect([response.status, await response.text()]).toEqual([507, expect.stringContaining('No queda espacio')])
      return answered
    }
    answered.push(createEmail(count))
  }
  throw new Error('The disk has too much room.')
}

/** All writes are refused and reads go on; after `makeRoom` writes go on too, and nothing is lost. */
const expectWhole = async (url: string, makeRoom: () => void) => {
  const first = await emails(url)
  const upload = await uploader(url)
  const answered = await fillUp(url)
  expect((await fetch(`${url}/api/obtenerProductos`)).status).toBe(200)
  expect((await subscribeOne(url, createEmail(30_000))).status).toBe(507)
  // In memory, and by way of the disk.
  expect([(await upload(200_000)).status, (await upload(2_000_000)).status]).toEqual([507, 507])
  makeRoom()
  expect((await subscribeOne(url, createEmail(40_000))).status).toBe(200)
  const expectedEmails = new Set([...first, ...answered, createEmail(40_000)])
  expect(new Set(await emails(url))).toEqual(expectedEmails)
  return expectedEmails
}

test.skipIf(!isMounted)(
  'a full disk: 507, and data whole',
  async () => {
    writeFileSync(join(disk, 'filler'), new Uint8Array(1_000_000))
    const { url, kill } = await startProcess({ DATA: disk })
    await expectWhole(url, () => rmSync(join(disk, 'filler')))
    await kill()
    await expect(sqliteBase(getBaseFile(disk)).check(getBaseFile(disk))).resolves.toBeUndefined()
  },
  120_000,
)

/** Moves a database to a disk of its own; PostgreSQL's write-ahead log stays elsewhere. */
const moveTo = async (targetFolder: string, databaseUrl: string) => {
  const name = new URL(databaseUrl).pathname.slice(1)
  const client = new Client(databaseUrl.replace(/[^/]*$/, 'postgres'))
  await client.connect()
  const [server] = (await client.query("SELECT current_setting('data_directory') AS data")).rows
  const { uid, gid } = statSync(String(server.data))
  chownSync(targetFolder, uid, gid)
  await client.query(`CREATE TABLESPACE small LOCATION '${targetFolder}'`)
  await client.query(`ALTER DATABASE ${name} SET TABLESPACE small`)
  await client.end()
}

// A folder is given to another user by root alone.
test.skipIf(!isMounted || process.getuid?.() !== 0 || noPostgres)(
  'PostgreSQL on a full disk: 507, and data whole',
  async () => {
    const DATABASE_URL = await database()
    await moveTo(tables, DATABASE_URL)
    const { url, kill } = await startProcess({ DATABASE_URL })
    const { bavail, bsize } = statfsSync(tables)
    writeFileSync(join(tables, 'filler'), new Uint8Array(bavail * bsize - 300_000))
    const storedEmails = await expectWhole(url, () => rmSync(join(tables, 'filler')))
    await kill()
    const server = await cluster()
    server.stop('immediate')
    await server.start()
    expect(new Set(await emails((await startProcess({ DATABASE_URL })).url))).toEqual(storedEmails)
  },
  300_000,
)

test.skipIf(!isMounted)(
  'no room to receive a large file: 507, nothing stays of it, and smaller ones go on',
  async () => {
    const { url } = await startProcess({ DATA: spool })
    const upload = await uploader(url)
    const refused = await upload(20_000_000)
    expect([refused.status, await refused.text()]).toEqual([507, expect.stringContaining('No queda espacio')])
    await expect.poll(() => readdirSync(spool).filter((name) => name.startsWith('vidriera-envio'))).toEqual([])
    expect((await upload(2_000_000)).status).toBe(200)
  },
  120_000,
)
