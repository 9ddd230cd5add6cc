/** The machine of a server that nobody watches, on real processes. Prints a line a case. */
import { existsSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { formRequest, jsonRequest } from '#mocks/conformance/requests.ts'
import { noPostgres } from '#mocks/store/sql/cluster.ts'
import { testCluster } from '#mocks/store/sql/testing.ts'
import { adminCookie, endAll, enterAsAdmin, say, startProcess, subscribeOne } from './process.ts'
import { mountDisk } from '#mocks/store/sql/small-disk.ts'
import { jsonWith } from './testing.ts'

const [disk, vast] = [mountDisk('60m'), mountDisk('80m')]
const { database } = testCluster()
afterAll(endAll)

const getStatus = async (url: string, path = '/salud/lista') => (await fetch(url + path)).status

const logIn = (url: string, from: string) =>
  fetch(
    `${url}/api/verificarLogin`,
    jsonWith({ 'X-Forwarded-For': from }, { usuario: 'admin', contraseña: 'admin1234' }),
  )

test.skipIf(disk === '')(
  'a disk of 60 MB: full, one logs in and deletes; what is deleted is used again',
  async () => {
    for (const name of readdirSync(disk)) rmSync(join(disk, name))
    const upload = async (send: Awaited<ReturnType<typeof enterAsAdmin>>, name: string, byte: number) =>
      send(
        '/api/crearDescarga',
        formRequest({ orden: 1, titulo: name, file: new File([new Uint8Array(3_000_000).fill(byte)], name) }),
      )
    const fill = async (url: string, prefix: string) => {
      for (let count = 0; (await subscribeOne(url, `${prefix}${count}${'x'.repeat(200)}@example.com`)).ok; count += 1);
    }
    const getReserve = () => (statSync(join(disk, 'reserva'), { throwIfNoEntry: false })?.size ?? 0) >> 20
    const first = await startProcess({ DATA: disk })
    const send = await enterAsAdmin(first.url)
    expect([getReserve(), await getStatus(first.url)]).toEqual([16, 200])
    const ids: number[] = []
    for (let count = 0; count < 40; count += 1) {
      const response = await upload(send, `f${count}.zip`, count + 1)
      if (!response.ok) break
      ids.push((await response.json()).id)
    }
    await fill(first.url, 'a')
    const getFree = () => Math.round((statfsSync(disk).bavail * statfsSync(disk).bsize) / 1024)
    say(`full after ${ids.length} files of 3 MB: ${getFree()} kB are free, ready ${await getStatus(first.url)}`)
    expect(await getStatus(first.url)).toBe(503)
    await first.kill()
    const second = await startProcess({ DATA: disk })
    const login = await logIn(second.url, '192.0.2.1')
    say(`started again; login: ${login.status} ${await login.text()}; the reserve has ${getReserve()} MB`)
    expect(login.status).toBe(200)
    // Sessions take what the last write left, then the reserve.
    for (let count = 0; getReserve() > 0 && count < 500; count += 1) await adminCookie(second.url)
    await fill(second.url, 'b')
    expect((await subscribeOne(second.url, 'c@example.com')).status).toBe(507)
    say(`other writes: 507, with ${getFree()} kB left for logins and deletes, and a reserve of ${getReserve()} MB`)
    await second.kill()
    // Something else takes the very last byte.
    const filler = join(disk, 'filler')
    expect(() => writeFileSync(filler, new Uint8Array(17_000_000))).toThrow('ENOSPC')
    const { url, kill } = await startProcess({ DATA: disk })
    const statuses = await Promise.all(
      ['/salud', '/api/obtenerLogos', '/salud/lista'].map((path) => getStatus(url, path)),
    )
    say(`started without a byte: alive, a read, ready: ${statuses.join(', ')}`)
    expect(statuses).toEqual([200, 200, 503])
    rmSync(filler)
    const again = await enterAsAdmin(url)
    for (const idDescarga of ids.slice(0, 7))
      expect((await again('/api/deleteDescarga', jsonRequest({ idDescarga }))).status).toBe(200)
    const trash: { id: number }[] = await (await again('/api/obtenerPapelera')).json()
    const emptied = await again('/api/eliminarPapelera', jsonRequest({ ids: trash.map(({ id }) => id) }))
    say(`deleted for good: ${emptied.status} ${await emptied.text()}`)
    await expect.poll(() => getStatus(url)).toBe(200)
    const written = await upload(again, 'otra.zip', 0)
    say(`an upload into freed pages: ${written.status}, ready ${await getStatus(url)}, ${getFree()} kB free`)
    expect(written.status).toBe(200)
    await kill()
  },
  300_000,
)

test.skipIf(vast === '')(
  'a start after a clean stop without a byte gives the reserve up, and what has no room for itself alone says nothing about others',
  async () => {
    const reserve = join(vast, 'reserva')
    const first = await startProcess({ DATA: vast })
    await expect.poll(() => existsSync(reserve)).toBe(true)
    const send = await enterAsAdmin(first.url)
    const file = new File([new Uint8Array(90_000_000)], 'a.zip')
    const refused = await send('/api/crearDescarga', formRequest({ orden: 1, titulo: 'a', file }))
    expect([refused.status, await getStatus(first.url)]).toEqual([507, 200])
    await first.kill('SIGTERM')
    expect(() => writeFileSync(join(vast, 'filler'), new Uint8Array(90_000_000))).toThrow('ENOSPC')
    const { url, kill } = await startProcess({ DATA: vast })
    const login = await logIn(url, '192.0.2.2')
    say(`started after a clean stop without a byte; login: ${login.status}, reserve: ${existsSync(reserve)}`)
    expect([login.status, await login.text(), existsSync(reserve)]).toEqual([200, '1', false])
    expect((await subscribeOne(url, 'c@example.com')).status).toBe(507)
    await kill()
  },
  120_000,
)

test.skipIf(noPostgres)(
  'PostgreSQL that turns read-only under way is told by /salud/lista, which writes nothing',
  async () => {
    const DATABASE_URL = await database()
    const { url, kill } = await startProcess({ DATABASE_URL })
    const client = new Client(DATABASE_URL)
    await client.connect()
    const turn = async (value: 'on' | 'off') => {
      await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
      await client.query('SELECT pg_reload_conf()')
    }
    const readLast = async () => (await client.query('SELECT pg_current_wal_insert_lsn() AS place')).rows[0]?.place
    expect(await getStatus(url)).toBe(200)
    await turn('on')
    await expect.poll(() => getStatus(url)).toBe(503)
    const write = await subscribeOne(url, 'a@example.com')
    say(
      `read-only: ready ${await getStatus(url)}, a write ${write.status}, a read ${await getStatus(url, '/api/obtenerLogos')}`,
    )
    expect(write.status).toBe(503)
    const before = await readLast()
    for (let count = 0; count < 20; count += 1) await getStatus(url)
    expect(await readLast()).toBe(before)
    await client.query('SET default_transaction_read_only = off')
    await turn('off')
    await expect.poll(() => getStatus(url)).toBe(200)
    expect((await subscribeOne(url, 'a@example.com')).status).toBe(200)
    say('writable again: ready 200, a write 200')
    await client.end()
    await kill()
  },
  120_000,
)
