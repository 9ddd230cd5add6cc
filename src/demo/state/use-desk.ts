import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../ui/save-file.ts'
import { sizeOf } from './company.ts'
import type { Doors } from './doors.ts'
import { Rejected } from './format/rejected.ts'
import { openCompany, type Opened } from './open.ts'
import { everything } from './resources.ts'
import { saveCompany } from './save.ts'
import type { Step, Task } from './tasks.ts'

/** What somebody is about to have done, and may still think better of. */
export interface Plan {
  readonly titulo: string
  readonly hacer: string
  /** What a file brings. */
  readonly opened?: Opened & { readonly bytes: number }
  /** The resource, where it is about one alone. */
  readonly only?: string
  readonly task: (sinPunto: boolean) => Task
  readonly said: string
}

export interface Progress {
  readonly label: string
  readonly done?: number
  readonly total?: number
  readonly isFinal?: boolean
}

/** One thing at a time. */
export type Desk =
  | {
      readonly is: 'free'
      readonly isBack?: boolean
      readonly said?: string
      readonly tone?: 'success' | 'error'
      readonly missing?: readonly string[]
    }
  | { readonly is: 'asking'; readonly plan: Plan; readonly refused?: string }
  | { readonly is: 'busy'; readonly progress: Progress }

const steps: Readonly<Record<Step, Progress>> = {
  comprobando: { label: 'Comprobando los datos' },
  'guardando el punto': { label: 'Guardando un punto de restauración' },
  escribiendo: { label: 'Escribiendo', isFinal: true },
}

const sentence = (error: unknown): string => {
  if (error instanceof Rejected) return error.message
  console.error(error)
  return 'Algo falló: no se cambió nada. Probá de nuevo.'
}

/** vidriera-2026-11-22-0930.vidriera.zip */
const nameAt = (now: Date): string => {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString()
  return `vidriera-${local.slice(0, 10)}-${local.slice(11, 16).replace(':', '')}.vidriera.zip`
}

/** Bytes as they go by, said some ten times a second. */
const counter = (label: string, show: (progress: Progress) => void) => {
  let [done, total, last] = [0, 0, 0]
  return {
    onTotal: (bytes: number) => {
      total = bytes
    },
    onBytes: (bytes: number) => {
      done += bytes
      if (performance.now() - last < 100) return
      last = performance.now()
      show({ label, done, total })
    },
  }
}

type Show = (progress: Progress) => void

const saved = async (accounts: boolean, doors: Doors, signal: AbortSignal, show: Show): Promise<Desk> => {
  const now = new Date()
  const { file, missing } = await saveCompany(await doors.read(), {
    build: doors.build,
    now,
    accounts,
    asset: doors.asset,
    signal,
    ...counter('Guardando', show),
  })
  saveFile(file, nameAt(now))
  return { is: 'free', tone: 'success', said: `Guardado en ${nameAt(now)}.`, missing }
}

const planOf = async (file: Blob, from: string, doors: Doors, signal: AbortSignal, show: Show): Promise<Desk> => {
  const { onTotal, onBytes } = counter('Comprobando el archivo', show)
  onTotal(file.size)
  const { company, manifest } = await openCompany(file, { asset: doors.asset, signal, onBytes })
  const plan: Plan = {
    titulo: `Cargar ${from}`,
    hacer: 'Cargar y reemplazar todo',
    said: `Cargado: los datos son los de ${from}.`,
    opened: { company, manifest, bytes: sizeOf(company.archivos) },
    task: (sinPunto) => ({
      task: 'cargar',
      company,
      cuentas: manifest.cuentas,
      nombre: `Antes de cargar ${from}`.slice(0, 80),
      sinPunto,
      recursos: everything,
    }),
  }
  return { is: 'asking', plan }
}

const done = async (plan: Plan, sinPunto: boolean, doors: Doors, signal: AbortSignal, show: Show): Promise<Desk> => {
  const outcome = await doors.ask(plan.task(sinPunto), { signal, onStep: (step) => show(steps[step]) })
  if ('done' in outcome) return { is: 'free', tone: 'success', said: plan.said }
  if (outcome.sinLugar) return { is: 'asking', plan, refused: outcome.refused }
  return { is: 'free', said: outcome.refused, ...(!signal.aborted && { tone: 'error' }) }
}

const lastPart = (address: string) => address.split('/').at(-1) ?? address

export const useDesk = (doors: Doors, onDone: () => void) => {
  const [desk, setDesk] = useState<Desk>({ is: 'free' })
  const running = useRef<AbortController>(undefined)
  // Whoever leaves the tool in the middle of it does not want it any more.
  useEffect(() => () => running.current?.abort(), [])

  const busy = async (label: string, work: (signal: AbortSignal, show: Show) => Promise<Desk>) => {
    const controller = new AbortController()
    running.current = controller
    const show = (progress: Progress) => {
      if (!controller.signal.aborted) setDesk({ is: 'busy', progress })
    }
    show({ label })
    try {
      setDesk(await work(controller.signal, show))
    } catch (error) {
      setDesk(
        controller.signal.aborted
          ? { is: 'free', said: 'Cancelado: no se cambió nada.' }
          : { is: 'free', tone: 'error', said: sentence(error) },
      )
    }
    onDone()
  }

  return {
    desk,
    cancel: () => running.current?.abort(),
    ask: (plan: Plan) => setDesk({ is: 'asking', plan }),
    leave: () => setDesk({ is: 'free', isBack: true }),
    run: (plan: Plan, sinPunto = false) =>
      busy('Comprobando los datos', (signal, show) => done(plan, sinPunto, doors, signal, show)),
    save: (accounts: boolean) => busy('Leyendo los datos', (signal, show) => saved(accounts, doors, signal, show)),
    openFile: (file: File) =>
      busy('Comprobando el archivo', (signal, show) => planOf(file, file.name, doors, signal, show)),
    openLink: (address: string) =>
      busy('Descargando el estado', async (signal, show) =>
        planOf(await doors.fetchFile(address, signal), lastPart(address), doors, signal, show),
      ),
  }
}
