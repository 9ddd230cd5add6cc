/** Plans a bulk load: the backend carries the plan out, the panel shows it before sending. Pure. */
import {
  columnRows,
  getField,
  multilineColumns,
  numberColumns,
  productColumns,
  sharedColumns,
  sizeColumns,
  type Cells,
  type Column,
  type ProductColumn,
  type ProductValues,
  type SharedName,
} from './bulk-columns.ts'
import { badCell, type BadCell, type RowPosition, type SheetRow } from './bulk-row.ts'
import { check } from './check.ts'
import type { Field } from './fields.ts'
import { atOnce } from './in-slices.ts'
import { nameKey, oneLine } from './names.ts'
import { Producto, type SubProducto } from './producto.ts'
import { toRecord } from './record.ts'

/** A product of the sheet; `existingId` is the id of the stored product that it updates. */
export interface Planned extends Readonly<Record<SharedName, string | number>> {
  readonly existingId: number | undefined
  readonly rows: readonly SheetRow[]
  /** The rows that write the name in another way than the product has it. */
  readonly joined: readonly SheetRow[]
  readonly nombre: string
  readonly sub_productos: SubProducto[]
}
export interface Plan {
  readonly created: Planned[]
  readonly changed: Planned[]
  readonly unchanged: Planned[]
  readonly rejected: BadCell[]
}

/** The fields of a stored product that the plan needs. */
export type StoredProduct = Readonly<ProductValues> & { readonly id: number }

const readCell = (column: Column, cell: string): string => (multilineColumns.has(column) ? cell : oneLine(cell))

/** The cells as they are stored: without invisible signs, but for the letter of the description. */
const readStored = (row: SheetRow): SheetRow => ({
  ...row,
  cells: { ...row.cells, ...toRecord(columnRows, ({ name }) => readCell(name, row.cells[name])) },
})

/** A stored text as a cell holds it: a sheet keeps neither blanks at its ends nor the kind of its line ends. */
const asCell = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

/** The text of a cell; the stored text, to the letter, where the cell means the same. */
const textFrom = (column: Column, cell: string, stored: unknown): string =>
  typeof stored === 'string' && readCell(column, asCell(stored)) === readCell(column, asCell(cell)) ? stored : cell

const flags = new Map(Object.entries({ 0: 0, 1: 1, no: 0, si: 1, sí: 1 }))
/** The numbers that cells write. */
const readNumber: Readonly<Partial<Record<Field['kind'], (cell: string) => number | undefined>>> = {
  integer: (cell) => (/^-?\d{1,9}$/.test(cell) ? Number(cell) : undefined),
  flag: (cell) => flags.get(cell.toLowerCase()),
}

type Reject = (row: SheetRow, column: keyof Cells, reason: string) => void
const rowName = ({ number, sheet }: RowPosition): string =>
  sheet === undefined ? `${number}` : `${number} de «${sheet}»`
/** The first row with a value decides for the product; later rows may only repeat it. */
const sayOnce = (rows: readonly SheetRow[], column: keyof Cells, reject: Reject): SheetRow | undefined => {
  const [first, ...others] = rows.filter(({ cells }) => (cells[column] ?? '') !== '')
  for (const row of others)
    if (first && row.cells[column] !== first.cells[column])
      reject(row, column, `No coincide con la fila ${rowName(first)} del mismo producto.`)
  return first
}

const fieldReason = (field: Parameters<typeof check>[0], value: unknown) => check(field, value, '', true)[0]?.message

const nameReason = (name: string) => (name === '' ? 'Completá el nombre.' : fieldReason(Producto.fields.nombre, name))

/** The stored value of a column; blank for a new product, and where a backend lacks the field. */
export const getStoredValue = ({ name }: ProductColumn, product: StoredProduct | undefined): string | number =>
  product?.[name] ?? (numberColumns.has(name) ? 0 : '')

