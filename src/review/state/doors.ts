/** The tool's access to the browser and the worker. Stories pass doors of their own. */
import { isRecord } from '#contract/record.ts'
import { buildId } from '#state/build-id.ts'
import type { Stepped, Task, Answer, ToWorker } from '#state/messages.ts'
import { noteOwnData } from '#state/edition.ts'
import { onWrite, withDatabase } from '../database.ts'
import { Rejected } from '#mocks/company/format/rejected.ts'
import { readCompany, readRows } from './from-database.ts'
import type { SeedData } from './losses.ts'
import { parseStateUrl } from './offered.ts'
import { countStaying } from './say.ts'
import { readWayBack } from './way-back.ts'

export type Outcome = Exclude<Answer, Stepped>

/** A file of the build. A page that the host answers in its place counts as none. */
const fromBuild = async (path: string): Promise<Response | undefined> => {
  const response = await fetch(path)
  return response.ok && !response.headers.get('Content-Type')?.startsWith('text/html') ? response : undefined
}

const isSeed = (value: unknown): value is SeedData => isRecord(value) && isRecord(value['tables'])

const readSeed = async (): Promise<SeedData | undefined> => {
  const seed: unknown = await (await fromBuild('/demo/seed.json').catch(() => undefined))?.json()
  return isSeed(seed) ? seed : undefined
}

/** In ms, for one step. The worker reports every step, and none takes that long. */
const stepTimeout = 180_000

const ask = async (
  task: Task,
  { signal, onStep }: { readonly signal: AbortSignal; readonly onStep: (answer: Stepped) => void },
): Promise<Outcome> => {
  const workers = navigator.serviceWorker
  const worker = workers.controller ?? (await workers.ready).active
  if (!worker) throw new Error('No worker')
  const { port1, port2 } = new MessageChannel()
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => resolve({ refused: 'El navegador no contestó. Mirá cómo quedaron los datos antes de probar de nuevo.' }),
      stepTimeout,
    )
  }
  port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    wait()
    if ('step' in data) onStep(data)
    else resolve(data)
  })
  port1.start()
  signal.addEventListener('abort', () => port1.postMessage('cancel'))
  wait()
  // From here on the prerendered pages may differ from this browser's data; noted before the first write.
  if ('resources' in task) noteOwnData()
  worker.postMessage({ type: 'TASK', task } satisfies ToWorker, [port2])
  const outcome = await promise
  clearTimeout(timer)
  port1.close()
  return outcome
}

const fetchFile = async (address: string, signal: AbortSignal): Promise<Blob> => {
  const url = parseStateUrl(address)
  const response = await fetch(url, { signal, redirect: 'error', credentials: 'same-origin' }).catch(
    (error: unknown) => {
      signal.throwIfAborted()
      console.warn(error)
      throw new Rejected('No se pudo descargar el estado del enlace. Probá de nuevo con conexión.')
    },
  )
  if (!response.ok) throw new Rejected(`El estado del enlace no está: el sitio contestó ${response.status}.`)
  return response.blob()
}

export const ownDoors = {
  build: buildId(),
  /** Without the numbers of records to come. */
  company: () => withDatabase(readRows),
  read: () => withDatabase(readCompany),
  /** The company of the build; nothing where there is no build, as while developing. */
  seed: readSeed,
  asset: async (path: string): Promise<Blob | undefined> => (await fromBuild(`/demo/${path}`))?.blob(),
  ask,
  staying: countStaying,
  fetchFile,
  wayBack: readWayBack,
  /** Calls `listen` after every write; returns how to stop. */
  onWritten: onWrite,
}
export type Doors = typeof ownDoors
