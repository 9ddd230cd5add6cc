/** The worker's tasks on the whole company, for pages. */
import type { Backend } from '../../../mocks/backend.ts'
import { begun, begunIn, begunOwn } from '../../../mocks/company/begin.ts'
import { rowsIn, sessionsTable, withRows, type Company, type Row } from '../../contract/company.ts'
import { Rejected } from '../../../mocks/company/format/rejected.ts'
import { sameBytes } from '../../../mocks/company/format/bytes.ts'
import { judge, type JudgeDeps } from '../../../mocks/company/judge.ts'
import { readCompany } from '../../../mocks/company/from-store.ts'
import { replaceCompany } from '../../../mocks/company/replace.ts'
import { stillIn, withSecrets } from '../../../mocks/company/secrets.ts'
import { upgraded } from '../../../mocks/company/upgrade.ts'
import type { Seed } from '../../../mocks/store/rows.ts'
import { wayBack, withWayBack } from '../state/way-back.ts'
import type { Answer, FromWorker, Task } from '../../state/messages.ts'

/** The company: there is one once `open` has answered. */
type OpenStore = Pick<Backend, 'open' | 'store'>

/** Code of the worker's own script that the second script uses, so that no code is there twice. */
export interface TaskDeps extends JudgeDeps, OpenStore {
  readonly readSeed: () => Promise<Seed>
  readonly forgetPageSnapshots: () => Promise<void>
  readonly broadcast: (message: FromWorker) => Promise<void>
}

type Tell = (answer: Answer) => void
type Replacing = Exclude<Task, { task: 'check' }>

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

const targetOf = async (task: Task, here: Company, deps: TaskDeps): Promise<Company> => {
  switch (task.task) {
    case 'check':
    case 'load':
      return task.company
    case 'reset': {
      const seed = await deps.readSeed()
      return task.tables ? begunIn(task.tables, seed, here) : begun(seed, here)
    }
    case 'own':
      return begunOwn(await deps.readSeed(), here)
    case 'restore': {
      const stored = (await wayBack())?.company
      if (!stored) throw new Rejected('Lo de antes ya no está en este navegador.')
      // Tables that the company of before lacks come back empty.
      const lost = stored.schema === here.schema ? withRows(here.tables, () => []) : {}
      return { ...stored, tables: { ...lost, ...stored.tables } }
    }
  }
}

/** Names of files that are here already, byte for byte. Files that a page brings are always written. */
const stayingOf = async (task: Replacing, target: Company, here: Company): Promise<Set<string>> => {
  const staying = new Set<string>()
  if (task.task === 'load') return staying
  for (const [name, blob] of target.files) {
    const own = here.files.get(name)
    if (own && (own === blob || (await sameBytes(own, blob)))) staying.add(name)
  }
  return staying
}

const withSessions = (target: Company, here: Company, own: readonly Row[] | undefined): Company => ({
  ...target,
  tables: {
    ...target.tables,
    [sessionsTable]: { key: 'zona', rows: own ?? stillIn(rowsIn(here.tables, sessionsTable), here, target.tables) },
  },
})

/** Makes the company ready to be written, or refuses it. Only a file with sessions replaces the sessions of this browser. */
const prepared = async (task: Task, here: Company, deps: TaskDeps): Promise<Company> => {
  const wanted = await targetOf(task, here, deps)
  const brought = 'accounts' in task && task.accounts ? wanted.tables[sessionsTable]?.rows : undefined
  const target = upgraded({
    ...wanted,
    tables: { ...wanted.tables, [sessionsTable]: { key: 'zona', rows: brought ?? [] } },
  })
  judge(target, deps)
  return withSessions(await withSecrets(target, here, await deps.readSeed()), here, brought)
}

const replace = async (task: Replacing, deps: TaskDeps, tell: Tell, signal: AbortSignal) => {
  const here = await readCompany(deps.store)
  const target = await prepared(task, here, deps)
  const staying = await stayingOf(task, target, here)
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
    await replaceCompany(deps.store, target, { here, staying, onRows })
  }
  if (task.withoutWayBack) await write()
  else {
    tell({ step: 'keeping the way back' })
    await withWayBack(here, task.before, write)
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

/** Keeps the company of before once a bulk load is done. Where there is no room, the load stands all the same: the panel offers to undo it. */
export const bulkLoad = async (respond: () => Promise<Response>, { open, store }: OpenStore): Promise<Response> => {
  const before = await open()
    .then(() => readCompany(store))
    // Where the database does not open, the backend's own answer tells why.
    .catch(() => undefined)
  const response = await respond()
  if (before && response.ok) await withWayBack(before, 'una carga masiva', () => Promise.resolve()).catch(console.warn)
  return response
}
