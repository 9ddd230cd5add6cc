import { create } from 'zustand'
import { parse } from '../../contract/reading/parse.ts'
import { local } from '../storage.ts'
import {
  changed,
  joined,
  keyOf,
  linesOf,
  packsOf,
  reverted,
  without,
  type Linea,
  type Lineas,
  type Medida,
} from './linea.ts'

/** What just happened to the pedido, and how it was before. */
interface Change {
  readonly said: string
  readonly before: Lineas
  readonly after: Lineas
}

interface Pedido {
  readonly lines: Lineas
  /** The packs of each size in it, by its key: what every row of a table asks. */
  readonly packs: ReadonlyMap<string, number>
  /** The last change made in this tab, for as long as it can be taken back. */
  readonly change: Change | undefined
  /** The browser keeps it: without storage, or with a full one, it lasts as long as the page. */
  readonly kept: boolean
}

const storageKey = 'pedido'

let last = { text: '', lines: linesOf([]) }

/** What is stored. As long as that is the same, its lines are: what shows them need not be made anew. */
const stored = (): Lineas => {
  const text = local.getItem(storageKey) ?? ''
  if (text !== last.text) last = { text, lines: linesOf(parse(text)) }
  return last.lines
}

const counted = (lines: Lineas) => ({ lines, packs: new Map(lines.map((line) => [keyOf(line), line.cantidad])) })

/** 'Mi pedido': one per browser. Empty at first, as a prerendered page shows it; filled at once below. */
export const usePedido = create<Pedido>(() => ({ ...counted([]), change: undefined, kept: true }))
usePedido.setState(counted(stored()))

/** Other tabs change it too. */
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) usePedido.setState(counted(stored()))
})

const keep = (lines: Lineas): boolean => {
  try {
    const text = lines.length === 0 ? '' : JSON.stringify(lines)
    if (text === '') local.removeItem(storageKey)
    else local.setItem(storageKey, text)
    last = { text, lines }
    return true
  } catch {
    return false
  }
}

/** The newest there is: another tab may have written since this one heard of it. */
const newest = () => {
  const { kept, lines } = usePedido.getState()
  return kept ? stored() : lines
}

const apply = (update: (lines: Lineas) => Lineas, said?: string): void => {
  const before = newest()
  const after = update(before)
  usePedido.setState({
    ...counted(after),
    kept: keep(after),
    ...(said !== undefined && { change: { said, before, after } }),
  })
}

const named = ({ codigo, nombre, tamaño }: Medida) => [codigo, tamaño || nombre].filter(Boolean).join(' · ')
const inPacks = (count: number) => `${count.toLocaleString('es-AR')} ${count === 1 ? 'pack' : 'packs'}`
const inSizes = (count: number) => `${count.toLocaleString('es-AR')} ${count === 1 ? 'medida' : 'medidas'}`

/** So many packs more of a size. */
export const addToPedido = (medida: Medida, cantidad = 1, nota = ''): void => {
  const { codigo, nombre, tamaño, pack, codigobarra } = medida
  const key = keyOf(medida)
  const there = newest().find((line) => keyOf(line) === key)?.cantidad ?? 0
  apply(
    (lines) => joined(lines, [{ codigo, nombre, tamaño, pack, codigobarra, cantidad: packsOf(cantidad), nota }]),
    `${named(medida)}: ${inPacks(packsOf(there + cantidad))} en tu pedido`,
  )
}

export const addAll = (others: Lineas): void => {
  if (others.length > 0) apply((lines) => joined(lines, others), `${inSizes(others.length)} en tu pedido`)
}

export const replacePedido = (lines: Lineas): void => apply(() => lines, 'Cambiaste tu pedido por otro')

export const changeLine = (line: Linea, change: Partial<Pick<Linea, 'cantidad' | 'nota'>>): void =>
  apply((lines) => changed(lines, keyOf(line), change))

export const removeLine = (line: Linea): void =>
  apply((lines) => without(lines, keyOf(line)), `Quitaste ${named(line)}`)

export const emptyPedido = (): void => apply(() => [], 'Vaciaste tu pedido')

export const undo = (): void => {
  const { change } = usePedido.getState()
  if (!change) return
  apply((now) => reverted(now, change.before, change.after))
  forgetChange()
}

/** Nothing is offered to be taken back any more. */
export const forgetChange = (): void => usePedido.setState({ change: undefined })

/** The packs of a size that are asked for. */
export const useAsked = (medida: Medida): number => {
  const key = keyOf(medida)
  return usePedido(({ packs }) => packs.get(key) ?? 0)
}
