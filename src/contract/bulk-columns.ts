/** The columns of the bulk load: template, preview, plan and catalogue follow from this table, and a company's own list is read into them. */
import type { Field, Fields } from './fields.ts'
import { Producto, type SubProducto } from './producto.ts'

interface ColumnRow {
  /** The head of the column, which is the name of the field. */
  readonly name: string
  readonly label: string
  /** In the downloaded workbook, in characters. */
  readonly width: number
  /** The cell of the template. */
  readonly sample: string
  /** Joins the cells where several columns of a list are this one: 'Diámetro' and 'Largo'. */
  readonly join?: string
  /** Stands where a list lacks the cell. */
  readonly fill?: string
  /** Digits that a spreadsheet may shorten. */
  readonly isCode?: true
}

/** The first row of a product with a cell says it. */
interface ProductRow extends ColumnRow {
  readonly owner: 'producto'
  readonly name: keyof Producto
  /** Why a new product without a cell is refused. */
  readonly required?: string
  /** Rows that write the product's name otherwise do not count: they were numbered as another product. */
  readonly firstSpelling?: true
  /** A change in words; without it, the column's name. */
  readonly change?: (stored: string | number, planned: string | number) => string
  /** Beyond the specification: a sheet may lack the column, which leaves the stored values. */
  readonly beyond?: true
}

/** A size fills all of its columns, or none. */
interface SizeRow extends ColumnRow {
  readonly owner: 'subProducto'
  readonly name: keyof SubProducto
}

/** In the order of sheets, one row per sub-product (§2.15). Rows of one nombre make one product. */
const table = [
  {
    name: 'orden',
    owner: 'producto',
    required: 'Completá el orden.',
    label: 'Orden',
    width: 8,
    sample: '100',
    firstSpelling: true,
    change: (stored, planned) => `orden: ${stored} → ${planned}`,
  },
  {
    name: 'nombre',
    owner: 'producto',
    label: 'Nombre',
    width: 34,
    sample: 'Producto de ejemplo',
    join: ' ',
    change: (stored, planned) => `nombre: ${stored} → ${planned}`,
  },
  {
    name: 'destacado',
    owner: 'producto',
    label: 'Destacado',
    width: 10,
    sample: '0',
    change: (stored) => `destacado: ${stored === 1 ? 'sí → no' : 'no → sí'}`,
  },
  {
    name: 'texto',
    owner: 'producto',
    label: 'Texto',
    width: 40,
    sample: 'Descripción',
    join: '\n',
  },
  {
    name: 'codigo',
    owner: 'subProducto',
    label: 'Código',
    width: 14,
    sample: '00123',
    isCode: true,
  },
  {
    name: 'tamaño',
    owner: 'subProducto',
    label: 'Tamaño',
    width: 18,
    sample: 'M8 x 40',
    join: ' x ',
    fill: 'Única',
  },
  {
    name: 'pack',
    owner: 'subProducto',
    label: 'Pack',
    width: 12,
    sample: '100',
    fill: '1',
  },
  {
    name: 'codigobarra',
    owner: 'subProducto',
    label: 'Código de barras',
    width: 18,
    sample: '7790000000003',
    fill: 'S/D',
    isCode: true,
  },
] as const satisfies readonly (ProductRow | SizeRow)[]

type TableRow = (typeof table)[number]
export type Column = TableRow['name']
/** The columns with a `fill`. */
export type Fillable = Extract<TableRow, { readonly fill: string }>['name']

export type ProductColumn = ProductRow & Pick<Extract<TableRow, { readonly owner: 'producto' }>, 'name'>
type SizeColumn = SizeRow & Pick<Extract<TableRow, { readonly owner: 'subProducto' }>, 'name'>
export const columnRows: readonly (ProductColumn | SizeColumn)[] = table
export const productColumns: readonly ProductColumn[] = table.filter((row) => row.owner === 'producto')
export type SharedName = Exclude<ProductColumn['name'], 'nombre'>
/** The columns that the rows of a product share, beside its name. */
export const sharedColumns = productColumns.filter(({ name }) => name !== 'nombre')
export const sizeColumns: readonly SizeColumn[] = table.filter((row) => row.owner === 'subProducto')
export const sizeNames = sizeColumns.map(({ name }) => name)
export const fillableColumns = table.filter((row) => 'fill' in row)
export const columns: readonly Column[] = table.map(({ name }) => name)
/** The columns that every sheet has. */
export const specifiedColumns = columnRows.filter((row) => !('beyond' in row)).map(({ name }) => name)

/** The cells of a row, by their columns. */
export type Cells<Value = string> = Readonly<Record<Column, Value> & { nombreNuevo?: Value }>
/** The fields of a product that a sheet holds, as the contract has them. */
export type ProductValues = Pick<Producto, ProductColumn['name'] | 'sub_productos'>

const sizeFields: Fields = Producto.fields.sub_productos.items?.fields ?? {}

export const getField = (row: ProductColumn | SizeColumn): Field | undefined =>
  row.owner === 'producto' ? Producto.fields[row.name] : sizeFields[row.name]

const withKinds = (...kinds: readonly Field['kind'][]): ReadonlySet<string> =>
  new Set(columnRows.filter((row) => kinds.some((kind) => kind === getField(row)?.kind)).map(({ name }) => name))
export const flagColumns = withKinds('flag')
/** Columns whose values count, not what their cells show. */
export const numberColumns = withKinds('integer', 'flag')
/** Digits that name something. */
export const codeColumns: ReadonlySet<string> = new Set(table.flatMap((row) => ('isCode' in row ? [row.name] : [])))
/** Columns that keep their lines. */
export const multilineColumns = withKinds('longText', 'richText')
