/** Completes a write in its own transaction: file use, trash, undo and the history. */
import { undoable } from '#contract/registros.ts'
import type { Call } from './call.ts'
import { accountNames } from './company/accounts.ts'
import type { Store, Tables } from './store/port.ts'
import type { ChangeRow } from './store/rows.ts'
import { describeChanges } from './describe-changes.ts'
import { findCustomers, forgetCustomers } from './forget-customers.ts'
import { getVersion, type Journal, type RowWrite } from './journal.ts'
import { getAffectedFiles, forgetFiles, updateRetiredFiles } from './stored-files.ts'
import { record } from './rules/historial.ts'
import { endSessions } from './sessions.ts'
import { toTrash } from './trash.ts'

const minute = 60 * 1000
const hour = 60 * minute

const tidied = new WeakMap<Store, number>()

/** Deletes writes that are too old to undo, and expired trash. */
export const tidy = async (store: Store, db: Tables, now: number): Promise<void> => {
  if (Math.abs(now - (tidied.get(store) ?? 0)) < minute) return
  tidied.set(store, now)
  const [changes, expired] = await Promise.all([db.diario.getAll(), db.papelera.until('vence', now)])
  const old = changes.filter(
    ({ at: time }, index) => index < changes.length - undoable.writes || time <= now - undoable.hours * hour,
  )
  if (old.length + expired.length === 0) return
  await Promise.all([db.diario.delete(old.map(({ id }) => id)), db.papelera.delete(expired.map(({ id }) => id))])
  await forgetCustomers(db, findCustomers(expired))
  await forgetFiles(
    db,
    [...old, ...expired].flatMap(({ archivos }) => archivos),
  )
}

/** A row created and deleted in one write does not count. */
const getEffectiveWrites = (journal: Journal): RowWrite[] =>
  [...journal.rows.values()].filter(({ oldRow, newRow }) => oldRow ?? newRow)

const toChangeRow = (
  { endpoint, callers, now, journal }: Call,
  texto: string,
  writes: readonly RowWrite[],
): ChangeRow => ({
  id: journal.stamp,
  texto,
  llamada: journal.llamada ?? endpoint.name,
  idUsuario: callers.panel?.user.id ?? 0,
  at: now(),
  archivos: getAffectedFiles(writes),
  cambios: writes.map(({ table, id: row, oldRow, newRow }) => {
    const version = getVersion(newRow)
    return { table, id: row, ...(oldRow && { before: oldRow }), ...(version !== undefined && { version }) }
  }),
})

const sentence = ({ endpoint, summary }: Call): string | undefined => {
  const done = summary.done ?? endpoint.done
  return done !== undefined && summary.subject ? `${done}: ${summary.subject}` : done
}

const entry = async (call: Call, texto: string, writes: readonly RowWrite[]) => {
  const who = call.endpoint.access === 'public' ? undefined : call.callers.panel
  // A visitor's call enters the history only when it changed rows.
  if (who || writes.length > 0) await record(call, who, texto, describeChanges(writes))
}

/** Writes to the owners of accounts that changed, whichever call it was. */
const tellOwners = ({ db, journal, now, tellOwner }: Call, writes: readonly RowWrite[]) =>
  tellOwner &&
  Promise.all(
    writes.flatMap(({ table, oldRow: previous, newRow: current }) => {
      const name = accountNames[table]
      if (name === undefined || !previous || !current) return []
      return [tellOwner(db, { previous, current, nombre: String(previous[name]), now: now(), stamp: journal.stamp })]
    }),
  )

/** Completes a write after its rule; answers its number when it can be undone. */
export const seal = async (call: Call): Promise<number | undefined> => {
  const { db, journal, endpoint } = call
  const texto = sentence(call)
  const writes = getEffectiveWrites(journal)
  const isStored = journal.undoable && endpoint.access !== 'public' && writes.length > 0
  const remember = async () => {
    // An undo takes the trash's own rows back too.
    if (journal.trashes) await toTrash(writes, call)
    await Promise.all([
      texto === undefined ? undefined : entry(call, texto, writes),
      isStored ? db.diario.add([toChangeRow(call, texto ?? endpoint.name, getEffectiveWrites(journal))]) : undefined,
    ])
  }
  await Promise.all([
    updateRetiredFiles(db, writes),
    endSessions(writes, db, call.callers.panel?.session.zona),
    tellOwners(call, writes),
    remember(),
  ])
  return isStored ? journal.stamp : undefined
}
