/** What is kept of a write, in its own transaction: its files in or out of use, the trash, how to take it back, its line in the history. */
import { undoable } from '../src/contract/registros.ts'
import type { Call } from './call.ts'
import type { ChangeRow, Db } from './db.ts'
import { detailsOf } from './details.ts'
import { versionOf } from './journal.ts'
import type { Journal, Touched } from './journal.ts'
import { filesTouched, forgetFiles, turnFiles } from './kept-files.ts'
import { record } from './rules/historial.ts'
import { toTrash } from './trash.ts'

const minute = 60 * 1000
const hour = 60 * minute

/** Forgets what has had its time: writes that are too old to be taken back, and what lay in the trash long enough. */
export const tidy = async (db: Db, now: number): Promise<void> => {
  if (Math.abs(now - db.tidied) < minute) return
  db.tidied = now
  const [all, late, expired] = await Promise.all([
    db.diario.toCollection().primaryKeys(),
    db.diario
      .where('at')
      .belowOrEqual(now - undoable.hours * hour)
      .primaryKeys(),
    db.papelera.where('vence').belowOrEqual(now).primaryKeys(),
  ])
  const old = [...new Set([...all.slice(0, -undoable.writes), ...late])]
  if (old.length + expired.length === 0) return
  const files = [...(await db.diario.bulkGet(old)), ...(await db.papelera.bulkGet(expired))].flatMap(
    (row) => row?.archivos ?? [],
  )
  await Promise.all([db.diario.bulkDelete(old), db.papelera.bulkDelete(expired)])
  await forgetFiles(db, files)
}

/** A row that was made and deleted in one write never was. */
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

const sentence = ({ endpoint, said }: Call): string | undefined => {
  const done = said.done ?? endpoint.done
  return done !== undefined && said.subject ? `${done}: ${said.subject}` : done
}

const entry = async (call: Call, texto: string, touched: readonly Touched[]) => {
  const who = call.endpoint.access === 'public' ? undefined : call.callers.panel
  // Who has no account is told of only where something came of it.
  if (who || touched.length > 0) await record(call, who, texto, detailsOf(touched))
}

/** Keeps what there is to keep of a write that its rule has made. Answers its number, where it can be taken back. */
export const seal = async (call: Call): Promise<number | undefined> => {
  const { db, journal, endpoint } = call
  const texto = sentence(call)
  const own = really(journal)
  await turnFiles(db, own)
  await toTrash(own, call)
  const isKept = journal.undoable && endpoint.access !== 'public' && own.length > 0
  await Promise.all([
    texto === undefined ? undefined : entry(call, texto, own),
    isKept ? db.diario.add(changeOf(call, texto ?? endpoint.name, really(journal))) : undefined,
  ])
  return isKept ? journal.stamp : undefined
}
