import { parse } from '#contract/reading/parse.ts'
import { isRecord } from '#contract/record.ts'
import { parseLines, textOrEmpty } from '#state/pedido/linea.ts'
import { tabStorage } from '#state/storage.ts'
import type { CarriedOrder } from '#state/outbox/waiting.ts'

/** The order last taken into this tab's form; a newer order replaces it. */
const key = 'contacto.pedido'

/** The order in the form; undefined when the stored value is not an order. */
export const storedCarried = (): CarriedOrder | undefined => {
  const value = parse(tabStorage.getItem(key) ?? '')
  if (!isRecord(value)) return undefined
  const { numero, de, texto, lines } = value
  const order = {
    numero: textOrEmpty(numero),
    de: textOrEmpty(de),
    texto: textOrEmpty(texto),
    lines: parseLines(lines),
  }
  return order.numero === '' || order.texto === '' || order.lines.length === 0 ? undefined : order
}

export const keepCarried = (order: CarriedOrder): void => {
  tabStorage.setItem(key, JSON.stringify(order))
}

export const dropCarried = (): void => tabStorage.removeItem(key)

/**
 * A message contains an order while it has the order's number and any of its lines or its link: an edited line does not
 * make it another order.
 */
const isCarried = ({ numero, texto }: CarriedOrder, mensaje: string): boolean => {
  const rows = texto.split('\n').filter((row) => row.startsWith('- ') || row.includes('/pedido#'))
  const written = new Set(mensaje.split(/\r?\n/).map((row) => row.trim()))
  return mensaje.includes(numero) && rows.some((row) => written.has(row.trim()))
}

/** The order that this message sends, if the order is still in the text. */
export const findCarried = (mensaje: string): CarriedOrder | undefined => {
  const order = storedCarried()
  return order && isCarried(order, mensaje) ? order : undefined
}
