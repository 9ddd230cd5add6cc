/** Clears 'Mi pedido' once its order is sent, and brings orders back. */
import { create } from 'zustand'
import { takeBack } from '../outbox/send.ts'
import {
  allSent,
  allWaiting,
  forgetSent,
  keepSent,
  onNews,
  type Order,
  type SentOrder,
  type Waiting,
} from '../outbox/waiting.ts'
import { storedNumber, setNumber } from './stored-number.ts'
import { joined, getMedidaKey, parseLines, type Lineas } from './linea.ts'
import { forgetChange, say, setLines } from './pedido.ts'

/** The lines left after an order was sent: those added since, and packs beyond the sent ones. */
export const remaining = (lines: Lineas, gone: Lineas): Lineas => {
  const packs = new Map(gone.map((line) => [getMedidaKey(line), line.cantidad]))
  return lines.flatMap((line) => {
    const cantidad = line.cantidad - (packs.get(getMedidaKey(line)) ?? 0)
    return cantidad > 0 ? [{ ...line, cantidad }] : []
  })
}

/** A waiting message that carries an order. */
type Carrying = Waiting & { readonly pedido: NonNullable<Waiting['pedido']> }
const carries = (waiting: Waiting): waiting is Carrying => waiting.pedido !== undefined && waiting.state !== 'sending'

/** 'Enviados': waiting and sent orders. */
interface Gone {
  readonly waiting: readonly Carrying[]
  readonly sent: readonly SentOrder[]
}
export const useGone = create<Gone>(() => ({ waiting: [], sent: [] }))

/** Reads stored lines of any shape. */
const cleaned = <T extends Order>(order: T): T => ({ ...order, lines: parseLines(order.lines) })

const refresh = async (): Promise<Gone> => {
  const [waiting, sent] = await Promise.all([allWaiting(), allSent()])
  const gone = {
    waiting: waiting.filter(carries).map((each) => ({ ...each, pedido: cleaned(each.pedido) })),
    sent: sent.map(cleaned),
  }
  useGone.setState(gone)
  return gone
}

/** Reads the orders and follows their changes; returns how to stop. */
export const watchGone = (): (() => void) => {
  void refresh()
  return onNews(() => void refresh())
}

/** Clears the list once its order is sent, by any tab or the worker. Returns whether the order with this number was sent. */
export const takeGone = async (numero = storedNumber()): Promise<boolean> => {
  const { waiting, sent } = await refresh()
  const gone: Order | undefined = [...waiting.map(({ pedido }) => pedido), ...sent].find(
    (order) => order.numero === numero,
  )
  // The list gets a new number, so that it is cleared only once.
  if (gone && storedNumber() === numero) {
    setNumber('')
    forgetChange()
    setLines((lines) => remaining(lines, gone.lines))
  }
  return gone !== undefined
}

const bringLines = ({ lines }: Order) => setLines((now) => joined(now, parseLines(lines)))

/** Puts the order of a withdrawn message back into the list, under its old number. */
export const takeOrderBack = async (key: string): Promise<Waiting | undefined> => {
  await takeGone()
  const waiting = await takeBack(key, ({ pedido }) => {
    if (pedido) bringLines(pedido)
  })
  if (waiting?.pedido) setNumber(waiting.pedido.numero)
  return waiting
}

/** 'Ya lo mandé': marks an order as sent by WhatsApp, mail or file. Rejects in a full browser, and the list stays. */
export const markSent = async (order: Order): Promise<void> => {
  const sent: SentOrder = { ...order, state: 'sent', since: Date.now(), by: 'person' }
  await keepSent(sent)
  await takeGone()
  say(`El pedido ${order.numero} pasó a Enviados`, () => {
    bringLines(order)
    void forgetSent(sent).then(() => setNumber(order.numero))
  })
}

export const deleteSent = async (order: SentOrder): Promise<void> => {
  await forgetSent(order)
  say(`Eliminaste el pedido ${order.numero} de Enviados`, () => void keepSent(order))
}
