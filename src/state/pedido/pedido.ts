import { create } from 'zustand'
import { parse } from '#contract/reading/parse.ts'
import { askQuietly } from '../persistence.ts'
import { tryToStore, local } from '../storage.ts'
import {
  joined,
  getMedidaKey,
  parseLines,
  clampPacks,
  reverted,
  type Linea,
  type Lineas,
  type Medida,
} from './linea.ts'
import { rejoined } from './rejoined.ts'

/** The last change, and how to undo it. */
interface Change {
  readonly message: string
  readonly undo: () => void
}

interface Pedido {
  readonly lines: Lineas
  /** The packs of each size by its key, which every table row reads. */
  readonly packs: ReadonlyMap<string, number>
  /** The last change in this tab, while it can be undone. */
  readonly change: Change | undefined
  /** False when the browser has no room: the list then lasts as long as the page. */
  readonly isStored: boolean
}

const storageKey = 'pedido'
/** The key of the order's number (number.ts). A new list does not inherit the number. */
export const numberKey = 'pedido.numero'

let last = { text: '', lines: parseLines([]) }

/** The stored lines, parsed again only when the stored text changed. */
const stored = (): Lineas => {
  const text = local.getStored(storageKey) ?? ''
  if (text !== last.text) last = { text, lines: parseLines(parse(text)) }
  return last.lines
}

const counted = (lines: Lineas) => ({ lines, packs: new Map(lines.map((line) => [getMedidaKey(line), line.cantidad])) })

/** 'Mi pedido', one per browser. Starts empty like the prerendered page and is filled right below. */
export const usePedido = create<Pedido>(() => ({ ...counted([]), change: undefined, isStored: true }))
usePedido.setState(counted(stored()))

/** The stored lines at the time when the browser refused those of this tab. */
let refusedAbove: Lineas = []

const keep = (lines: Lineas): boolean => {
  const text = lines.length === 0 ? '' : JSON.stringify(lines)
  const isStored = tryToStore(local, storageKey, text)
  if (isStored) last = { text, lines }
  else refusedAbove = stored()
  return isStored
}

/** The stored lines, joined with those of this tab that the browser refused. Another tab may have written without this one knowing yet. */
const newest = (): Lineas => {
  const { isStored, lines } = usePedido.getState()
  return isStored ? stored() : rejoined(refusedAbove, lines, stored())
}

globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key !== storageKey && key !== null) return
  const lines = newest()
  // Where another tab found room, there may be room for what was refused.
  const isStored = usePedido.getState().isStored || keep(lines)
  usePedido.setState({ ...counted(lines), isStored })
})

const apply = (update: (lines: Lineas) => Lineas, message?: string): void => {
  const previous = newest()
  const updated = update(previous)
  if (updated.length > 0) askQuietly()
  // Undoing an emptied list restores the same order.
  if (message !== undefined && previous.length === 0) local.removeItem(numberKey)
  usePedido.setState({ ...counted(updated), isStored: keep(updated) })
  if (message !== undefined) say(message, () => apply((now) => reverted(now, previous, updated)))
}

/** Shows a change that can be undone. */
export const say = (message: string, undo: () => void): void => usePedido.setState({ change: { message, undo } })

/** Changes the lines without a notice: the caller shows its own. */
export const setLines = (update: (lines: Lineas) => Lineas): void => apply(update)

const getMedidaLabel = ({ codigo, nombre, tamaño }: Medida) => [codigo, tamaño || nombre].filter(Boolean).join(' · ')
const howMany = (count: number, noun: 'pack' | 'medida') =>
  `${count.toLocaleString('es-AR')} ${noun}${count === 1 ? '' : 's'}`

export const addToPedido = (medida: Medida, cantidad = 1, nota = ''): void => {
  const { codigo, nombre, tamaño, pack, codigobarra } = medida
  const key = getMedidaKey(medida)
  const currentCount = newest().find((line) => getMedidaKey(line) === key)?.cantidad ?? 0
  apply(
    (lines) => joined(lines, [{ codigo, nombre, tamaño, pack, codigobarra, cantidad: clampPacks(cantidad), nota }]),
    `${getMedidaLabel(medida)}: ${howMany(clampPacks(currentCount + cantidad), 'pack')} en tu pedido`,
  )
}

export const addAll = (others: Lineas, besides = ''): void => {
  if (others.length > 0)
    apply((lines) => joined(lines, others), `${howMany(others.length, 'medida')} en tu pedido${besides}`)
}

export const replacePedido = (lines: Lineas): void => {
  local.removeItem(numberKey)
  apply(() => lines, 'Cambiaste tu pedido por otro')
}

export const changeLine = (medida: Medida, change: Partial<Pick<Linea, 'cantidad' | 'nota'>>): void => {
  const key = getMedidaKey(medida)
  apply((lines) => lines.map((listed) => (getMedidaKey(listed) === key ? { ...listed, ...change } : listed)))
}

export const removeLine = (medida: Medida): void => {
  const key = getMedidaKey(medida)
  apply((lines) => lines.filter((listed) => getMedidaKey(listed) !== key), `Quitaste ${getMedidaLabel(medida)}`)
}

export const emptyPedido = (): void => apply(() => [], 'Vaciaste tu pedido')

export const undo = (): void => {
  usePedido.getState().change?.undo()
  forgetChange()
}

/** Withdraws the offer to undo. */
export const forgetChange = (): void => usePedido.setState({ change: undefined })

/** The packs of a size in the list. */
export const useCountInOrder = (medida: Medida): number => {
  const key = getMedidaKey(medida)
  return usePedido(({ packs }) => packs.get(key) ?? 0)
}
