import { extraColumns } from '#contract/bulk-extra.ts'
import { allEndpoints } from '#contract/index.ts'
import { obtenerProducto, obtenerProductos } from '#contract/producto.ts'
import { authorize } from '../access.ts'
import { defineRules, type Call } from '../call.ts'
import { findRow } from '../store/port.ts'
import type { ChangeRow, RowChange, TrashRow } from '../store/rows.ts'
import { findCustomers, forgetCustomers } from '../forget-customers.ts'
import { rowKey } from '../journal.ts'
import { forgetFiles } from '../stored-files.ts'
import { isForAdmins, tablesForAdmins } from '../kinds.ts'
import { conflict, notAllowed, notFound } from '../refusal.ts'
import { putBack } from '../trash.ts'
import { checkStands, takeBack } from '../undo.ts'

const isAdmin = ({ callers }: Call) => callers.panel?.user.admin === 1

const moment = (time: number) => new Date(time).toISOString()
const shown = ({ id, recurso, idRegistro, titulo, partes, usuario, idUsuario = 0, eliminado, vence }: TrashRow) => ({
  id,
  recurso,
  idRegistro,
  titulo,
  partes,
  usuario,
  idUsuario,
  eliminado: moment(eliminado),
  vence: moment(vence),
})

/** The named trash entries; 404 for a missing one, 403 for one that the caller may not see. */
const byIds = async (ids: readonly number[], call: Call): Promise<TrashRow[]> => {
  const rows = await call.db.papelera.get([...new Set(ids)])
  const entries = rows.filter((row) => row !== undefined).filter(({ vence }) => vence > call.now())
  if (entries.length < rows.length) throw notFound('Ya no está en la papelera.')
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
      if (await findRow(db.rows(table), row.id)) throw conflict(`“${titulo}” ya volvió a su lugar.`)
    }
}

const getAccess = ({ llamada }: ChangeRow) => allEndpoints.find(({ name }) => name === llamada)?.access ?? 'admin'

/**
 * Whether undoing a write changes what the administrators' calls alone write. The call does not always say so: an undo, or a restore, may be
 * of anything. One's own account is one's own.
 */
const isForAdministrators = (write: ChangeRow, { callers }: Call): boolean => {
  const user = callers.panel?.user
  const isOwnAccount = ({ table, id, before }: RowChange) =>
    table === 'usuarios' && id === user?.id && before?.admin === user.admin
  return (
    getAccess(write) === 'admin' ||
    write.cambios.some((change) => tablesForAdmins.has(change.table) && !isOwnAccount(change))
  )
}

/** The named writes, the latest first: the caller's own, or anybody's for an administrator. */
const writesById = async (ids: readonly number[], call: Call): Promise<ChangeRow[]> => {
  const writes = (await call.db.diario.get([...new Set(ids)].toSorted((a, b) => b - a))).filter(
    (row) => row !== undefined,
  )
  if (writes.length < new Set(ids).size) throw notFound('Ya no se puede deshacer.')
  for (const write of writes) {
    authorize(isForAdministrators(write, call) ? 'admin' : getAccess(write), call.callers)
    if (!isAdmin(call) && write.idUsuario !== call.callers.panel?.user.id) throw notAllowed()
  }
  return writes
}

export const papelera = defineRules({
  obtenerPapelera: async (_, call) => {
    const rows = await call.db.papelera.getAll()
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
    if (!isAdmin(call) && entries.some(({ idUsuario }) => idUsuario !== call.callers.panel?.user.id))
      throw notAllowed('Lo eliminó otra persona: solo un administrador lo elimina para siempre.')
    call.journal.undoable = false
    await call.db.papelera.delete(entries.map(({ id }) => id))
    // No undo brings back what is gone for good: writes of these rows go too, and with them the last hold on a file.
    const gone = new Set(entries.flatMap(({ filas }) => filas.map(({ table, row }) => rowKey(table, row.id))))
    const writes = (await call.db.diario.getAll()).filter(({ cambios }) =>
      cambios.some(({ table, id }) => gone.has(rowKey(table, id))),
    )
    await call.db.diario.delete(writes.map(({ id }) => id))
    await forgetFiles(
      call.db,
      [...entries, ...writes].flatMap(({ archivos }) => archivos),
    )
    await forgetCustomers(call.db, findCustomers(entries))
    call.note(titles(entries.map((entry) => (entry.recurso === 'clientes' ? { titulo: 'un cliente' } : entry))))
    return { eliminados: entries.length }
  },
  deshacer: async ({ ids }, call) => {
    const writes = await writesById(ids, call)
    call.journal.keepsVersions = true
    call.journal.llamada = writes.find((write) => getAccess(write) === 'admin')?.llamada
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
  obtenerRestosDemo: async (_, { db, countDemoRecords }) => (await countDemoRecords?.(db)) ?? [],
  obtenerExtensiones: async (_, { near }) => [
    ...allEndpoints.filter(({ extension }) => extension).map(({ name }) => name),
    'version',
    'iconoApp',
    ...extraColumns,
    ...Object.keys({ ...obtenerProductos.query, ...(near && obtenerProducto.query) }),
  ],
})
