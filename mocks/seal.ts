/** Completes a write in its own transaction: file use, trash, undo and the history. */
import { undoable } from '../src/contract/registros.ts'
import type { Call } from './call.ts'
import type { Store, Tables } from './store/port.ts'
import type { ChangeRow } from './store/rows.ts'
import { detailsOf } from './details.ts'
import { versionOf, type Journal, type Touched } from './journal.ts'
import { filesTouched, forgetFiles, turnFiles } from './stored-files.ts'
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
  const [changes, expired] = await Promise.all([db.diario.all(), db.papelera.until('vence', now)])
  const old = changes.filter(
    ({ at }, place) => place < changes.length - undoable.writes || at <= now - undoable.hours * hour,
  )
  if (old.length + expired.length === 0) return
  await Promise.all([db.diario.delete(old.map(({ id }) => id)), db.papelera.delete(expired.map(({ id }) => id))])
  await forgetFiles(
    db,
    [...old, ...expired].flatMap(({ archivos }) => archivos),
  )
}

/** A row created and deleted in one write does not count. */
const really = (journal: Journal): Touched[] =>
  [...journal.rows.values()].filter(({ before, after }) => before ?? after)

const changeOf = (
  { endpoint, callers, now, journal }: Call,
  texto: string,
  touched: readonly Touched[],
): ChangeRow => ({
  id: journal.stamp,
  texto,
  llamada: endpoint.name,
  idUsuario: callers.panel?.user.id ?? 0,
  at: now(),
  archivos: filesTouched(touched),
  cambios: touched.map(({ table, id: row, before, after }) => {
    const version = versionOf(after)
    return { table, id: row, ...(before && { before }), ...(version !== undefined && { version }) }
  }),
})

const sentence = ({ endpoint, summary }: Call): string | undefined => {
  const done = summary.done ?? endpoint.done
  return done !== undefined && summary.subject ? `${done}: ${summary.subject}` : done
}

const entry = async (call: Call, texto: string, touched: readonly Touched[]) => {
  const who = call.endpoint.access === 'public' ? undefined : call.callers.panel
  // A visitor's call enters the history only when it changed rows.
  if (who || touched.length > 0) await record(call, who, texto, detailsOf(touched))
}

/** Completes a write after its rule; answers its number when it can be undone. */
export const seal = async (call: Call): Promise<number | undefined> => {
  const { db, journal, endpoint } = call
  const texto = sentence(call)
  const own = really(journal)
  const isStored = journal.undoable && endpoint.access !== 'public' && own.length > 0
  const remember = async () => {
    // The trash's own rows are part of what an undo takes back.
    await toTrash(own, call)
    await Promise.all([
      texto === undefined ? undefined : entry(call, texto, own),
      isStored ? db.diario.add([changeOf(call, texto ?? endpoint.name, really(journal))]) : undefined,
    ])
  }
  await Promise.all([turnFiles(db, own), endSessions(own, db, call.callers.panel?.session.zona), remember()])
  return isStored ? journal.stamp : undefined
}
