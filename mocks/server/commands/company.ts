/** `npm run live -- guardar FILE` and `-- abrir FILE`: the company of a server as a file of the tools' own format, and the other way. */
import { openAsBlob } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { readAsset } from '../http/assets.ts'
import type { Command } from './index.ts'
import { openCompany } from '../../company/format/open.ts'
import { zipParts } from '../../company/format/zip.ts'
import { savedEntries } from './saved-entries.ts'
import { hasCompany, writeStore } from './write.ts'

/** Writes part after part, so that a company larger than memory is saved as well. An older file stays until the new one is whole, which is for its owner alone. */
const saveTo = async (path: string, parts: readonly (Uint8Array | Blob)[]): Promise<void> => {
  const file = await open(`${path}.parcial`, 'w', 0o600)
  try {
    for (const part of parts) {
      if (part instanceof Blob) for await (const bytes of part.stream()) await file.write(bytes)
      else await file.write(part)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.parcial`, path)
}

export const companyCommands: Readonly<Record<string, Command>> = {
  guardar: {
    usage: 'guardar ARCHIVO.vidriera.zip [todo]',
    run: async (store, [path = '', what]) => {
      const missing = await store.moment(async (at) => {
        const saved = await savedEntries(at, what === 'todo')
        await saveTo(path, zipParts(saved.entries))
        return saved.missing
      })
      if (missing.length > 0) console.warn(`No se pudieron leer: ${missing.join(', ')}`)
      console.log(
        what === 'todo'
          ? 'Listo, con contraseñas y datos de clientes: no lo muestres.'
          : 'Listo, sin contraseñas, papelera, cartas, historial ni direcciones de clientes.',
      )
    },
  },
  abrir: {
    usage: 'abrir ARCHIVO.vidriera.zip [encima]',
    run: async (store, [path = '', how]) => {
      if (how !== 'encima' && (await hasCompany(store)))
        throw new Error('Acá ya hay datos. Para reemplazarlos todos: abrir ARCHIVO.vidriera.zip encima')
      const { company } = await openCompany(await openAsBlob(path), { asset: readAsset })
      const without = await writeStore(store, company)
      console.log('Listo.')
      if (without.length > 0)
        console.log(`No pueden ingresar hasta que les pongas una contraseña (clave NOMBRE): ${without.join(', ')}`)
    },
  },
}
