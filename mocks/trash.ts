/** The trash: every delete stores its records here, in its own transaction. */
import { trashDays } from '#contract/registros.ts'
import type { Call } from './call.ts'
import { findRow, type Tables } from './store/port.ts'
import type { ImageRow, Row, TrashRow } from './store/rows.ts'
import { getFileName } from './file-types.ts'
import type { RowWrite } from './journal.ts'
import { getReferencedPaths, isImage, findKind, findGalleryOwner, type Kind } from './kinds.ts'
import { getTitle } from './title.ts'

const day = 24 * 60 * 60 * 1000

type Deleted = RowWrite & { readonly oldRow: Row }
type Entry = Pick<TrashRow, 'recurso' | 'idRegistro' | 'titulo' | 'partes' | 'filas'>
type Fila = TrashRow['filas'][number]

const wasDeleted = (write: RowWrite): write is Deleted =>
  write.oldRow !== undefined && write.newRow === undefined && write.table !== 'papelera'

/** Undoing a restore returns an entry to the trash, which must not be there twice. */
const getTrashedKeys = (writes: readonly RowWrite[]): Set<string> =>
  new Set(
    writes.flatMap(({ table, newRow }) =>
      table === 'papelera' && Array.isArray(newRow?.filas)
        ? newRow.filas.map(({ table: rowTable, row }: Fila) => `${rowTable} ${row.id}`)
        : [],
    ),
  )

/** How many pictures and sizes go along. */
const countParts = ({ entity }: Kind, row: Row, images: number): Entry['partes'] => {
  const counts = Object.entries(entity.fields)
    .filter(([, { kind }]) => kind === 'list')
    .map(([campo]) => {
      const value = campo === 'imagenes' ? images : row[campo]
      return { campo, cantidad: Array.isArray(value) ? value.length : Number(value ?? 0) }
    })
  return counts.filter(({ cantidad }) => cantidad > 0)
}

const recordEntry = ({ table, oldRow }: Deleted, kind: Kind, images: readonly Fila[]): Entry => ({
  recurso: kind.entity.resource,
  idRegistro: oldRow.id,
  titulo: getTitle(kind.entity, oldRow),
  partes: countParts(kind, oldRow, images.length),
  filas: [{ table, row: oldRow }, ...images],
})

const imageEntry = async ({ table, oldRow }: Deleted, { padre }: ImageRow, { db }: Call): Promise<Entry> => {
  const kind = findGalleryOwner(table)
  const owner = kind && (await findRow(db.rows(kind.store.table), padre))
  return {
    recurso: kind?.entity.resource ?? table,
    idRegistro: padre,
    partes: [],
    filas: [{ table, row: oldRow }],
    titulo: `Imagen de ${kind && owner ? getTitle(kind.entity, owner) : 'un registro'}`,
  }
}

/** Several records deleted by one write are one entry, and come back together. */
const mergeEntries = (entries: readonly Entry[]): Entry[] => {
  const [first] = entries
  if (!first || entries.length === 1) return [...entries]
  const names = new Set(entries.flatMap(({ partes }) => partes.map(({ campo }) => campo)))
  const sum = (campo: string) =>
    entries
      .flatMap(({ partes }) => partes)
      .reduce((total, part) => (part.campo === campo ? total + part.cantidad : total), 0)
  return [
    {
      ...first,
      titulo: `${first.titulo} y ${entries.length - 1} más`,
      filas: entries.flatMap(({ filas }) => filas),
      partes: [
        { campo: first.recurso, cantidad: entries.length },
        ...[...names].map((campo) => ({ campo, cantidad: sum(campo) })),
      ],
    },
  ]
}

const toEntries = async (deleted: readonly Deleted[], call: Call): Promise<Entry[]> => {
  const images = deleted.flatMap((write) =>
    isImage(write.table, write.oldRow) ? [{ ...write, oldRow: write.oldRow }] : [],
  )
  const byOwner = Map.groupBy(images, ({ table, oldRow }) => `${table} ${oldRow.padre}`)
  const records = deleted.flatMap((write) => {
    const kind = findKind(write.table, write.oldRow)
    if (!kind) return []
    const key = `${kind.store.gallery} ${write.id}`
    const ownImages = byOwner.get(key) ?? []
    byOwner.delete(key)
    return [
      recordEntry(
        write,
        kind,
        ownImages.map(({ table, oldRow }) => ({ table, row: oldRow })),
      ),
    ]
  })
  const single = await Promise.all([...byOwner.values()].flat().map((image) => imageEntry(image, image.oldRow, call)))
  return [...[...Map.groupBy(records, ({ recurso }) => recurso).values()].flatMap(mergeEntries), ...single]
}

const getUserName = ({ callers }: Call): string => {
  const usuario = callers.panel?.user.usuario
  return typeof usuario === 'string' ? usuario : ''
}

/** Stores a write's deleted records in the trash: a record with its pictures, or a picture of a remaining record. */
export const toTrash = async (writes: readonly RowWrite[], call: Call): Promise<void> => {
  const trashedKeys = getTrashedKeys(writes)
  const entries = await toEntries(
    writes.filter(wasDeleted).filter(({ table, id }) => !trashedKeys.has(`${table} ${id}`)),
    call,
  )
  if (entries.length === 0) return
  const eliminado = call.now()
  await call.db.papelera.add(
    entries.map((entry) => ({
      ...entry,
      eliminado,
      vence: eliminado + trashDays * day,
      usuario: getUserName(call),
      idUsuario: call.callers.panel?.user.id ?? 0,
      archivos: entry.filas.flatMap(({ table, row }) => getReferencedPaths(table, row)).map(getFileName),
    })),
  )
}

export const putBack = async (filas: readonly Fila[], { db }: Call): Promise<void> => {
  for (const { table, row } of filas) await db.rows(table).add([row])
}

/** Deletes rows of deleted records for good: from the trash, and from the way back of writes. */
export const forgetRows = async (
  { papelera, diario }: Pick<Tables, 'papelera' | 'diario'>,
  isForgotten: (table: string, row: Row) => boolean,
): Promise<void> => {
  for (const entry of await papelera.getAll()) {
    const filas = entry.filas.filter(({ table, row }) => !isForgotten(table, row))
    if (filas.length === entry.filas.length) continue
    const [merged] = mergeEntries(
      filas.flatMap(({ table, row }) => {
        const kind = findKind(table, row)
        return kind ? [recordEntry({ table, id: row.id, oldRow: row, newRow: undefined }, kind, [])] : []
      }),
    )
    if (merged) await papelera.put([{ ...entry, ...merged }])
    else await papelera.delete([entry.id])
  }
  for (const write of await diario.getAll()) {
    const cambios = write.cambios.filter(({ table, before }) => before === undefined || !isForgotten(table, before))
    if (cambios.length === write.cambios.length) continue
    if (cambios.some(({ table }) => table !== 'papelera')) await diario.put([{ ...write, cambios }])
    else await diario.delete([write.id])
  }
}
