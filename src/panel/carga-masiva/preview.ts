import { planOf, type StoredProduct, type Planned } from '../../contract/bulk-plan.ts'
import { badCell, placeOf, type BadCell, type Place, type SheetRow } from '../../contract/bulk-row.ts'
import type { Sheet } from '../../contract/bulk-sheet.ts'
import type { SubProducto } from '../../contract/producto.ts'
import { hiddenNames } from '../../ui/tables/hidden.ts'
import { isWrongEan, wrongEan } from '../kit/sub-table/doubts.ts'

/** A difference from a stored product, in words. */
export interface Change {
  readonly words: string
  /** The change removes something stored. */
  readonly loses: boolean
}

/** A product of the sheet, and its changes. */
export interface Outcome {
  readonly id: number
  /** The first row of the product in the sheet. */
  readonly first: Place
  readonly nombre: string
  readonly subProductos: number
  /** The differences from the stored product. */
  readonly changes: readonly Change[]
}

/** A product whose rows write its name in several ways. */
export interface Joined {
  readonly id: number
  /** The first of those rows. */
  readonly first: Place
  readonly nombre: string
  /** The rows that write it otherwise. */
  readonly rows: readonly string[]
}

/** The effect of loading a sheet. */
export interface Preview {
  readonly rows: readonly SheetRow[]
  readonly created: Outcome[]
  readonly changed: Outcome[]
  readonly unchanged: Outcome[]
  readonly joined: Joined[]
  readonly rejected: readonly BadCell[]
  /** Cells that look like a slip; nobody refuses these. */
  readonly doubtful: readonly BadCell[]
  /** Why there are no rows. */
  readonly lost?: string | undefined
  /** What of the file is not loaded, in sentences. */
  readonly leftOut: readonly string[]
}

const sameSub = (a: SubProducto, b: SubProducto | undefined): boolean =>
  a.codigo === b?.codigo && a.tamaño === b.tamaño && a.pack === b.pack && a.codigobarra === b.codigobarra

const subChanges = (now: readonly SubProducto[], before: readonly SubProducto[]): Change[] => {
  const names = new Set(now.map(({ codigo }) => codigo))
  const gone = before.filter(({ codigo }) => !names.has(codigo)).length
  const changed = now.filter((sub, i) => !sameSub(sub, before[i])).length
  if (now.length === before.length && changed === 0) return []
  const loses = gone > 0 || now.length < before.length
  const words =
    now.length === before.length
      ? `sub-productos: ${changed} con cambios`
      : `sub-productos: ${before.length} → ${now.length}`
  // Counts alone hide losses where new rows replace old ones.
  const hidden = gone > Math.max(0, before.length - now.length) && now.length > 0
  return [{ words: hidden ? `${words} (${gone} ${gone === 1 ? 'desaparece' : 'desaparecen'})` : words, loses }]
}

const changesOf = (now: Planned, before: StoredProduct | undefined): Change[] => {
  if (before === undefined) return []
  const fields = [
    now.orden !== before.orden && `orden: ${before.orden} → ${now.orden}`,
    now.destacado !== before.destacado && `destacado: ${before.destacado === 1 ? 'sí → no' : 'no → sí'}`,
    now.texto !== before.texto && 'texto',
  ].filter((words) => words !== false)
  return [...fields.map((words) => ({ words, loses: false })), ...subChanges(now.sub_productos, before.sub_productos)]
}

const loses = ({ changes }: Outcome): boolean => changes.some((one) => one.loses)

/** Products with losses come first, since nobody would see them on the tenth page. */
const losersFirst = (products: readonly Outcome[]): Outcome[] =>
  products.toSorted((a, b) => Number(loses(b)) - Number(loses(a)))

export const placeName = ({ number, sheet }: Place): string =>
  sheet === undefined ? `${number}` : `${sheet} ${number}`

/** The place of the first row, without its cells, which the page does not need. */
const firstOf = ([first]: readonly SheetRow[]): Place => ({
  number: first?.number ?? 0,
  ...(first?.sheet !== undefined && { sheet: first.sheet }),
})

const doubtfulIn = (rows: readonly SheetRow[]): BadCell[] =>
  rows
    .filter(({ cells }) => isWrongEan(cells.codigobarra))
    .map((row) => badCell(row, 'codigobarra', wrongEan('Código de barras', placeName(row))))

const leftOutOf = ({ skipped, hidden }: Sheet): string[] => {
  const names = hiddenNames(hidden)
  return [...skipped, ...(names === '' ? [] : [`No se lee lo que la planilla tiene oculto: ${names}.`])]
}

/** A sheet of which nothing is known. */
export const noPreview: Preview = {
  rows: [],
  created: [],
  changed: [],
  unchanged: [],
  joined: [],
  rejected: [],
  doubtful: [],
  leftOut: [],
}

/** The plan that the backend will carry out. Pure. */
export const previewOf = (sheet: Sheet, products: readonly StoredProduct[]): Preview => {
  const { rows, missing, lost } = sheet
  const leftOut = leftOutOf(sheet)
  if (lost !== undefined || missing.length > 0) return { ...noPreview, rows, lost, leftOut, rejected: missing }
  const stored = new Map(products.map((product) => [product.id, product]))
  const outcome = (planned: Planned, id: number): Outcome => ({
    id,
    first: firstOf(planned.rows),
    nombre: planned.nombre,
    subProductos: planned.sub_productos.length,
    changes: changesOf(planned, planned.before === undefined ? undefined : stored.get(planned.before)),
  })
  const { created, changed, unchanged, rejected } = planOf(rows, products)
  const bad = new Set(rejected.map((cell) => placeName(placeOf(cell))))
  /** Products with a rejected cell are left out. */
  const outcomes = (planned: Planned[]) =>
    planned.filter((product) => !product.rows.some((row) => bad.has(placeName(row)))).map(outcome)
  return {
    rows,
    created: outcomes(created),
    changed: losersFirst(outcomes(changed)),
    unchanged: outcomes(unchanged),
    joined: [...created, ...changed, ...unchanged]
      .filter(({ joined }) => joined.length > 0)
      .map(({ nombre, rows: all, joined }, id) => ({ id, first: firstOf(all), nombre, rows: joined.map(placeName) })),
    rejected,
    doubtful: doubtfulIn(rows),
    leftOut,
  }
}

/** The number of products that would lose something stored. */
export const countLosers = ({ changed }: Preview): number => changed.filter(loses).length
