/** The trash: every delete stores its records here, in its own transaction. */
import { trashDays } from '../src/contract/registros.ts'
import type { Call } from './call.ts'
import { one } from './store/port.ts'
import type { ImageRow, Row, TrashRow } from './store/rows.ts'
import { fileNameOf } from './file-types.ts'
import type { Touched } from './journal.ts'
import { filesOf, isImage, kindOf, ownerOf, type Kind } from './kinds.ts'
import { titleOf } from './title.ts'

const day = 24 * 60 * 60 * 1000

type Deleted = Touched & { readonly before: Row }
type Entry = Pick<TrashRow, 'recurso' | 'idRegistro' | 'titulo' | 'partes' | 'filas'>
type Fila = TrashRow['filas'][number]

const wasDeleted = (touched: Touched): touched is Deleted =>
  touched.before !== undefined && touched.after === undefined && touched.table !== 'papelera'

/** Undoing a restore returns an entry to the trash, which must not be there twice. */
const alreadyThere = (touched: readonly Touched[]): Set<string> =>
  new Set(
    touched.flatMap(({ table, after }) =>
      table === 'papelera' && Array.isArray(after?.filas)
        ? after.filas.map(({ table: of, row }: Fila) => `${of} ${row.id}`)
        : [],
    ),
  )

/** How many pictures and sizes go along. */
const partsOf = ({ entity }: Kind, row: Row, images: number): Entry['partes'] => {
  const counts = Object.entries(entity.fields)
    .filter(([, { kind }]) => kind === 'list')
    .map(([campo]) => {
      const value = campo === 'imagenes' ? images : row[campo]
      return { campo, cantidad: Array.isArray(value) ? value.length : Number(value ?? 0) }
    })
  return counts.filter(({ cantidad }) => cantidad > 0)
}

const recordEntry = ({ table, before }: Deleted, kind: Kind, images: readonly Fila[]): Entry => ({
  recurso: kind.entity.resource,
  idRegistro: before.id,
  titulo: titleOf(kind.entity, before),
  partes: partsOf(kind, before, images.length),
  filas: [{ table, row: before }, ...images],
})

const imageEntry = async ({ table, before }: Deleted, { padre }: ImageRow, { db }: Call): Promise<Entry> => {
  const kind = ownerOf(table)
  const owner = kind && (await one(db.rows(kind.store.table), padre))
  return {
    recurso: kind?.entity.resource ?? table,
    idRegistro: padre,
    partes: [],
    filas: [{ table, row: before }],
    titulo: `Imagen de ${kind && owner ? titleOf(kind.entity, owner) : 'un registro'}`,
  }
}

/** Several records deleted by one write are one entry, and come back together. */
const together = (entries: readonly Entry[]): Entry[] => {
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

const entriesOf = async (deleted: readonly Deleted[], call: Call): Promise<Entry[]> => {
  const images = deleted.flatMap((touched) =>
    isImage(touched.table, touched.before) ? [{ ...touched, before: touched.before }] : [],
  )
  const byOwner = Map.groupBy(images, ({ table, before }) => `${table} ${before.padre}`)
  const records = deleted.flatMap((touched) => {
    const kind = kindOf(touched.table, touched.before)
    if (!kind) return []
    const key = `${kind.store.gallery} ${touched.id}`
    const own = byOwner.get(key) ?? []
    byOwner.delete(key)
    return [
      recordEntry(
        touched,
        kind,
        own.map(({ table, before }) => ({ table, row: before })),
      ),
    ]
  })
  const single = await Promise.all(
    [...byOwner.values()].flat().map((touched) => imageEntry(touched, touched.before, call)),
  )
  return [...[...Map.groupBy(records, ({ recurso }) => recurso).values()].flatMap(together), ...single]
}

const nameOf = ({ callers }: Call): string => {
  const usuario = callers.panel?.user.usuario
  return typeof usuario === 'string' ? usuario : ''
}

/** Stores a write's deleted records in the trash: a record with its pictures, or a picture of a remaining record. */
export const toTrash = async (touched: readonly Touched[], call: Call): Promise<void> => {
  const there = alreadyThere(touched)
  const entries = await entriesOf(
    touched.filter(wasDeleted).filter(({ table, id }) => !there.has(`${table} ${id}`)),
    call,
  )
  if (entries.length === 0) return
  const eliminado = call.now()
  await call.db.papelera.add(
    entries.map((entry) => ({
      ...entry,
      eliminado,
      vence: eliminado + trashDays * day,
      usuario: nameOf(call),
      archivos: entry.filas.flatMap(({ table, row }) => filesOf(table, row)).map(fileNameOf),
    })),
  )
}

export const putBack = async (filas: readonly Fila[], { db }: Call): Promise<void> => {
  for (const { table, row } of filas) await db.rows(table).add([row])
}
