/** What a page may ask of the worker, which alone writes to the company, and what it is told meanwhile. */
import type { Company } from './company.ts'
import type { Cause } from './points.ts'

interface Making {
  /** What the point that is made before it is called. */
  readonly nombre: string
  /** Without a way back: only where somebody has agreed to it. */
  readonly sinPunto?: boolean
  /** What every tab has to read anew. */
  readonly recursos: readonly string[]
}

export type Task =
  | ({ readonly task: 'cargar'; readonly company: Company; readonly cuentas: boolean } & Making)
  /** Without `tablas`: all of them. */
  | ({ readonly task: 'reiniciar'; readonly tablas?: readonly string[] | undefined } & Making)
  | ({ readonly task: 'restaurar'; readonly punto: number } & Making)
  | { readonly task: 'guardarPunto'; readonly nombre: string }

export type Step = 'comprobando' | 'guardando el punto' | 'escribiendo'

/** `sinLugar`: nothing was done because a way back would not fit. */
export type Told =
  | { readonly step: Step }
  | { readonly done: true }
  | { readonly refused: string; readonly sinLugar?: boolean }

export const causeOf: Readonly<Record<Task['task'], Cause>> = {
  cargar: 'abrir un archivo',
  reiniciar: 'empezar de nuevo',
  restaurar: 'restaurar',
  guardarPunto: 'a mano',
}
