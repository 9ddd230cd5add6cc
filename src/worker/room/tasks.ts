/** What a page asks of the worker about the whole company. */
import { withDatabase } from '../../demo/database.ts'
import { readCompany, sessionsTable, type Company, type Row } from '../../demo/state/company.ts'
import { sameBytes } from '../../demo/state/format/crc.ts'
import { Rejected } from '../../demo/state/format/rejected.ts'
import { dropPoint, keepPoint, readPoint, trimPoints } from '../../demo/state/points.ts'
import { causeOf, type Task, type Told } from '../../demo/state/tasks.ts'
import { stillIn, withSecrets } from './accounts.ts'
import { judge } from './judge.ts'
import type { Means } from './means.ts'
import { begun, begunIn } from './targets.ts'
import { upgraded } from './upgrade.ts'
import { writeCompany } from './write.ts'

type Tell = (told: Told) => void
type Replacing = Exclude<Task, { task: 'guardarPunto' }>

/** Whether there is no room left in this browser. */
export const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

class NoRoom extends Rejected {}

const point = async (here: Company, nombre: string, task: Task['task']) => {
  try {
    return await keepPoint(here, { nombre, causa: causeOf[task], creado: new Date().toISOString() })
  } catch (error) {
    if (isFull(error)) throw new NoRoom('No hay lugar en este navegador para un punto de restauración.')
    throw error
  }
}

const targetOf = async (task: Replacing, here: Company, means: Means): Promise<Company> => {
  switch (task.task) {
    case 'cargar':
      return task.company
    case 'reiniciar': {
      const seed = await means.readSeed()
      return task.tablas ? begunIn(task.tablas, seed, here) : begun(seed, here)
    }
    case 'restaurar': {
      const kept = await readPoint(task.punto)
      if (!kept) throw new Rejected('Ese punto de restauración ya no está.')
      return kept
    }
  }
}

/** Files that are here as they are to be. What a page brings is always written. */
const stayingOf = async (task: Replacing, target: Company, here: Company): Promise<Set<string>> => {
  const staying = new Set<string>()
  if (task.task === 'cargar') return staying
  for (const [name, blob] of target.archivos) {
    const own = here.archivos.get(name)
    if (own && (own === blob || (await sameBytes(own, blob)))) staying.add(name)
  }
  return staying
}

const withSessions = (target: Company, here: Company, own: readonly Row[] | undefined): Company => ({
  ...target,
  tablas: {
    ...target.tablas,
    [sessionsTable]: {
      clave: 'zona',
      filas: own ?? stillIn(here.tablas[sessionsTable]?.filas ?? [], here, target.tablas),
    },
  },
})

/** Sessions are this browser's: only a file that brings some replaces them. */
const prepared = async (task: Replacing, here: Company, database: IDBDatabase, means: Means): Promise<Company> => {
  const wanted = await targetOf(task, here, means)
  const brought = task.task === 'cargar' && task.cuentas ? wanted.tablas[sessionsTable]?.filas : undefined
  const { [sessionsTable]: _sessions, ...tables } = wanted.tablas
  const target = await upgraded(
    { ...wanted, tablas: { ...tables, [sessionsTable]: { clave: 'zona', filas: brought ?? [] } } },
    database,
    means,
  )
  const stranger = Object.entries(target.tablas).find(([name, { clave }]) => here.tablas[name]?.clave !== clave)
  if (stranger) throw new Rejected(`El archivo trae una tabla que Vidriera no tiene, o no así: “${stranger[0]}”.`)
  const counting = Object.keys(here.tablas).filter((name) => here.tablas[name]?.siguiente !== undefined)
  judge(target, new Set(counting), means)
  return withSessions(await withSecrets(target, here, await means.readSeed()), here, brought)
}

/** A point before it; of what did not happen none stays. */
const withWayBack = async (task: Replacing, here: Company, tell: Tell, work: () => Promise<void>) => {
  if (task.sinPunto) return work()
  tell({ step: 'guardando el punto' })
  const id = await point(here, task.nombre, task.task)
  try {
    await work()
  } catch (error) {
    await dropPoint(id).catch(console.warn)
    throw error
  }
  await trimPoints().catch(console.warn)
}

const replace = (task: Replacing, means: Means, tell: Tell, signal: AbortSignal) =>
  withDatabase(async (database) => {
    const here = await readCompany(database)
    const target = await prepared(task, here, database, means)
    const staying = await stayingOf(task, target, here)
    await withWayBack(task, here, tell, async () => {
      signal.throwIfAborted()
      tell({ step: 'escribiendo' })
      await means.forgetLooks()
      await writeCompany(database, target, here, staying)
    })
    await means.forgetLooks()
    await means.broadcast({ type: 'CHANGED', resources: task.recursos })
  })

const run = async (task: Task, means: Means, tell: Tell, signal: AbortSignal): Promise<Told> => {
  try {
    tell({ step: 'comprobando' })
    await means.open()
    if (task.task === 'guardarPunto')
      await withDatabase(async (database) => point(await readCompany(database), task.nombre, task.task))
    else await replace(task, means, tell, signal)
    return { done: true }
  } catch (error) {
    // Without a way back it may fit.
    const sinLugar =
      (isFull(error) || error instanceof NoRoom) && task.task !== 'guardarPunto' && task.sinPunto !== true
    if (error instanceof Rejected) return { refused: error.message, sinLugar }
    if (isFull(error)) return { refused: 'No queda lugar en este navegador.', sinLugar }
    if (signal.aborted) return { refused: 'Cancelado: no se cambió nada.' }
    console.error(error)
    return { refused: 'Algo falló: no se cambió nada. Probá de nuevo.' }
  }
}

/** Does what a page asks, one at a time, and tells it on the port that came along; whatever comes back there calls it off. */
export const doTask = async (task: Task, port: MessagePort, means: Means): Promise<void> => {
  const calledOff = new AbortController()
  port.addEventListener('message', () => calledOff.abort())
  port.start()
  port.postMessage(
    await navigator.locks.request('vidriera-estado', () =>
      run(task, means, (told) => port.postMessage(told), calledOff.signal),
    ),
  )
}
