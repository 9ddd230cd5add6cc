import { planOf, type Known, type Planned } from '../../contract/bulk-plan.ts'
import type { BadCell, Sheet, SheetRow } from '../../contract/bulk-sheet.ts'
import type { SubProducto } from '../../contract/producto.ts'

/** Something that would be another of a stored product, in words. */
export interface Change {
  readonly words: string
  /** Something that is stored disappears by it. */
  readonly loses: boolean
}

/** A product that the sheet names, and what would become of it. */
export interface Outcome {
  /** Its first row in the sheet. */
  readonly id: number
  readonly nombre: string
  readonly subProductos: number
  /** What would change of the stored one. */
  readonly changes: readonly Change[]
}

/** What loading a sheet would do. */
export interface Preview {
  readonly rows: readonly SheetRow[]
  readonly created: Outcome[]
  readonly changed: Outcome[]
  readonly unchanged: Outcome[]
  readonly rejected: readonly BadCell[]
}

const sameSub = (a: SubProducto, b: SubProducto | undefined): boolean =>
  a.codigo === b?.codigo && a.tamaño === b.tamaño && a.pack === b.pack && a.codigobarra === b.codigobarra

const change = (words: string): Change => ({ words, loses: false })

const subChanges = (now: readonly SubProducto[], before: readonly SubProducto[]): Change[] => {
  const named = new Set(now.map(({ codigo }) => codigo))
  const gone = before.filter(({ codigo }) => !named.has(codigo)).length
  const changed = now.filter((sub, i) => !sameSub(sub, before[i])).length
  if (now.length === before.length && changed === 0) return []
  const loses = gone > 0 || now.length < before.length
  const words =
    now.length === before.length
      ? `sub-productos: ${changed} con cambios`
      : `sub-productos: ${before.length} → ${now.length}`
  // More disappear than the numbers say: others take their place.
  const hidden = gone > Math.max(0, before.length - now.length) && now.length > 0
  return [{ words: hidden ? `${words} (${gone} ${gone === 1 ? 'desaparece' : 'desaparecen'})` : words, loses }]
}

const changesOf = (now: Planned, before: Known | undefined): Change[] =>
  before === undefined
    ? []
    : [
        ...(now.orden === before.orden ? [] : [change(`orden: ${before.orden} → ${now.orden}`)]),
        ...(now.destacado === before.destacado
          ? []
          : [change(`destacado: ${before.destacado === 1 ? 'sí → no' : 'no → sí'}`)]),
        ...(now.texto === before.texto ? [] : [change('texto')]),
        ...subChanges(now.sub_productos, before.sub_productos),
      ]

const loses = ({ changes }: Outcome): boolean => changes.some((one) => one.loses)

/** Those of which something disappears, before the others: on the tenth page nobody would see it. */
const losersFirst = (products: readonly Outcome[]): Outcome[] => [
  ...products.filter(loses),
  ...products.filter((product) => !loses(product)),
]

/** Pure: the same plan that the backend will carry out. */
export const previewOf = ({ rows, missing }: Sheet, products: readonly Known[]): Preview => {
  if (missing.length > 0) {
    const rejected = missing.map((column) => ({ row: 1, column, reason: `Falta la columna ${column}.` }))
    return { rows, created: [], changed: [], unchanged: [], rejected }
  }
  const stored = new Map(products.map((product) => [product.id, product]))
  const outcome = (planned: Planned): Outcome => ({
    id: planned.rows[0] ?? 0,
    nombre: planned.nombre,
    subProductos: planned.sub_productos.length,
    changes: changesOf(planned, planned.before === undefined ? undefined : stored.get(planned.before)),
  })
  const { created, changed, unchanged, rejected } = planOf(rows, products)
  const bad = new Set(rejected.map(({ row }) => row))
  /** A product with a rejected cell is none of these yet. */
  const outcomes = (planned: Planned[]) =>
    planned.filter((product) => !product.rows.some((row) => bad.has(row))).map(outcome)
  return {
    rows,
    created: outcomes(created),
    changed: losersFirst(outcomes(changed)),
    unchanged: outcomes(unchanged),
    rejected,
  }
}

/** How many products would lose something that is stored. */
export const countLosers = ({ changed }: Preview): number => changed.filter(loses).length
