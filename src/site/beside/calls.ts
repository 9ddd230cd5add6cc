/** What is asked of the catalogue beside the page. Products cross as places in their list: whole ones are many bytes. */
import type { Entorno, Producto } from '../../contract/producto.ts'
import type { Page } from '../../contract/sheet/page.ts'
import type { Found } from '../../finder/match.ts'
import type { Listed } from '../page/shown.ts'
import type { Choices } from '../pedido/quick/choices.ts'
import type { Pasted } from '../pedido/quick/pasted.ts'
import type { Narrowing } from '../productos/narrow/listing.ts'
import type { Options } from '../productos/narrow/narrow.ts'

export interface Placed {
  readonly at: number
  readonly sizes: readonly number[]
}
export type PlacedFound = Omit<Found, 'matches'> & { readonly matches: readonly Placed[] }

export interface PlacedListing {
  readonly found: PlacedFound
  /** Undefined where no filter is chosen: all that are found. */
  readonly matches: readonly Placed[] | undefined
  /** By their places among all sizes of all products. */
  readonly sizes: Int32Array
  readonly options: Options
}

type Step = Pick<Producto, 'id' | 'nombre'>
export interface Neighbours {
  readonly before?: Step
  readonly after?: Step
}

export interface Calls {
  readonly find: { readonly input: string; readonly answer: PlacedFound }
  readonly list: { readonly input: Narrowing; readonly answer: PlacedListing }
  readonly neighbours: {
    readonly input: { readonly id: number; readonly listed: Listed }
    readonly answer: Neighbours
  }
  /** A pasted text, or the sheets of a file, as lines of an order. */
  readonly pasted: { readonly input: string | readonly Page[]; readonly answer: readonly Pasted[] }
  /** What an unclear line may mean. */
  readonly choices: { readonly input: string; readonly answer: Choices }
  readonly around: { readonly input: number; readonly answer: Entorno }
}

export type Name = keyof Calls
export type Input<Of extends Name> = Calls[Of]['input']
export type Answer<Of extends Name> = Calls[Of]['answer']

/** The work for an answer, which may rest. */
export type Answers = {
  readonly [Of in Name]: (productos: readonly Producto[], input: Input<Of>) => Generator<void, Answer<Of>>
}
