import { toWords } from '#recognise/plain.ts'
import { today } from '#ui/today.ts'

/** The data that identify an order, in every form it leaves in. */
export interface Heading {
  /** '' for links made before orders had numbers. */
  readonly numero: string
  /** The customer's name; '' when unknown. */
  readonly de: string
  /** The day it is sent: 23/11/2026. */
  readonly fecha: string
}

/** '2026-11-23' becomes '23/11/2026'. */
const written = (day: string): string => day.split('-').toReversed().join('/')

export const createHeading = (numero: string, de: string, timestamp?: number): Heading => ({
  numero,
  de: de.trim(),
  fecha: written(today(timestamp)),
})

/** The lines above an order's text; quick order recognises them. */
export const headingLines = ({ numero, de, fecha }: Heading): readonly string[] =>
  [numero && `Pedido ${numero}`, `Fecha: ${fecha}`, de && `De parte de: ${de}`].filter(Boolean)

/**
 * 'pedido-20261123-7KQ4-ferreteria-lopez'. The name identifies the order, since the file has only the columns of the
 * bulk load.
 */
export const getFileName = ({ numero, de, fecha }: Heading): string => {
  const whose = toWords(toWords(de).join(' ').slice(0, 40)).join('-')
  return ['pedido', numero || fecha.split('/').toReversed().join('-'), whose].filter(Boolean).join('-')
}
