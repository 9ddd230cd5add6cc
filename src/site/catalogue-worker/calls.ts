/** The questions about the catalogue to the thread beside the page. Products cross as indexes in their list: whole ones are many bytes. */
import type { Entorno, Producto } from '#contract/producto.ts'
import type { Page } from '#contract/sheet/page.ts'
import type { Found } from '#finder/match.ts'
import type { Finding } from '#recognise/finding.ts'
import type { Linea } from '#state/pedido/linea.ts'
import type { Listed } from '../page/shown.ts'
import type { Pasted } from '../pedido/quick/pasted.ts'
import type { Chosen } from '../productos/narrow/chosen.ts'
import type { Options } from '../productos/narrow/narrow.ts'

/** The query, the filters and the order of a list. */
export interface Narrowing {
  readonly query: string
  readonly chosen: Chosen
  /** The order of the table, as in the address. */
  readonly order: string | undefined
}

export interface Placed {
  readonly at: number
  readonly sizes: readonly number[]
}
export type PlacedFound = Omit<Found, 'matches'> & { readonly matches: readonly Placed[] }

export interface PlacedListing {
  readonly found: PlacedFound
  /** Undefined where no filter is chosen: all found products. */
  readonly matches: readonly Placed[] | undefined
  /** By their indexes among all sizes of all products. */
  readonly sizes: Int32Array
  readonly options: Options
}

type Step = Pick<Producto, 'id' | 'nombre'>
interface Neighbours {
  readonly before?: Step
  readonly after?: Step
}

interface Calls {
  readonly find: { readonly input: string; readonly answer: PlacedFound }
  readonly list: { readonly input: Narrowing; readonly answer: PlacedListing }
  readonly neighbours: {
    readonly input: { readonly id: number; readonly listed: Listed }
    readonly answer: Neighbours
  }
  /** A pasted text, or the sheets of a file, as lines of an order. */
  readonly pasted: { readonly input: string | readonly Page[]; readonly answer: readonly Pasted[] }
  /** The possible meanings of an unclear line. */
  readonly choices: { readonly input: string; readonly answer: Finding<Linea> }
  readonly around: { readonly input: number; readonly answer: Entorno }
}

export type Name = keyof Calls
export type Input<Call extends Name> = Calls[Call]['input']
export type Answer<Call extends Name> = Calls[Call]['answer']

/** The work for each answer, which may pause. */
export type Answers = {
  readonly [Call in Name]: (productos: readonly Producto[], input: Input<Call>) => Generator<void, Answer<Call>>
}
