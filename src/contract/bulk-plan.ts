/** Plans a bulk load: the backend carries the plan out, the panel shows it before sending. Pure. */
import { badCell, type BadCell, type Place, type SheetRow } from './bulk-row.ts'
import { check } from './check.ts'
import { atOnce } from './in-slices.ts'
import { nameKey, oneLine } from './names.ts'
import { Producto, type SubProducto } from './producto.ts'
import { columns, type Column } from './carga-masiva.ts'

/** A product of the sheet; `before` is the id of the stored product that it updates. */
export interface Planned {
  readonly before: number | undefined
  readonly rows: readonly SheetRow[]
  /** The rows that write the name in another way than the product has it. */
  readonly joined: readonly SheetRow[]
  readonly orden: number
  readonly nombre: string
  readonly texto: string
  readonly destacado: 0 | 1
  readonly sub_productos: SubProducto[]
}
export interface Plan {
  readonly created: Planned[]
  readonly changed: Planned[]
  readonly unchanged: Planned[]
  readonly rejected: BadCell[]
}

/** The fields of a stored product that the plan needs. */
export type StoredProduct = Pick<Planned, 'orden' | 'nombre' | 'texto' | 'destacado' | 'sub_productos'> & {
  readonly id: number
}

/** The cells as they are stored: without what nobody sees, but for the letter of the description. */
const readStored = (row: SheetRow): SheetRow => {
  const { cells } = row
  const tidy = { ...cells }
  for (const column of columns) if (column !== 'texto') tidy[column] = oneLine(cells[column])
  return { ...row, cells: tidy }
}

/** A stored text as a cell holds it: a sheet keeps neither blanks at its ends nor the kind of its line ends. */
const asCell = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

/** What a cell says; a cell that says the stored text leaves it to the letter. */
const textFrom = (cell: string, stored: string | undefined, read = asCell): string =>
  stored !== undefined && read(asCell(stored)) === read(asCell(cell)) ? stored : cell

const subColumns = ['codigo', 'tamaño', 'pack', 'codigobarra'] as const
const flags: Readonly<Record<string, 0 | 1>> = { '0': 0, '1': 1, no: 0, si: 1, sí: 1 }

type Reject = (row: SheetRow, column: Column, reason: string) => void
const rowName = ({ number, sheet }: Place): string => (sheet === undefined ? `${number}` : `${number} de «${sheet}»`)
/** The first row with a value decides for the product; later rows may only repeat it. */
const sayOnce = (rows: readonly SheetRow[], column: Column, reject: Reject): SheetRow | undefined => {
  const first = rows.find(({ cells }) => cells[column] !== '')
  for (const row of rows) {
    if (first && row.cells[column] !== '' && row.cells[column] !== first.cells[column]) {
      reject(row, column, `No coincide con la fila ${rowName(first)} del mismo producto.`)
    }
  }
  return first
}

const fieldReason = (field: Parameters<typeof check>[0], value: unknown) => check(field, value, '', true)[0]?.message

const ordenOf = (rows: readonly SheetRow[], existing: StoredProduct | undefined, reject: Reject): number => {
  const value = sayOnce(rows, 'orden', reject)
  const text = value?.cells.orden
  if (text !== undefined && /^-?\d{1,9}$/.test(text)) return Number(text)
  const [first] = rows
  if (value) reject(value, 'orden', 'Tiene que ser un número entero.')
  else if (!existing && first) reject(first, 'orden', 'Completá el orden.')
  return existing?.orden ?? 0
}

const destacadoOf = (rows: readonly SheetRow[], existing: StoredProduct | undefined, reject: Reject): 0 | 1 => {
  const value = sayOnce(rows, 'destacado', reject)
  const flag = flags[value?.cells.destacado.toLowerCase() ?? '']
  if (value && flag === undefined) reject(value, 'destacado', 'Tiene que ser 0 o 1.')
  return flag ?? existing?.destacado ?? 0
}

const textoOf = (rows: readonly SheetRow[], existing: StoredProduct | undefined, reject: Reject): string => {
  const value = sayOnce(rows, 'texto', reject)
  const reason = value && fieldReason(Producto.fields.texto, value.cells.texto)
  if (value && reason) reject(value, 'texto', reason)
  return value ? textFrom(value.cells.texto, existing?.texto) : (existing?.texto ?? '')
}

/** What a spreadsheet makes of a long number: its digits are lost. '2E10' may be a code. */
const isScientific = (text: string): boolean => /^[+-]?\d+(?:[.,]\d+)?e[+-]\d+$/i.test(text)
const scientific =
  'La planilla acortó el número: dale a la celda el formato Número sin decimales, o Texto, y escribilo entero.'

const subFields = Producto.fields.sub_productos.items?.fields ?? {}

