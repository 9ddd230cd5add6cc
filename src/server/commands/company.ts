/** `npm run live -- guardar FILE` and `-- abrir FILE`: the company of a server as a file of the tools' own format, and the other way. */
import { createWriteStream, openAsBlob } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { pipeline } from 'node:stream/promises'
import { readAsset } from '../http/assets.ts'
import type { Command } from './command.ts'
import { withoutDemo } from '#mocks/company/without-demo.ts'
import { seed as demo } from '#mocks/seed/index.ts'
import { accountNames } from '#mocks/company/accounts.ts'
import { openCompany } from '#mocks/company/format/open.ts'
import { toZipEntries } from '#mocks/company/format/save.ts'
import { zipParts, type Entry } from '#mocks/company/format/zip.ts'
import { collectCompany } from '#mocks/company/from-store.ts'
import { filesTable, retiredTable, withRows, type Company, type Row } from '#contract/company.ts'
import type { Moment } from '#mocks/store/port.ts'
import { hasCompany, writeStore } from './write-company.ts'

/** Tables that a demo gets empty: they show accounts, customers, or the company's past. */
const emptied: ReadonlySet<string> = new Set([
  ...Object.keys(accountNames),
  'papelera',
  'diario',
  'salida',
  'historial',
  'suscripciones',
  retiredTable,
])

const isPrivate = (table: string, row: Row) => table === 'archivos' && row['zona'] !== 0

/** The company as anybody may see it: without what is private, and without files that nothing public names. */
const forDemo = ({ tables, files, ...company }: Company): Company => {
  const shown = withRows(tables, (name, rows) => (emptied.has(name) ? [] : rows.filter((row) => !isPrivate(name, row))))
  const { [filesTable]: _, ...naming } = shown
  const words = new Set(JSON.stringify(naming).split(/["\\/?#<>\s]+/))
  return {
    ...company,
    files: new Map([...files].filter(([name]) => words.has(name))),
    tables: withRows(shown, (name, rows) =>
      name === filesTable ? rows.filter((row) => words.has(String(row['name']))) : rows,
    ),
  }
}

/** The contents of a server's saved file. `isComplete`: with passwords and everything else that a demo must not show. */
const savedEntries = async (moment: Moment, isComplete: boolean): Promise<{ entries: Entry[]; missing: string[] }> => {
  const { tables, ...company } = await collectCompany(moment)
  // A session belongs to a browser, which gets no file.
  const { sesiones: _, ...others } = tables
  const stored = { ...company, tables: others }
  return toZipEntries(isComplete ? stored : forDemo(stored), {
    build: 'servidor',
    now: new Date(),
    accounts: isComplete,
    asset: readAsset,
  })
}

/** Writes part after part, so that a company may be larger than memory. An older file stays until the new one is whole. Only its owner can read it. */
const saveTo = async (path: string, parts: readonly (Uint8Array | Blob)[]): Promise<void> => {
  async function* read() {
    for (const part of parts) yield* part instanceof Blob ? part.stream() : [part]
  }
  await pipeline(read, createWriteStream(`${path}.parcial`, { mode: 0o600, flush: true }))
  await rename(`${path}.parcial`, path)
}

/** Asks in a terminal; elsewhere the answer is no. */
const agrees = async (description: string): Promise<boolean> => {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const message = await terminal.question(`${description} ¿Lo dejo afuera? (s/N) `).finally(() => terminal.close())
  return /^s/i.test(message.trim())
}

export const companyCommands: Readonly<Record<string, Command>> = {
  guardar: {
    usage: 'guardar ARCHIVO.vidriera.zip [todo]',
    run: async (openStore, [path = '', scope]) => {
      const store = await openStore()
      const missing = await store.moment(async (moment) => {
        const saved = await savedEntries(moment, scope === 'todo')
        await saveTo(path, zipParts(saved.entries))
        return saved.missing
      })
      if (missing.length > 0) console.warn(`No se pudieron leer: ${missing.join(', ')}`)
      console.log(
        scope === 'todo'
          ? 'Listo, con contraseñas y datos de clientes: no lo muestres.'
          : 'Listo, sin nada privado: ni listas de precios, clientes, usuarios ni suscriptores; ni papelera, cartas ni historial.',
      )
    },
  },
  abrir: {
    usage: 'abrir ARCHIVO.vidriera.zip [encima] [propio]',
    run: async (openStore, [path = '', ...how]) => {
      const store = await openStore('new')
      if (!how.includes('encima') && (await hasCompany(store)))
        throw new Error('Acá ya hay datos. Para reemplazarlos todos: abrir ARCHIVO.vidriera.zip encima')
      const { company } = await openCompany(await openAsBlob(path), { asset: readAsset })
      const stripped = withoutDemo(company, demo)
      const demos = stripped.without.join(', ')
      const isOwn =
        demos !== '' && (how.includes('propio') || (await agrees(`De la demo, sin cambios, trae ${demos}.`)))
      const without = await writeStore(store, isOwn ? stripped.company : company)
      console.log(isOwn ? `Listo. Quedó afuera, de la demo: ${demos}.` : 'Listo.')
      if (without.length > 0)
        console.log(`No pueden ingresar hasta que les pongas una contraseña (clave NOMBRE): ${without.join(', ')}`)
    },
  },
}
