/** The worker's tasks on the whole company, for pages. */
import type { Backend } from '#mocks/backend.ts'
import { withAccountsHere } from '#mocks/company/accounts.ts'
import { resetCompany, resetTables, resetToOwnCompany } from '#mocks/company/reset.ts'
import { getTableRows, sessionsTable, withRows, type Company, type Row } from '#contract/company.ts'
import { Rejected } from '#mocks/company/format/rejected.ts'
import { sameBytes } from '#mocks/company/format/bytes.ts'
import { judge, type JudgeDeps } from '#mocks/company/judge.ts'
import { readCompany } from '#mocks/company/from-store.ts'
import { replaceCompany } from '#mocks/company/replace.ts'
import { filterValidSessions, withSecrets } from '#mocks/company/secrets.ts'
import { upgraded } from '#mocks/company/upgrade.ts'
import type { Store } from '#mocks/store/port.ts'
import type { Seed } from '#mocks/store/rows.ts'
import { readWayBack, withWayBack } from '../state/way-back.ts'
import type { Answer, FromWorker, Task } from '#state/messages.ts'

/** Code of the worker's own script that the second script uses, so that no code is there twice. */
export interface TaskDeps extends JudgeDeps, Pick<Backend, 'open' | 'store'> {
  readonly readSeed: () => Promise<Seed>
  readonly forgetPageSnapshots: () => Promise<void>
  readonly broadcast: (message: FromWorker) => Promise<void>
}

type Tell = (answer: Answer) => void
type Replacing = Exclude<Task, { task: 'check' }>

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

const resolveTarget = async (task: Task, current: Company, deps: TaskDeps): Promise<Company> => {
  switch (task.task) {
    case 'check':
    case 'load':
      return task.company
    case 'reset': {
      const seed = await deps.readSeed()
      return task.tables ? resetTables(task.tables, seed, current) : resetCompany(seed, current)
    }
    case 'own':
      return resetToOwnCompany(await deps.readSeed(), current)
    case 'restore': {
      const stored = (await readWayBack())?.company
      if (!stored) throw new Rejected('Lo de antes ya no está en este navegador.')
      // Tables that the previous company lacks come back empty.
      return { ...stored, tables: { ...withRows(current.tables, () => []), ...stored.tables } }
    }
  }
}

/** Names of files that are here already, byte for byte. Files that a page brings are always written. */
const findStaying = async (task: Replacing, target: Company, current: Company): Promise<Set<string>> => {
  const staying = new Set<string>()
  if (task.task === 'load') return staying
  for (const [name, blob] of target.files) {
    const currentFile = current.files.get(name)
    if (currentFile && (currentFile === blob || (await sameBytes(currentFile, blob)))) staying.add(name)
  }
  return staying
}

const withSessions = (target: Company, current: Company, sessions: readonly Row[] | undefined): Company => ({
  ...target,
  tables: {
    ...target.tables,
    [sessionsTable]: {
      key: 'zona',
      rows: sessions ?? filterValidSessions(getTableRows(current.tables, sessionsTable), current, target.tables),
    },
  },
})

/** Makes the company ready to be written, or refuses it. Only a file with sessions replaces the sessions of this browser. */
const prepared = async (task: Task, current: Company, deps: TaskDeps): Promise<Company> => {
  const company = await resolveTarget(task, current, deps)
  const brought = 'accounts' in task && task.accounts ? company.tables[sessionsTable]?.rows : undefined
  const target = upgraded({
    ...company,
    tables: {
      ...withAccountsHere(company.tables, current.tables),
      [sessionsTable]: { key: 'zona', rows: brought ?? [] },
    },
  })
  judge(target, deps)
  return withSessions(await withSecrets(target, current, await deps.readSeed()), current, brought)
}

const replace = async (task: Replacing, deps: TaskDeps, tell: Tell, signal: AbortSignal) => {
  const current = await readCompany(deps.store)
  const target = await prepared(task, current, deps)
  const staying = await findStaying(task, target, current)
  const total = Object.values(target.tables).reduce((sum, { key, rows }) => sum + (key === 'id' ? rows.length : 0), 0)
  let done = 0
  const onRows = (count: number) => {
    signal.throwIfAborted()
    done += count
    tell({ step: 'writing', done, total })
  }
  const write = async () => {
    await deps.forgetPageSnapshots()
    onRows(0)
    await replaceCompany(deps.store, target, { current, staying, onRows })
  }
  if (task.withoutWayBack) await write()
  else {
    tell({ step: 'keeping the way back' })
    await withWayBack(current, task.before, write)
  }
  await deps.forgetPageSnapshots()
  await deps.broadcast({ type: 'CHANGED', resources: task.resources })
}

const run = async (task: Task, deps: TaskDeps, tell: Tell, signal: AbortSignal): Promise<Answer> => {
  try {
    tell({ step: 'checking' })
    await deps.open()
    if (task.task === 'check') await prepared(task, await readCompany(deps.store), deps)
    else await replace(task, deps, tell, signal)
    return { done: true }
  } catch (error) {
    if (error instanceof Rejected) return { refused: error.message }
    // Without a way back the work may fit.
    const noSpace = 'resources' in task && task.withoutWayBack !== true
    if (isFull(error)) return { refused: 'No hay lugar en este navegador.', noSpace }
    if (signal.aborted) return { refused: 'Cancelado: no se cambió nada.' }
    console.error(error)
    return { refused: 'Algo falló: no se cambió nada. Probá de nuevo.' }
  }
}

/** Does one task at a time, and reports on the port of its message. Any message on that port cancels the task. */
export const doTask = async (task: Task, port: MessagePort, deps: TaskDeps): Promise<void> => {
  const calledOff = new AbortController()
  port.addEventListener('message', () => calledOff.abort())
  port.start()
  port.postMessage(
    await navigator.locks.request('vidriera-estado', () =>
      run(task, deps, (answer) => port.postMessage(answer), calledOff.signal),
    ),
  )
}

/** Keeps the previous company once a bulk load is done. Where there is no room, the load stands all the same: the panel offers to undo it. */
export const withWayBackFor = async <Result>(
  load: () => Promise<Result>,
  store: Pick<Store, 'moment'>,
): Promise<Result> => {
  // A file that the browser can no longer read keeps nobody from loading.
  const previous = await readCompany(store).catch(() => undefined)
  const result = await load()
  if (previous) await withWayBack(previous, 'una carga masiva', () => Promise.resolve()).catch(console.warn)
  return result
}