/** A field of a product. Without a cell the stored value stays. */
const readProductField = (
  column: ProductColumn,
  rows: readonly SheetRow[],
  product: StoredProduct | undefined,
  reject: Reject,
): string | number => {
  const { name } = column
  const field = getField(column)
  const read = field && readNumber[field.kind]
  const stored = getStoredValue(column, product)
  const [first] = rows
  const row = sayOnce(rows, name, reject)
  if (!row) {
    if (column.required !== undefined && !product && first) reject(first, name, column.required)
    return stored
  }
  const cell = row.cells[name]
  const number = read?.(cell)
  const reason = field && fieldReason(field, number ?? cell)
  if (reason) reject(row, name, reason)
  return read ? (number ?? stored) : textFrom(name, cell, product?.[name])
}

/** Whether a spreadsheet has shortened a long number: its digits are lost. '2E10' may be a code. */
const isScientific = (text: string): boolean => /^[+-]?\d+(?:[.,]\d+)?e[+-]\d+$/i.test(text)
const scientific =
  'La planilla acortó el número: dale a la celda el formato Número sin decimales, o Texto, y escribilo entero.'

/** A sub-product needs all its cells; none at all is a product without sub-products. */
const readSubProducto = (row: SheetRow, stored: SubProducto | undefined, reject: Reject): SubProducto[] => {
  if (sizeColumns.every(({ name }) => row.cells[name] === '')) return []
  for (const column of sizeColumns) {
    const cell = row.cells[column.name]
    const field = getField(column)
    const reason = cell === '' ? 'Completá esta celda.' : field && fieldReason(field, cell)
    if (column.isCode && isScientific(cell)) reject(row, column.name, scientific)
    else if (reason) reject(row, column.name, reason)
  }
  return [toRecord(sizeColumns, ({ name }) => textFrom(name, row.cells[name], stored?.[name]))]
}

const rejectRepeated = (rows: readonly SheetRow[], reject: Reject) => {
  const seen = new Map<string, SheetRow>()
  for (const row of rows) {
    const first = seen.get(row.cells.codigo)
    if (first !== undefined) reject(row, 'codigo', `Repite el código de la fila ${rowName(first)}.`)
    else if (row.cells.codigo !== '') seen.set(row.cells.codigo, row)
  }
}

const planProduct = (sheetRows: readonly SheetRow[], stored: StoredProduct | undefined, reject: Reject): Planned => {
  const rows = sheetRows.map(readStored)
  const nombre = stored?.nombre ?? rows[0]?.cells.nombre ?? ''
  const written = sheetRows.map(({ cells }) => asCell(cells.nombre))
  // A row that writes the name otherwise was numbered as a product of its own: the first row's number counts.
  const numbering = rows.filter((_, index) => written[index] === written[0])
  rejectRepeated(rows, reject)
  return {
    existingId: stored?.id,
    rows,
    joined: rows.filter((_, index) => written[index] !== asCell(nombre)),
    ...toRecord(sharedColumns, (column) =>
      readProductField(column, column.firstSpelling ? numbering : rows, stored, reject),
    ),
    nombre,
    sub_productos: rows.flatMap((row, index) => readSubProducto(row, stored?.sub_productos[index], reject)),
  }
}

export const isSameSubProducto = (a: SubProducto, b: SubProducto | undefined): boolean =>
  b !== undefined && sizeColumns.every(({ name }) => a[name] === b[name])
const isSame = (planned: Planned, stored: StoredProduct) =>
  productColumns.every((column) => planned[column.name] === getStoredValue(column, stored)) &&
  planned.sub_productos.length === stored.sub_productos.length &&
  planned.sub_productos.every((sub, index) => isSameSubProducto(sub, stored.sub_productos[index]))

/** The rows of one product, and the stored products that may be meant. */
interface Group {
  readonly rows: SheetRow[]
  readonly meant: readonly StoredProduct[]
}

