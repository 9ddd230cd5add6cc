import { useEffect, useRef, useState } from 'react'
import { lostFileReason } from '#api/lost-file.ts'
import { saveFile } from '#ui/save-file.ts'
import type { Company } from '#contract/company.ts'
import type { Doors } from './doors.ts'
import { Rejected } from '#mocks/company/format/rejected.ts'
import { openCompany, type Opened } from '#mocks/company/format/open.ts'
import { withoutCustomers } from './customers.ts'
import { everything } from './resources.ts'
import { saveCompany } from '#mocks/company/format/save.ts'
import type { Step, Task } from '#state/messages.ts'

/** An action that awaits its confirmation. */
export interface Plan {
  readonly title: string
  readonly action: string
  /** The company of the file to load. */
  readonly opened?: Opened
  /** The id of the resource, for an action on one alone. */
  readonly only?: string
  /** The data that stays, where the action leaves some. */
  readonly keeps?: string
  readonly work: Work
  readonly message: string
}

/** A task without the fields that the desk adds to every task. */
type Work<One = Exclude<Task, { task: 'check' }>> = One extends unknown
  ? Omit<One, 'withoutWayBack' | 'resources'>
  : never

export interface Progress {
  readonly label: string
  readonly done?: number
  readonly total?: number
  /** The unit of the numbers; bytes where it is missing. */
  readonly unit?: 'registros'
}

export type Desk =
  | {
      readonly is: 'free'
      readonly isBack?: boolean
      readonly message?: string
      readonly tone?: 'success' | 'error'
    }
  | { readonly is: 'asking'; readonly plan: Plan; readonly refused?: string }
  | { readonly is: 'busy'; readonly progress: Progress }

const steps: Readonly<Record<Step, Progress>> = {
  checking: { label: 'Comprobando los datos' },
  'keeping the way back': { label: 'Guardando cómo está todo' },
  writing: { label: 'Escribiendo', unit: 'registros' },
}

const sentence = (error: unknown): string => {
  if (error instanceof Rejected) return error.message
  const lost = lostFileReason(error)
  if (lost !== undefined) return lost
  console.error(error)
  return 'Algo falló: no se cambió nada. Probá de nuevo.'
}

/** vidriera-2026-11-22-0930.vidriera.zip */
const toFileName = (now: Date): string => {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString()
  return `vidriera-${local.slice(0, 10)}-${local.slice(11, 16).replace(':', '')}.vidriera.zip`
}

/** Counts bytes and records, and shows the count at most ten times a second. */
const counter = (label: string, show: Run['show']) => {
  let [done, total, last] = [0, 0, 0]
  const showNow = (progress: Progress) => {
    if (performance.now() - last < 100) return
    last = performance.now()
    show(progress)
  }
  return {
    onTotal: (bytes: number) => {
      total = bytes
    },
    onBytes: (bytes: number) => {
      done += bytes
      showNow({ label, done, total })
    },
    onRows: (rows: number, rowTotal: number) => showNow({ label, done: rows, total: rowTotal, unit: 'registros' }),
  }
}

/** Work of the desk under way. */
interface Run {
  readonly doors: Doors
  readonly signal: AbortSignal
  readonly show: (progress: Progress) => void
}

/** The private data that a saved file holds. */
export interface Private {
  readonly accounts: boolean
  readonly customers: boolean
}

const sayMissing = (missing: readonly string[]): string =>
  missing.length === 0
    ? ''
    : ` No está en el archivo lo que este navegador no tiene: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` y ${missing.length - 5} más` : ''}.`

const saved = async (company: Company, now: Date, accounts: boolean, { doors, signal, show }: Run): Promise<Desk> => {
  const name = toFileName(now)
  const { build, asset } = doors
  const options = { now, accounts, signal, build, asset, ...counter('Guardando', show) }
  const { file, missing } = await saveCompany(company, options)
  saveFile(file, name)
  return { is: 'free', tone: 'success', message: `Guardado en ${name}.${sayMissing(missing)}` }
}

const prepareLoad = async (file: Blob, from: string, { doors, signal, show }: Run): Promise<Desk> => {
  const { onTotal, onBytes } = counter('Comprobando el archivo', show)
  onTotal(file.size)
  const { company, manifest } = await openCompany(file, { asset: doors.asset, signal, onBytes })
  const outcome = await doors.ask(
    { task: 'check', company: { ...company, files: new Map() }, accounts: manifest.accounts },
    { signal, onStep: () => undefined },
  )
  if ('refused' in outcome) throw new Rejected(outcome.refused)
  const plan: Plan = {
    title: `Cargar ${from}`,
    action: 'Cargar y reemplazar todo',
    message: `Cargado: los datos son los de ${from}.`,
    opened: { company, manifest },
    work: { task: 'load', company, accounts: manifest.accounts, before: `cargar ${from}`.slice(0, 80) },
  }
  return { is: 'asking', plan }
}

const done = async (plan: Plan, withoutWayBack: boolean, { doors, signal, show }: Run): Promise<Desk> => {
  const outcome = await doors.ask(
    { ...plan.work, withoutWayBack, resources: everything },
    { signal, onStep: ({ step, ...counts }) => show({ ...steps[step], ...counts }) },
  )
  if ('done' in outcome) return { is: 'free', tone: 'success', message: plan.message }
  if (outcome.noSpace) return { is: 'asking', plan, refused: outcome.refused }
  return { is: 'free', message: outcome.refused, ...(!signal.aborted && { tone: 'error' }) }
}

export const useDesk = (doors: Doors, onDone: () => void) => {
  const [desk, setDesk] = useState<Desk>({ is: 'free' })
  const running = useRef<AbortController>(undefined)
  // Leaving the tool cancels the running work.
  useEffect(() => () => running.current?.abort(), [])

  const busy = async (label: string, work: (run: Run) => Promise<Desk>) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const show = (progress: Progress) => {
      if (!signal.aborted) setDesk({ is: 'busy', progress })
    }
    show({ label })
    try {
      setDesk(await work({ doors, signal, show }))
    } catch (error) {
      setDesk(
        signal.aborted
          ? { is: 'free', message: 'Cancelado: no se cambió nada.' }
          : { is: 'free', tone: 'error', message: sentence(error) },
      )
    }
    onDone()
  }

  return {
    desk,
    cancel: () => running.current?.abort(),
    ask: (plan: Plan) => setDesk({ is: 'asking', plan }),
    leave: () => setDesk({ is: 'free', isBack: true }),
    run: (plan: Plan, withoutWayBack = false) =>
      busy('Comprobando los datos', (run) => done(plan, withoutWayBack, run)),
    save: ({ accounts, customers }: Private) =>
      busy('Leyendo los datos', async (run) => {
        const company = await doors.read()
        return saved(customers ? company : withoutCustomers(company, await doors.seed()), new Date(), accounts, run)
      }),
    openFile: (file: File) => busy('Comprobando el archivo', (run) => prepareLoad(file, file.name, run)),
    openLink: (address: string) =>
      busy('Descargando el estado', async (run) =>
        prepareLoad(await doors.fetchFile(address, run.signal), address.split('/').at(-1) ?? address, run),
      ),
  }
}
