/** A full disk: saves are refused with a reason, answered writes stay, and saving works again once there is room. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { adminCookie, emails, endAll, startProcess, subscribeOne } from './process.ts'

const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `vidriera-${name}-`))
const [disk, spool, folder] = [newFolder('disk'), newFolder('spool'), newFolder('folder')]
const mounted: string[] = []
try {
  for (const one of [disk, spool]) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', one], { stdio: 'ignore' })
    mounted.push(one)
  }
} catch {
  // Only root mounts.
}
const isMounted = mounted.length === 2
afterAll(() => {
  endAll()
  for (const one of mounted) execFileSync('umount', ['--lazy', one])
  for (const one of [disk, spool, folder]) rmSync(one, { recursive: true })
})

/** A way to upload a file of so many bytes as an administrator. */
const uploader = async (url: string) => {
  const cookie = await adminCookie(url)
  return (size: number) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ orden: '1', titulo: 'Archivo' })) body.append(name, value)
    body.append('file', new File([new Uint8Array(size)], 'a.zip'))
    return fetch(`${url}/api/crearDescarga`, { method: 'POST', headers: { cookie }, body })
  }
}

const emailOf = (count: number) => `${String(count).padStart(5, '0')}@${'x'.repeat(200)}.example`

test.skipIf(!isMounted)(
  'a full disk: 507, and data whole (needs root for a disk of its own)',
  async () => {
    writeFileSync(join(disk, 'filler'), new Uint8Array(1_000_000))
    const { url, kill } = await startProcess({ DATA: disk })
    const first = await emails(url)
    const upload = await uploader(url)
    const answered: unknown[] = []
    const send = (count: number) => subscribeOne(url, emailOf(count))
    let [status, said] = [200, '']
    for (let count = 0; status === 200 && count < 20_000; count += 1) {
      const response = await send(count)
      status = response.status
      if (status === 200) answered.push(emailOf(count))
      else said = await response.text()
    }
    expect([status, said]).toEqual([507, expect.stringContaining('No queda espacio')])
    expect((await fetch(`${url}/api/obtenerProductos`)).status).toBe(200)
    expect((await send(30_000)).status).toBe(507)
    // In memory, and by way of the disk.
    expect([(await upload(200_000)).status, (await upload(2_000_000)).status]).toEqual([507, 507])
    rmSync(join(disk, 'filler'))
    expect((await send(40_000)).status).toBe(200)
    expect(new Set(await emails(url))).toEqual(new Set([...first, ...answered, emailOf(40_000)]))
    await kill()
    const database = new DatabaseSync(join(disk, 'vidriera.sqlite'))
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    database.close()
  },
  120_000,
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
