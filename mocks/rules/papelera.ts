import { allEndpoints } from '../../src/contract/index.ts'
import { obtenerProducto, obtenerProductos } from '../../src/contract/producto.ts'
import { authorize } from '../access.ts'
import { defineRules, type Call } from '../call.ts'
import { one } from '../store/port.ts'
import type { ChangeRow, TrashRow } from '../store/rows.ts'
import { forgetFiles } from '../stored-files.ts'
import { isForAdmins } from '../kinds.ts'
import { conflict, notAllowed, notFound } from '../refusal.ts'
import { putBack } from '../trash.ts'
import { checkStands, takeBack } from '../undo.ts'

const isAdmin = ({ callers }: Call) => callers.panel?.user.admin === 1

const moment = (time: number) => new Date(time).toISOString()
const shown = ({ id, recurso, idRegistro, titulo, partes, usuario, eliminado, vence }: TrashRow) => ({
  id,
  recurso,
  idRegistro,
  titulo,
  partes,
  usuario,
  eliminado: moment(eliminado),
  vence: moment(vence),
})

/** The named trash entries; 404 for a missing one, 403 for one that the caller may not see. */
const byIds = async (ids: readonly number[], call: Call): Promise<TrashRow[]> => {
  const rows = await call.db.papelera.get([...new Set(ids)])
  const there = rows.filter((row) => row !== undefined && row.vence > call.now())
  if (there.length < rows.length) throw notFound('Ya no está en la papelera.')
  const entries = there.filter((row) => row !== undefined)
  if (!isAdmin(call) && entries.some(({ recurso }) => isForAdmins(recurso))) throw notAllowed()
  return entries
}

const titles = (entries: readonly { titulo: string }[]) =>
  entries
    .map(({ titulo }) => titulo)
    .join(', ')
    .slice(0, 200)

const checkNothingThere = async (entries: readonly TrashRow[], { db }: Call) => {
  for (const { filas, titulo } of entries)
    for (const { table, row } of filas) {
      if (await one(db.rows(table), row.id)) throw conflict(`“${titulo}” ya volvió a su lugar.`)
    }
}

const accessOf = ({ llamada }: ChangeRow) => allEndpoints.find(({ name }) => name === llamada)?.access ?? 'admin'

/** The named writes, the latest first: the caller's own, or anybody's for an administrator. */
const writesById = async (ids: readonly number[], call: Call): Promise<ChangeRow[]> => {
  const writes = (await call.db.diario.get([...new Set(ids)].toSorted((a, b) => b - a))).filter(
    (row) => row !== undefined,
  )
  if (writes.length < new Set(ids).size) throw notFound('Ya no se puede deshacer.')
  for (const write of writes) {
    authorize(accessOf(write), call.callers)
    if (!isAdmin(call) && write.idUsuario !== call.callers.panel?.user.id) throw notAllowed()
  }
  return writes
}

export const papelera = defineRules({
  obtenerPapelera: async (_, call) => {
    const rows = await call.db.papelera.all()
    return rows
      .toReversed()
      .filter(({ vence, recurso }) => vence > call.now() && (isAdmin(call) || !isForAdmins(recurso)))
      .map(shown)
  },
  restaurarPapelera: async ({ ids }, call) => {
    const entries = await byIds(ids, call)
    await checkNothingThere(entries, call)
    call.journal.keepsVersions = true
    await putBack(
      entries.flatMap(({ filas }) => filas),
      call,
    )
    await call.db.papelera.delete(entries.map(({ id }) => id))
    await checkStands(call.db, [...call.journal.rows.values()])
    call.note(titles(entries))
    return { restaurados: entries.length }
  },
  eliminarPapelera: async ({ ids }, call) => {
    const entries = await byIds(ids, call)
    call.journal.undoable = false
    await call.db.papelera.delete(entries.map(({ id }) => id))
    // Undoing the delete would bring the record back, so its journal entry goes too.
    const files = entries.flatMap(({ archivos }) => archivos)
    const deletes = (await call.db.diario.all()).filter(({ cambios }) =>
      cambios.some(({ table, id }) => table === 'papelera' && ids.includes(id)),
    )
    await call.db.diario.delete(deletes.map(({ id }) => id))
    await forgetFiles(call.db, files)
    call.note(titles(entries))
    return { eliminados: entries.length }
  },
  deshacer: async ({ ids }, call) => {
    const writes = await writesById(ids, call)
    call.journal.keepsVersions = true
    for (const write of writes) await takeBack(call.db, write)
    await checkStands(call.db, [...call.journal.rows.values()])
    await call.db.diario.delete(writes.map(({ id }) => id))
    call.note(
      writes
        .map(({ texto }) => texto)
        .join('; ')
        .slice(0, 500),
    )
    return { deshechos: writes.length }
  },
  obtenerRestosDemo: async (_, { db, left }) => (await left?.(db)) ?? [],
  obtenerExtensiones: async (_, { near }) => [
    ...allEndpoints.filter(({ extension }) => extension).map(({ name }) => name),
    'version',
    ...Object.keys({ ...obtenerProductos.query, ...(near && obtenerProducto.query) }),
  ],
})
