/** What the stored products and the rows before say about a row of a list: whose its code is, and what it repeats. Pure. */
import type { StoredProduct } from '#contract/bulk-plan.ts'
import type { SheetRow } from '#contract/bulk-row.ts'
import { nameKey } from '#contract/names.ts'
import { isNoCode, isNothing } from './cell-forms.ts'
import { toExactKey } from './code.ts'
import { withoutPlural } from './keys.ts'
import { searchKey } from './normal.ts'

/** A name, and the place of its product among the others: blank in a list. */
type Numbered = Pick<SheetRow['cells'], 'nombre' | 'orden'>

/** Names that are the same but for accents, plurals and full stops share this key. */
const toAlikeKey = (nombre: string): string =>
  searchKey(nombre)
    .split(' ')
    .map((word) => withoutPlural(word.endsWith('.') ? word.slice(0, -1) : word))
    .join(' ')

export interface Relations {
  /** The other name under which the row's code is stored. */
  readonly stored?: string | undefined
  /** The first row of the row's code, which has another name; of a code that is not stored. */
  readonly owner?: SheetRow | undefined
  /** The first row of the row's name and code. */
  readonly sameCode?: SheetRow | undefined
  /** The first row of the row's name, size and pack, which has another code. */
  readonly sameSize?: SheetRow | undefined
  /** The first spelling of the row's name, where that is another. */
  readonly alike?: string | undefined
}

/** The value that stands first under a key: this one, where there is none. */
const takeFirst = <Value>(values: Map<string, Value>, key: string, value: Value): Value => {
  const first = values.get(key)
  if (first === undefined) values.set(key, value)
  return first ?? value
}

/** Relates rows, one after the other, to the stored products and to the rows before. */
export const createRelate = (products: readonly StoredProduct[]): ((row: SheetRow) => Relations) => {
  const keys = new Map<string, { readonly name: string; readonly alike: string }>()
  const getKeys = (nombre: string) =>
    keys.get(nombre) ?? takeFirst(keys, nombre, { name: nameKey(nombre), alike: toAlikeKey(nombre) })
  const areOne = (nombre: string, other: string) => getKeys(nombre).name === getKeys(other).name
  const spellings = new Map<string, Numbered>()
  const storedByCode = new Map<string, string[]>()
  for (const { nombre, orden, sub_productos: subs } of products) {
    takeFirst(spellings, getKeys(nombre).alike, { nombre, orden: String(orden) })
    for (const { codigo } of subs) takeFirst(storedByCode, toExactKey(codigo), []).push(nombre)
  }
  const storedNames = new Set(products.map(({ nombre }) => getKeys(nombre).name))
  const rowsByCode = new Map<string, SheetRow>()
  const rowsByNameAndCode = new Map<string, SheetRow>()
  const rowsBySize = new Map<string, SheetRow>()
  const findAlike = ({ nombre, orden }: Numbered) => {
    const first = takeFirst(spellings, getKeys(nombre).alike, { nombre, orden })
    const areNumberedApart = orden !== '' && orden !== first.orden
    // Alike names that are both stored, or that have numbers of their own, are two products.
    return areOne(nombre, first.nombre) || storedNames.has(getKeys(nombre).name) || areNumberedApart
      ? undefined
      : first.nombre
  }
  return (row) => {
    const { nombre, codigo, tamaño, pack } = row.cells
    // Without its name nobody knows whose a row is.
    if (nombre === '' || isNothing(nombre)) return {}
    const alike = findAlike(row.cells)
    if (isNoCode(codigo)) return { alike }
    const code = toExactKey(codigo)
    const stored = storedByCode.get(code) ?? []
    const isStored = stored.some((other) => areOne(nombre, other))
    const owner = stored.length > 0 ? row : takeFirst(rowsByCode, code, row)
    const sameCode = takeFirst(rowsByNameAndCode, `${getKeys(nombre).name}\n${codigo}`, row)
    // Rows that write the name otherwise were numbered apart, and so were the sizes that are stored.
    const sameSize = isStored ? row : takeFirst(rowsBySize, `${nombre}\n${tamaño}\n${pack}`, row)
    return {
      alike,
      stored: isStored ? undefined : stored[0],
      owner: areOne(nombre, owner.cells.nombre) ? undefined : owner,
      sameCode: sameCode === row ? undefined : sameCode,
      sameSize: sameSize.cells.codigo === codigo ? undefined : sameSize,
    }
  }
}
