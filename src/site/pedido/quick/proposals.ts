import { keyOf, type Medida } from '../../../state/pedido/linea.ts'
import type { Find } from '../../search/finder.ts'
import { amountIn } from './amount.ts'
import type { Codes } from './codes.ts'
import type { Pasted } from './paste.ts'

/** More of them would be a search: there is one. */
const most = 4

/** Of a product that is named without a size, the first ones. */
const foundBy = (find: Find, query: string): Medida[] =>
  find(query)
    .matches.slice(0, most)
    .flatMap(({ producto: { nombre, sub_productos }, sizes }) =>
      sub_productos
        .filter((_, size) => sizes.length === 0 || sizes.includes(size))
        .slice(0, most)
        .map((size) => ({ ...size, nombre })),
    )

/** What a line that is not sure may have meant, the likeliest first: who shares its code, whose code is a slip away, what its words find. */
export const proposalsFor = ({ text, named }: Pasted, codes: Codes, find: Find): Medida[] => {
  const words = text.split(/[\s;,|:()]+/)
  const near = named.length > 0 ? [] : words.flatMap((word) => codes.nearly(word))
  const { rest } = amountIn(text)
  const found = named.length > 0 || !/\p{L}|\dx\d/u.test(rest) ? [] : foundBy(find, rest)
  const byKey = new Map([...named, ...near, ...found].map((medida) => [keyOf(medida), medida]))
  return [...byKey.values()].slice(0, most)
}