/** A sub-product needs all four cells; none at all is a product without sub-products. */
const subProductoOf = (row: SheetRow, existing: SubProducto | undefined, reject: Reject): SubProducto[] => {
  const { codigo, tamaño, pack, codigobarra } = row.cells
  if (subColumns.every((column) => row.cells[column] === '')) return []
  for (const column of subColumns) {
    const field = subFields[column]
    const reason = row.cells[column] === '' ? 'Completá esta celda.' : field && fieldReason(field, row.cells[column])
    if (column.startsWith('codigo') && isScientific(row.cells[column])) reject(row, column, scientific)
    else if (reason) reject(row, column, reason)
  }
  return [
    {
      codigo: textFrom(codigo, existing?.codigo, oneLine),
      tamaño: textFrom(tamaño, existing?.tamaño, oneLine),
      pack: textFrom(pack, existing?.pack, oneLine),
      codigobarra: textFrom(codigobarra, existing?.codigobarra, oneLine),
    },
  ]
}

const rejectRepeated = (rows: readonly SheetRow[], reject: Reject) => {
  const seen = new Map<string, SheetRow>()
  for (const row of rows) {
    const first = seen.get(row.cells.codigo)
    if (first !== undefined) reject(row, 'codigo', `Repite el código de la fila ${rowName(first)}.`)
    else if (row.cells.codigo !== '') seen.set(row.cells.codigo, row)
  }
}

const plannedOf = (matching: readonly SheetRow[], existing: StoredProduct | undefined, reject: Reject): Planned => {
  const rows = matching.map(readStored)
  const nombre = existing?.nombre ?? rows[0]?.cells.nombre ?? ''
  const written = matching.map(({ cells }) => asCell(cells.nombre))
  // A row that writes the name otherwise was numbered as a product of its own: the first row's number counts.
  const numbering = rows.filter((_, at) => written[at] === written[0])
  rejectRepeated(rows, reject)
  return {
    before: existing?.id,
    rows,
    joined: rows.filter((_, at) => written[at] !== asCell(nombre)),
    nombre,
    orden: ordenOf(numbering, existing, reject),
    destacado: destacadoOf(rows, existing, reject),
    texto: textoOf(rows, existing, reject),
    sub_productos: rows.flatMap((row, at) => subProductoOf(row, existing?.sub_productos[at], reject)),
  }
}

const sameSub = (a: SubProducto, b: SubProducto | undefined) =>
  b !== undefined && subColumns.every((column) => a[column] === b[column])
const isSame = (planned: Planned, existing: StoredProduct) =>
  planned.orden === existing.orden &&
  planned.texto === existing.texto &&
  planned.destacado === existing.destacado &&
  planned.sub_productos.length === existing.sub_productos.length &&
  planned.sub_productos.every((sub, at) => sameSub(sub, existing.sub_productos[at]))

/** The rows of one product, and the stored products that may be meant. */
interface Group {
  readonly rows: SheetRow[]
  readonly meant: readonly StoredProduct[]
}

/** The stored products of a name. Where several differ in their spelling alone, the name's own spelling tells which one. */
const meantBy = (nombre: string, existing: ReadonlyMap<string, readonly StoredProduct[]>): readonly StoredProduct[] => {
  const all = existing.get(nameKey(nombre)) ?? []
  const exact = all.filter((product) => asCell(product.nombre) === asCell(nombre))
  return exact.length > 0 ? exact : all
}

function* groupByNombre(
  rows: readonly SheetRow[],
  products: readonly StoredProduct[],
  reject: Reject,
): Generator<undefined, Iterable<Group>> {
  const existing = Map.groupBy(products, ({ nombre }) => nameKey(nombre))
  const groups = new Map<string | number, Group>()
  for (const row of rows) {
    yield undefined
    const nombre = oneLine(row.cells.nombre)
    const reason = nombre === '' ? 'Completá el nombre.' : fieldReason(Producto.fields.nombre, nombre)
    if (reason) {
      reject(row, 'nombre', reason)
      continue
    }
    const meant = meantBy(row.cells.nombre, existing)
    const key = meant.length === 1 && meant[0] ? meant[0].id : nameKey(nombre)
    const group = groups.get(key) ?? { rows: [], meant }
    group.rows.push(row)
    groups.set(key, group)
  }
  return groups.values()
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
  /** What the spreadsheet has changed is not judged again. */
  const reject: Reject = (row, column, reason) => {
    if (row.unread?.[column] === undefined) rejected.push(badCell(row, column, reason))
  }
  const plan: Plan = { created: [], changed: [], unchanged: [], rejected }
  for (const group of yield* groupByNombre(rows, products, reject)) {
    yield group.rows.length
    const [before, another] = group.meant
    const [first] = group.rows
    if (another && first) {
      reject(first, 'nombre', 'Hay más de un producto con este nombre: cambiale el nombre a uno.')
      continue
    }
    const planned = plannedOf(group.rows, before, reject)
    if (!before) plan.created.push(planned)
    else (isSame(planned, before) ? plan.unchanged : plan.changed).push(planned)
  }
  const sheets = [...new Set(rows.map(({ sheet }) => sheet))]
  rejected.sort((a, b) => sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) || a.row - b.row)
  return plan
}

export const planOf = (rows: readonly SheetRow[], products: readonly StoredProduct[]): Plan =>
  atOnce(planning(rows, products))
