import { productColumns } from '#contract/bulk-columns.ts'
import {
  getStoredValue,
  isSameSubProducto,
  planBulkLoad,
  type Plan,
  type Planned,
  type StoredProduct,
} from '#contract/bulk-plan.ts'
import { formatPosition, type BadCell, type RowPosition, type SheetRow } from '#contract/bulk-row.ts'
import type { Hidden } from '#contract/sheet/book.ts'
import type { SubProducto } from '#contract/producto.ts'
import { hiddenNames, struckNames } from '#ui/tables/hidden.ts'

/** A difference from a stored product, in words. */
interface Change {
  readonly words: string
  /** The change removes something stored. */
  readonly loses: boolean
}

/** A product of the sheet, and its changes. */
export interface Outcome {
  readonly id: number
  /** The first row of the product in the sheet. */
  readonly first: RowPosition
  readonly nombre: string
  readonly subProductos: number
  /** The differences from the stored product. */
  readonly changes: readonly Change[]
}

/** A product with several spellings of its name in its rows. */
export interface Joined {
  readonly id: number
  /** The first of those rows. */
  readonly first: RowPosition
  readonly nombre: string
  /** The rows that write it otherwise. */
  readonly rows: readonly string[]
}

/** The effect of loading a sheet. */
export interface Preview {
  readonly rowCount: number
  readonly created: Outcome[]
  readonly changed: Outcome[]
  readonly unchanged: Outcome[]
  readonly joined: Joined[]
  readonly rejected: readonly BadCell[]
  /** The rows of the rejected cells. */
  readonly rejectedRows: readonly SheetRow[]
  /** Why there are no rows. */
  readonly lost: string | undefined
  /** Sentences about the parts left out. */
  readonly leftOut: readonly string[]
  /** How many titles among the rows do not load. */
  readonly titles: number
  /** How many rows somebody leaves out. */
  readonly out: number
}

const subChanges = (planned: readonly SubProducto[], stored: readonly SubProducto[]): Change[] => {
  const names = new Set(planned.map(({ codigo }) => codigo))
  const gone = stored.filter(({ codigo }) => !names.has(codigo)).length
  const changed = planned.filter((sub, i) => !isSameSubProducto(sub, stored[i])).length
  if (planned.length === stored.length && changed === 0) return []
  const loses = gone > 0 || planned.length < stored.length
  const words =
    planned.length === stored.length
      ? `sub-productos: ${changed} con cambios`
      : `sub-productos: ${stored.length} → ${planned.length}`
  // Counts alone hide losses where new rows replace old ones.
  const hidden = gone > Math.max(0, stored.length - planned.length) && planned.length > 0
  return [{ words: hidden ? `${words} (${gone} ${gone === 1 ? 'desaparece' : 'desaparecen'})` : words, loses }]
}

const describeChanges = (planned: Planned, stored: StoredProduct | undefined): Change[] => {
  if (stored === undefined) return []
  const fields = productColumns.flatMap((column) => {
    const [previous, next] = [getStoredValue(column, stored), planned[column.name]]
    return previous === next ? [] : (column.change?.(previous, next) ?? column.name)
  })
  return [
    ...fields.map((words) => ({ words, loses: false })),
    ...subChanges(planned.sub_productos, stored.sub_productos),
  ]
}

export const loses = ({ changes }: Outcome): boolean => changes.some((change) => change.loses)

/** Products with losses come first, since nobody would see them on the tenth page. */
const losersFirst = (products: readonly Outcome[]): Outcome[] =>
  products.toSorted((a, b) => Number(loses(b)) - Number(loses(a)))

/** The position of the first row, without its cells, which the page does not need. */
const getFirstPosition = ([first]: readonly SheetRow[]): RowPosition => ({
  number: first?.number ?? 0,
  ...(first?.sheet !== undefined && { sheet: first.sheet }),
})

/** The rows that a list loads, and what else there is to say about it. */
interface Loading extends Pick<Preview, 'titles' | 'out' | 'lost'> {
  readonly rows: readonly SheetRow[]
  readonly hidden: Hidden
  /** Sentences about what was put right, filled in or left out. */
  readonly messages: readonly string[]
}

const describeHidden = (hidden: Hidden): string[] => {
  const [names, struck] = [hiddenNames(hidden), struckNames(hidden)]
  return [
    ...(names === '' ? [] : [`No se lee lo que la planilla tiene oculto: ${names}.`]),
    ...(struck === '' ? [] : [`En la planilla está tachado, y se carga igual: ${struck}.`]),
  ]
}

/** The plan that the backend will carry out: of no rows, where the list lacks a column. Pure. */
export const planRows = (
  loading: Loading,
  products: readonly StoredProduct[],
): { readonly preview: Preview; readonly plan: Plan } => {
  const { titles, out, lost, messages, hidden } = loading
  const rows = lost === undefined ? loading.rows : []
  const stored = new Map(products.map((product) => [product.id, product]))
  const outcome = (planned: Planned, id: number): Outcome => ({
    id,
    first: getFirstPosition(planned.rows),
    nombre: planned.nombre,
    subProductos: planned.sub_productos.length,
    changes: describeChanges(planned, planned.existingId === undefined ? undefined : stored.get(planned.existingId)),
  })
  const plan = planBulkLoad(rows, products)
  const { created, changed, unchanged, rejected } = plan
  const bad = new Set(rejected.map(formatPosition))
  const isBad = (row: SheetRow) => bad.has(formatPosition(row))
  /** Products with a rejected cell are left out. */
  const outcomes = (planned: Planned[]) => planned.filter((product) => !product.rows.some(isBad)).map(outcome)
  const preview = {
    rowCount: rows.length,
    created: outcomes(created),
    changed: losersFirst(outcomes(changed)),
    unchanged: outcomes(unchanged),
    joined: [...created, ...changed, ...unchanged]
      .filter(({ joined }) => joined.length > 0)
      .map(({ nombre, rows: productRows, joined }, id) => ({
        id,
        first: getFirstPosition(productRows),
        nombre,
        rows: joined.map(formatPosition),
      })),
    rejected,
    rejectedRows: rows.filter(isBad),
    lost,
    leftOut: [...messages, ...describeHidden(hidden)],
    titles,
    out,
  }
  return { preview, plan }
}

/** The number of products that would lose something stored. */
export const countLosers = ({ changed }: Pick<Preview, 'changed'>): number => changed.filter(loses).length
