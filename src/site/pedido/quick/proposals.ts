import { keyOf, type Medida } from '../../../state/pedido/linea.ts'
import type { Find } from '../../../finder/finder.ts'
import { amountIn } from './amount.ts'
import type { Codes } from './codes.ts'

interface Unsure {
  readonly text: string
  readonly matches: readonly Medida[]
  /** The text without the codes of `matches`. */
  readonly rest: string
}

/** More proposals would be a search, which the page has already. */
const most = 4

/** The sizes that a search finds; of a product without a size, its first sizes. */
const foundBy = (find: Find, query: string): Medida[] =>
  find(query)
    .matches.slice(0, most)
    .flatMap(({ producto: { nombre, sub_productos }, sizes }) =>
      sub_productos
        .filter((_, size) => sizes.length === 0 || sizes.includes(size))
        .slice(0, most)
        .map((size) => ({ ...size, nombre })),
    )

/** The sizes that an unclear line may mean, likeliest first: by its code, by codes one slip away, by its words. */
export const proposalsFor = ({ text, matches, rest: message }: Unsure, codes: Codes, find: Find): Medida[] => {
  const words = text.split(/[\s;,|:()]+/)
  const near = matches.length > 0 ? [] : words.flatMap((word) => codes.nearly(word))
  const { rest } = amountIn(message)
  const found = matches.length > 0 || !/\p{L}|\dx\d/u.test(rest) ? [] : foundBy(find, rest)
  const byKey = new Map([...matches, ...near, ...found].map((medida) => [keyOf(medida), medida]))
  return [...byKey.values()].slice(0, most)
}
