/** `npm run live -- guardar FILE` and `-- abrir FILE`: the company of a server as a file of the tools' own format, and the other way. */
import { openAsBlob } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { readAsset } from '../http/assets.ts'
import type { Command } from './index.ts'
import { withoutDemo } from '../../company/without-demo.ts'
import { seed as demo } from '../../seed/index.ts'
import { openCompany } from '../../company/format/open.ts'
import { entriesOfCompany } from '../../company/format/save.ts'
import { zipParts, type Entry } from '../../company/format/zip.ts'
import { companyAt } from '../../company/from-store.ts'
import { filesTable, retiredTable, rowsIn, withRows, type Company } from '../../../src/contract/company.ts'
import type { Moment } from '../../store/port.ts'
import { hasCompany, writeStore } from './write.ts'

/** Tables that a demo gets empty: they show customers, or what the company did. */
const emptied: ReadonlySet<string> = new Set([
  'papelera',
  'diario',
  'salida',
  'historial',
  'suscripciones',
  retiredTable,
])

/** The company as a demo may show it: no trash and its files, no letters, no history, no addresses of customers. */
const forDemo = ({ tables, files, ...company }: Company): Company => {
  const retired = new Set(rowsIn(tables, retiredTable).map(({ name }) => name))
  return {
    ...company,
    files: new Map([...files].filter(([name]) => !retired.has(name))),
    tables: withRows(tables, (name, rows) => {
      if (emptied.has(name)) return []
      if (name === 'clientes') return rows.map((row) => ({ ...row, email: `cliente${String(row['id'])}@example.com` }))
      return name === filesTable ? rows.filter((row) => !retired.has(row['name'])) : rows
    }),
  }
}

/** What stands in the file of a server's company. `all`: with passwords and everything else that a demo must not show. */
const savedEntries = async (at: Moment, all: boolean): Promise<{ entries: Entry[]; missing: string[] }> => {
  const { tables, ...company } = await companyAt(at)
  // Sessions are of browsers that a file does not know.
  const { sesiones: _, ...others } = tables
  const stored = { ...company, tables: others }
  return entriesOfCompany(all ? stored : forDemo(stored), {
    build: 'servidor',
    now: new Date(),
    accounts: all,
    asset: readAsset,
  })
}

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

/** Asks in a terminal; elsewhere nobody is there to agree. */
const agrees = async (what: string): Promise<boolean> => {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const message = await terminal.question(`${what} ¿Lo dejo afuera? (s/N) `).finally(() => terminal.close())
  return /^s/i.test(message.trim())
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
    usage: 'abrir ARCHIVO.vidriera.zip [encima] [propio]',
    run: async (store, [path = '', ...how]) => {
      if (!how.includes('encima') && (await hasCompany(store)))
        throw new Error('Acá ya hay datos. Para reemplazarlos todos: abrir ARCHIVO.vidriera.zip encima')
      const { company } = await openCompany(await openAsBlob(path), { asset: readAsset })
      const own = withoutDemo(company, demo)
      const demos = own.without.join(', ')
      const isOwn =
        demos !== '' && (how.includes('propio') || (await agrees(`De la demo, sin cambios, trae ${demos}.`)))
      const without = await writeStore(store, isOwn ? own.company : company)
      console.log(isOwn ? `Listo. Quedó afuera, de la demo: ${demos}.` : 'Listo.')
      if (without.length > 0)
        console.log(`No pueden ingresar hasta que les pongas una contraseña (clave NOMBRE): ${without.join(', ')}`)
    },
  },
}
