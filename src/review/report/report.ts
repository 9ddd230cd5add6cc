/** A report for a developer: one zip file with the comment, the errors and calls before it, and the company to reproduce it in. */
import type { CallEntry } from '../../state/call-entry.ts'
import type { Lineas } from '../../state/pedido/linea.ts'
import type { Seen } from '../comments/comment.ts'
import type { PageError } from './errors.ts'

export const reportFormat = 'vidriera-informe'
export const reportVersion = 1

export const parts = {
  report: 'informe.json',
  text: 'informe.md',
  /** The file as Comentarios exports and imports it. */
  comments: 'comentarios.json',
  /** The file as Datos saves and opens it. */
  company: 'estado.vidriera.zip',
} as const

/** 'Mi pedido' of the browser. Who sends the order is no part of a report. */
export interface Order {
  /** '' where the list has no number yet. */
  readonly numero: string
  readonly lines: Lineas
}

export interface Report {
  readonly made: string
  readonly browser: string
  readonly screen: Seen
  /** Whether the report names the company's customers. */
  readonly customers: boolean
  /** Latest first; passwords are covered. */
  readonly calls: readonly CallEntry[]
  readonly errors: readonly PageError[]
  readonly order: Order
}
