import type { Archivo, Uso } from '#contract/archivo.ts'
import { Papelera } from '#contract/papelera.ts'
import { defineRules, type Call } from '../call.ts'
import { readBytes } from '../file-response.ts'
import { getFileName } from '../file-types.ts'
import {
  blanked,
  filesInTexts,
  getReferencedPaths,
  isImage,
  findKind,
  findGalleryOwner,
  tablesWithFiles,
  tablesWithTexts,
} from '../kinds.ts'
import { getTitle } from '../title.ts'
import { conflict, notFound } from '../refusal.ts'
import { findRow } from '../store/port.ts'
import type { FileRow, Row } from '../store/rows.ts'
import { serve } from './archivos.ts'

/** A row that names a file, and a description of that use. */
interface FileReference {
  readonly name: string
  readonly table: string
  readonly row: Row
  readonly uso: Uso
}

const findUso = async (table: string, row: Row, { db }: Call): Promise<Uso | undefined> => {
  const kind = findKind(table, row)
  if (kind) return { recurso: kind.entity.resource, idRegistro: row.id, titulo: getTitle(kind.entity, row) }
  const owner = findGalleryOwner(table)
  if (!owner || !isImage(table, row)) return undefined
  const record = await findRow(db.rows(owner.store.table), row.padre)
  return record && { recurso: owner.entity.resource, idRegistro: row.padre, titulo: getTitle(owner.entity, record) }
}

type NameReader = (table: string, row: Row) => readonly string[]

const findReferences = async (
  tables: readonly string[],
  readNames: NameReader,
  call: Call,
): Promise<FileReference[]> => {
  const references: FileReference[] = []
  for (const table of tables)
    for (const row of await call.db.rows(table).getAll()) {
      const names = readNames(table, row)
      const uso = names.length > 0 ? await findUso(table, row, call) : undefined
      if (uso) references.push(...names.map((name) => ({ name, table, row, uso })))
    }
  return references
}

const findFieldReferences = (call: Call) =>
  findReferences(tablesWithFiles, (table, row) => getReferencedPaths(table, row).map(getFileName), call)
const findTextReferences = (call: Call) => findReferences(tablesWithTexts, filesInTexts, call)

const usesInTrash = async ({ db }: Call): Promise<Pick<FileReference, 'name' | 'uso'>[]> =>
  (await db.papelera.getAll()).flatMap(({ id, titulo, archivos }) =>
    archivos.map((name) => ({ name, uso: { recurso: Papelera.resource, idRegistro: id, titulo } })),
  )

/** A record that shows a file twice is one use. */
const usesByName = (
  references: readonly Pick<FileReference, 'name' | 'uso'>[],
): ReadonlyMap<string, readonly Uso[]> => {
  const grouped = new Map<string, Uso[]>()
  for (const { name, uso } of references) {
    const uses = grouped.get(name)
    if (!uses) grouped.set(name, [uso])
    else if (!uses.some((other) => other.recurso === uso.recurso && other.idRegistro === uso.idRegistro)) uses.push(uso)
  }
  return grouped
}

/** A file of the build has its size in its bytes alone, which may not have arrived yet. */
const readSize = async (file: FileRow, { asset }: Call): Promise<number | undefined> =>
  file.size ?? (await readBytes(file, asset).catch(() => undefined))?.size

const answered = async (file: FileRow, usos: readonly Uso[], call: Call): Promise<Archivo> => ({
  nombre: file.name,
  bytes: await readSize(file, call),
  created_at: file.created_at,
  usos: [...usos],
})

const latestFirst = (a: Archivo, b: Archivo): number =>
  (b.created_at ?? '').localeCompare(a.created_at ?? '') || a.nombre.localeCompare(b.nombre)

const list = new Intl.ListFormat('es-AR')
const describeUses = (uses: readonly FileReference[]): string =>
  list.format([...new Set(uses.map(({ uso }) => `“${uso.titulo || uso.recurso}”`))])

/** Leaves the records without the file. A picture of a gallery goes whole. */
const takeOut = async (uses: readonly FileReference[], { db }: Call): Promise<void> => {
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
    const [files, fieldReferences, textReferences, trashed] = await Promise.all([
      call.db.files.getAll(),
      findFieldReferences(call),
      findTextReferences(call),
      usesInTrash(call),
    ])
    const uses = usesByName([...fieldReferences, ...textReferences, ...trashed])
    return (await Promise.all(files.map((file) => answered(file, uses.get(file.name) ?? [], call)))).toSorted(
      latestFirst,
    )
  },
  verArchivo: async ({ filename }, call) =>
    serve(await findRow(call.db.files, filename), call, { name: filename, kind: 'inline' }),
  eliminarArchivo: async ({ nombre, enUso }, call) => {
    if (!(await findRow(call.db.files, nombre))) throw notFound('El archivo no existe o ya se eliminó.')
    const trashed = (await usesInTrash(call)).find(({ name }) => name === nombre)
    if (trashed) throw conflict(`Está en la papelera, con “${trashed.uso.titulo}”. Eliminalo desde ahí.`)
    const shown = (await findTextReferences(call)).filter(({ name }) => name === nombre)
    if (shown.length > 0) throw conflict(`Se ve en el texto de ${describeUses(shown)}. Sacalo de ahí primero.`)
    const uses = (await findFieldReferences(call)).filter(({ name }) => name === nombre)
    if (uses.length > 0 && enUso !== true) throw conflict(`Se usa en ${describeUses(uses)}.`)
    await (uses.length > 0 ? takeOut(uses, call) : forget(nombre, call))
    call.note(nombre)
    return { quitados: uses.length }
  },
})
