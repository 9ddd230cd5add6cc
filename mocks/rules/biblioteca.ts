import type { Archivo, Uso } from '../../src/contract/archivo.ts'
import { Papelera } from '../../src/contract/papelera.ts'
import { defineRules, type Call } from '../call.ts'
import { bytesOf } from '../file-response.ts'
import { fileNameOf } from '../file-types.ts'
import { blanked, filesInTexts, filesOf, isImage, kindOf, ownerOf, tablesWithFiles, tablesWithTexts } from '../kinds.ts'
import { titleOf } from '../title.ts'
import { conflict, notFound } from '../refusal.ts'
import { one } from '../store/port.ts'
import type { FileRow, Row } from '../store/rows.ts'
import { serve } from './archivos.ts'

/** A row that names a file, and that use in words. */
interface Naming {
  readonly name: string
  readonly table: string
  readonly row: Row
  readonly uso: Uso
}

const usoOf = async (table: string, row: Row, { db }: Call): Promise<Uso | undefined> => {
  const kind = kindOf(table, row)
  if (kind) return { recurso: kind.entity.resource, idRegistro: row.id, titulo: titleOf(kind.entity, row) }
  const owner = ownerOf(table)
  if (!owner || !isImage(table, row)) return undefined
  const record = await one(db.rows(owner.store.table), row.padre)
  return record && { recurso: owner.entity.resource, idRegistro: row.padre, titulo: titleOf(owner.entity, record) }
}

type NamesIn = (table: string, row: Row) => readonly string[]

const naming = async (tables: readonly string[], namesIn: NamesIn, call: Call): Promise<Naming[]> => {
  const found: Naming[] = []
  for (const table of tables)
    for (const row of await call.db.rows(table).all()) {
      const names = namesIn(table, row)
      const uso = names.length > 0 ? await usoOf(table, row, call) : undefined
      if (uso) found.push(...names.map((name) => ({ name, table, row, uso })))
    }
  return found
}

const namings = (call: Call) => naming(tablesWithFiles, (table, row) => filesOf(table, row).map(fileNameOf), call)
const inTexts = (call: Call) => naming(tablesWithTexts, filesInTexts, call)

const usesInTrash = async ({ db }: Call): Promise<Pick<Naming, 'name' | 'uso'>[]> =>
  (await db.papelera.all()).flatMap(({ id, titulo, archivos }) =>
    archivos.map((name) => ({ name, uso: { recurso: Papelera.resource, idRegistro: id, titulo } })),
  )

/** A record that shows a file twice is one use. */
const usesByName = (all: readonly Pick<Naming, 'name' | 'uso'>[]): ReadonlyMap<string, readonly Uso[]> => {
  const found = new Map<string, Uso[]>()
  for (const { name, uso } of all) {
    const uses = found.get(name)
    if (!uses) found.set(name, [uso])
    else if (!uses.some((other) => other.recurso === uso.recurso && other.idRegistro === uso.idRegistro)) uses.push(uso)
  }
  return found
}

/** A file of the build has its size in its bytes alone, which may not have arrived yet. */
const sizeOf = async (file: FileRow, { asset }: Call): Promise<number | undefined> =>
  file.size ?? (await bytesOf(file, asset).catch(() => undefined))?.size

const answered = async (file: FileRow, usos: readonly Uso[], call: Call): Promise<Archivo> => ({
  nombre: file.name,
  bytes: await sizeOf(file, call),
  created_at: file.created_at,
  usos: [...usos],
})

const latestFirst = (a: Archivo, b: Archivo): number =>
  (b.created_at ?? '').localeCompare(a.created_at ?? '') || a.nombre.localeCompare(b.nombre)

const list = new Intl.ListFormat('es-AR')
const placesOf = (uses: readonly Naming[]): string =>
  list.format([...new Set(uses.map(({ uso }) => `“${uso.titulo || uso.recurso}”`))])

/** Leaves the records without the file. A picture of a gallery goes whole. */
const takeOut = async (uses: readonly Naming[], { db }: Call): Promise<void> => {
  for (const { name, table, row } of uses) {
    if (isImage(table, row)) await db.rows(table).delete([row.id])
    else await db.rows(table).put([blanked(table, row, name)])
  }
}

/** Deletes a file that no record names, and the undo of the writes that left it. */
const forget = async (name: string, { db, journal }: Call): Promise<void> => {
  journal.undoable = false
  const writes = await db.diario.holding('archivos', name)
  await db.diario.delete(writes.map(({ id }) => id))
  await Promise.all([db.files.delete([name]), db.retirados.delete([name])])
}

export const biblioteca = defineRules({
  obtenerArchivos: async (_, call) => {
    const [files, matching, shown, trashed] = await Promise.all([
      call.db.files.all(),
      namings(call),
      inTexts(call),
      usesInTrash(call),
    ])
    const uses = usesByName([...matching, ...shown, ...trashed])
    return (await Promise.all(files.map((file) => answered(file, uses.get(file.name) ?? [], call)))).toSorted(
      latestFirst,
    )
  },
  verArchivo: async ({ filename }, call) =>
    serve(await one(call.db.files, filename), call, { name: filename, kind: 'inline' }),
  eliminarArchivo: async ({ nombre, enUso }, call) => {
    if (!(await one(call.db.files, nombre))) throw notFound('El archivo no existe o ya se eliminó.')
    const trashed = (await usesInTrash(call)).find(({ name }) => name === nombre)
    if (trashed) throw conflict(`Está en la papelera, con “${trashed.uso.titulo}”. Eliminalo desde ahí.`)
    const shown = (await inTexts(call)).filter(({ name }) => name === nombre)
    if (shown.length > 0) throw conflict(`Se ve en el texto de ${placesOf(shown)}. Sacalo de ahí primero.`)
    const uses = (await namings(call)).filter(({ name }) => name === nombre)
    if (uses.length > 0 && enUso !== true) throw conflict(`Se usa en ${placesOf(uses)}.`)
    await (uses.length > 0 ? takeOut(uses, call) : forget(nombre, call))
    call.note(nombre)
    return { quitados: uses.length }
  },
})