/** The stored products of a name. Where several differ in their spelling alone, the name's own spelling tells which one. */
const findMeantProducts = (
  nombre: string,
  productsByName: ReadonlyMap<string, readonly StoredProduct[]>,
): readonly StoredProduct[] => {
  const matches = productsByName.get(nameKey(nombre)) ?? []
  const exact = matches.filter((product) => asCell(product.nombre) === asCell(nombre))
  return exact.length > 0 ? exact : matches
}

function* groupByNombre(
  rows: readonly SheetRow[],
  productsByName: ReadonlyMap<string, readonly StoredProduct[]>,
  reject: Reject,
): Generator<undefined, ReadonlyMap<string | number, Group>> {
  const groups = new Map<string | number, Group>()
  for (const row of rows) {
    yield undefined
    const nombre = oneLine(row.cells.nombre)
    const reason = nameReason(nombre)
    if (reason) {
      reject(row, 'nombre', reason)
      continue
    }
    const meant = findMeantProducts(row.cells.nombre, productsByName)
    const key = meant.length === 1 && meant[0] ? meant[0].id : nameKey(nombre)
    const group = groups.get(key) ?? { rows: [], meant }
    group.rows.push(row)
    groups.set(key, group)
  }
  return groups
}

/**
 * Rows of one nombre, whatever its blanks, invisible signs and capitals, make one product. A known nombre updates its product and replaces
 * the sub-products; a nombre of several products is refused, since nobody could tell which one is meant. Yields how many rows were planned.
 */
export function* planning(
  rows: readonly SheetRow[],
  products: readonly StoredProduct[],
): Generator<number | undefined, Plan> {
  const rejected: BadCell[] = []
  for (const row of rows)
    for (const [column, reason] of Object.entries(row.unread ?? {})) rejected.push(badCell(row, column, reason))
  /** Cells that the spreadsheet has changed are not judged again. */
  const reject: Reject = (row, column, reason) => {
    if (row.unread?.[column] === undefined) rejected.push(badCell(row, column, reason))
  }
  const productsByName = Map.groupBy(products, ({ nombre }) => nameKey(nombre))
  const groups = yield* groupByNombre(rows, productsByName, reject)
  const newNames = new Set<string>()
  /** A product under the new name that its rows give it. Nobody could tell two products of one name apart. */
  const rename = (planned: Planned, stored: StoredProduct | undefined): Planned => {
    const row = sayOnce(planned.rows, 'nombreNuevo', reject)
    if (!row) return planned
    const nombre = oneLine(row.cells.nombreNuevo ?? '')
    const key = nameKey(nombre)
    const others = productsByName.get(key)?.filter((product) => product !== stored) ?? []
    const isTaken = others.length > 0 || groups.has(key) || newNames.has(key)
    const reason = isTaken ? 'Ya hay otro producto con este nombre.' : nameReason(nombre)
    if (!stored) reject(row, 'nombreNuevo', `No hay un producto «${row.cells.nombre}» para cambiarle el nombre.`)
    else if (reason) reject(row, 'nombreNuevo', reason)
    newNames.add(key)
    return { ...planned, nombre: textFrom('nombre', nombre, stored?.nombre) }
  }
  const plan: Plan = { created: [], changed: [], unchanged: [], rejected }
  for (const group of groups.values()) {
    yield group.rows.length
    const [stored, duplicate] = group.meant
    const [first] = group.rows
    if (duplicate && first) {
      reject(first, 'nombre', 'Hay más de un producto con este nombre: cambiale el nombre a uno.')
      continue
    }
    const planned = rename(planProduct(group.rows, stored, reject), stored)
    if (!stored) plan.created.push(planned)
    else (isSame(planned, stored) ? plan.unchanged : plan.changed).push(planned)
  }
  const sheets = [...new Set(rows.map(({ sheet }) => sheet))]
  rejected.sort((a, b) => sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) || a.number - b.number)
  return plan
}

export const planBulkLoad = (rows: readonly SheetRow[], products: readonly StoredProduct[]): Plan =>
  atOnce(planning(rows, products))
