/** A full disk: saves are refused with a reason, answered writes stay, and saving works again once there is room. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { emails, endAll, startProcess, subscribeOne } from './process.ts'

const disk = mkdtempSync(join(tmpdir(), 'vidriera-disk-'))
const isMounted = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
afterAll(() => {
  endAll()
  if (isMounted) execFileSync('umount', [disk])
  rmSync(disk, { recursive: true })
})

const emailOf = (count: number) => `${String(count).padStart(5, '0')}@${'x'.repeat(200)}.example`

test.skipIf(!isMounted)(
  'a full disk: 507, and data whole (needs root for a disk of its own)',
  async () => {
    writeFileSync(join(disk, 'filler'), new Uint8Array(1_000_000))
    const { url, kill } = await startProcess({ DATA: disk })
    const first = await emails(url)
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
