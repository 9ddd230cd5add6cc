/** Asks about products that a list calls otherwise than the catalogue, once a list, with each pair of names. Pure. */
import type { Cells } from '#contract/bulk-columns.ts'
import { nameKey } from '#contract/names.ts'
import type { Doubt } from '#recognise/cell-doubts.ts'
import { createOffer, examples, toPlace, type Asked, type Asking, type Entry } from './entries.ts'
import type { Offer, Pair } from './planilla.ts'

const namesKey = 'nombres'
/** A pair of names, by its key. */
interface Names {
  readonly key: string
  readonly stored: string
  readonly listed: string
}
type DoubtfulName = Doubt['cells'][number]
const toNames = ({ reading: stored = '', text: listed }: DoubtfulName): Names => ({
  key: `nombre ${stored} → ${listed}`,
  stored,
  listed,
})

/** The new cells of rows of a pair, by its answer. */
const toChange = ({ stored, listed, answer, offers }: Pair): Partial<Cells> | undefined => {
  if (answer === 'stored') return { nombre: stored }
  return answer === 'listed' && offers.some(({ key }) => key === 'listed')
    ? { nombre: stored, nombreNuevo: listed }
    : undefined
}

export const askNames = (
  { cells }: Doubt,
  entries: readonly Entry[],
  { choices: { answers }, extra, products }: Asking,
): Asked => {
  const names = [...new Map(cells.map(toNames).map((pair) => [pair.key, pair])).values()]
  const listedOf = Map.groupBy(names, ({ stored }) => stored)
  // One product cannot take several names.
  const canRename = ({ stored }: Names) => extra.includes('nombreNuevo') && listedOf.get(stored)?.length === 1
  const isOne = names.length === 1
  const toOffers = (key: string, answer: string | undefined, takesListed: boolean): Offer[] => {
    const offer = createOffer(key, answer)
    return [
      offer('stored', isOne ? 'Queda ese nombre' : 'Quedan esos nombres'),
      ...(takesListed ? [offer('listed', isOne ? 'Va el de la lista' : 'Van los de la lista')] : []),
      offer('other', isOne ? 'Es otro producto' : 'Son otros productos'),
    ]
  }
  const ofAll = answers[namesKey] || undefined
  const pairs = names.map((pair): Pair => {
    const answer = answers[pair.key] || ofAll
    return { ...pair, answer, offers: toOffers(pair.key, answer, canRename(pair)) }
  })
  const pairsByKey = new Map(pairs.map((pair) => [pair.key, pair]))
  const pairsByIndex = new Map(cells.map((cell) => [cell.index, pairsByKey.get(toNames(cell).key)]))
  const storedNames = new Set(products.map(({ nombre }) => nameKey(nombre)))
  // A size with a new code goes where the others of its name go, unless a stored product has the name.
  const pairsByName = new Map(
    [...Map.groupBy(pairs, ({ listed }) => listed)].flatMap(([listed, [only, second]]) =>
      only && !second && !storedNames.has(nameKey(listed)) ? [[listed, only]] : [],
    ),
  )
  const changes = entries.flatMap(({ row }, index): [number, Partial<Cells>][] => {
    const pair = pairsByIndex.get(index) ?? pairsByName.get(row.cells.nombre)
    const change = pair && toChange(pair)
    return change ? [[index, change]] : []
  })
  const question = {
    key: namesKey,
    sentence: 'En el catálogo se llaman de otra manera',
    examples: names.slice(0, examples).map(({ stored, listed }) => `«${listed}» es «${stored}»`),
    places: cells.flatMap(({ index }) => (entries[index] ? [toPlace(entries[index], 'nombre')] : [])),
    offers: toOffers(namesKey, ofAll, names.every(canRename)),
    answer: ofAll ?? (pairs.every(({ answer }) => answer) ? 'each' : undefined),
    pairs,
  }
  return { question, changes: new Map(changes) }
}
