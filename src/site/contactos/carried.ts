import { parse } from '../../contract/reading/parse.ts'
import { isRecord } from '../../contract/record.ts'
import { linesOf, textOf } from '../../state/pedido/linea.ts'
import { tryToStore, ofTab } from '../../state/storage.ts'
import type { CarriedOrder } from '../../state/outbox/waiting.ts'

/** The order last taken into this tab's form; a newer order replaces it. */
const key = 'contacto.pedido'

/** The order in the form; undefined when the stored value is not an order. */
export const storedCarried = (): CarriedOrder | undefined => {
  const value = parse(ofTab.getItem(key) ?? '')
  if (!isRecord(value)) return undefined
  const { numero, de, texto, lines } = value
  const order = { numero: textOf(numero), de: textOf(de), texto: textOf(texto), lines: linesOf(lines) }
  return order.numero === '' || order.texto === '' || order.lines.length === 0 ? undefined : order
}

/** When storage is full, the message is sent without its order and the list stays. */
export const keepCarried = (order: CarriedOrder): void => {
  if (!tryToStore(ofTab, key, JSON.stringify(order))) dropCarried()
}

export const dropCarried = (): void => ofTab.removeItem(key)

/**
 * A message contains an order while it has the order's number and any of its lines or its link: an edited line does not
 * make it another order.
 */
const isIn = ({ numero, texto }: CarriedOrder, mensaje: string): boolean => {
  const rows = texto.split('\n').filter((row) => row.startsWith('- ') || row.includes('/pedido#'))
  const written = new Set(mensaje.split(/\r?\n/).map((row) => row.trim()))
  return mensaje.includes(numero) && rows.some((row) => written.has(row.trim()))
}

/** The order that this message sends, if the order is still in the text. */
export const carriedIn = (mensaje: string): CarriedOrder | undefined => {
  const order = storedCarried()
  return order && isIn(order, mensaje) ? order : undefined
}
