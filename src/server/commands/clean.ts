/** `npm run live -- limpiar`: takes out of the stored files what uploads lose since then, and out of the base what was deleted. */
import { openAsBlob, statfsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanStored } from '#mocks/clean-stored.ts'
import type { StoreLocation } from '../http/persistent-store.ts'
import type { Command } from './index.ts'

export const cleanCommand = ({ data = tmpdir() }: StoreLocation): Command => ({
  usage: 'limpiar',
  alone: true,
  run: async (store) => {
    const largest = Math.max(0, ...(await store.files.getAll()).map(({ size = 0 }) => size))
    // The largest file lies on disk three times: as it was, copied, and clean.
    const needed = ((await store.vacuumRoom?.()) ?? 0) + 3 * largest
    const megabytes = `${Math.ceil(needed / 1024 / 1024)} MB`
    const { bavail, bsize } = statfsSync(data)
    if (bavail * bsize < needed) throw new Error(`No hay lugar en ${data}: hacen falta ${megabytes}.`)
    console.log(`Hacen falta hasta ${megabytes} de lugar mientras tanto.`)
    const folder = await mkdtemp(join(data, 'limpiar-'))
    try {
      const changed = await cleanStored(store, async (stored, name) => {
        await writeFile(join(folder, 'archivo'), stored.stream(), { mode: 0o600 })
        return new File([await openAsBlob(join(folder, 'archivo'))], name)
      })
      await store.vacuum?.()
      console.log(`Listo. Archivos que decían de más, y ya no: ${changed}.`)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
})
