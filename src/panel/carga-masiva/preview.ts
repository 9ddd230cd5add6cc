import { planOf, type Known, type Planned } from '../../contract/bulk-plan.ts'
import type { BadCell, Sheet, SheetRow } from '../../contract/bulk-sheet.ts'
import type { SubProducto } from '../../contract/producto.ts'

/** A product that the sheet names, and what would become of it. */
export interface Outcome {
  /** Its first row in the sheet. */
  readonly id: number
  readonly nombre: string
  readonly subProductos: number
  /** What would change of the stored one, in words. */
  readonly changes: string
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

const subChanges = (now: readonly SubProducto[], before: readonly SubProducto[]): string | false => {
  if (now.length !== before.length) return `sub-productos: ${before.length} → ${now.length}`
  const changed = now.filter((sub, i) => !sameSub(sub, before[i])).length
  return changed > 0 && `sub-productos: ${changed} con cambios`
}

const changesOf = (now: Planned, before: Known | undefined): string => before === undefined ? '' : [
  now.orden !== before.orden && `orden: ${before.orden} → ${now.orden}`,
  now.destacado !== before.destacado && `destacado: ${before.destacado === 1 ? 'sí → no' : 'no → sí'}`,
  now.texto !== before.texto && 'texto',
  subChanges(now.sub_productos, before.sub_productos),
].filter((change) => change !== false).join(', ')

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
  const outcomes = (planned: Planned[]) => planned.filter((product) => !product.rows.some((row) => bad.has(row))).map(outcome)
  return { rows, created: outcomes(created), changed: outcomes(changed), unchanged: outcomes(unchanged), rejected }
}
