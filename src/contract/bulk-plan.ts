/** Plans a bulk load: the backend carries the plan out, the panel shows it before sending. Pure. */
import { badCell, type BadCell, type Place, type SheetRow } from './bulk-row.ts'
import { check } from './check.ts'
import { Producto } from './producto.ts'
import type { SubProducto } from './producto.ts'
import type { Column } from './carga-masiva.ts'

/** A product of the sheet; `before` is the id of the stored product that it updates. */
export interface Planned {
  readonly before: number | undefined
  readonly rows: readonly SheetRow[]
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
export type Known = Pick<Planned, 'orden' | 'nombre' | 'texto' | 'destacado' | 'sub_productos'> & {
  readonly id: number
}

/** A stored text as a cell holds it: a sheet keeps neither blanks at its ends nor the kind of its line ends. */
const asCell = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

/** What a cell says; a cell that says the stored text leaves it to the letter. */
const saidBy = (cell: string, stored: string | undefined): string =>
  stored !== undefined && asCell(stored) === asCell(cell) ? stored : cell

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

const ordenOf = (rows: readonly SheetRow[], known: Known | undefined, reject: Reject): number => {
  const said = sayOnce(rows, 'orden', reject)
  const text = said?.cells.orden
  if (text !== undefined && /^-?\d{1,9}$/.test(text)) return Number(text)
  const [first] = rows
  if (said) reject(said, 'orden', 'Tiene que ser un número entero.')
  else if (!known && first) reject(first, 'orden', 'Completá el orden.')
  return known?.orden ?? 0
}

const destacadoOf = (rows: readonly SheetRow[], known: Known | undefined, reject: Reject): 0 | 1 => {
  const said = sayOnce(rows, 'destacado', reject)
  const flag = flags[said?.cells.destacado.toLowerCase() ?? '']
  if (said && flag === undefined) reject(said, 'destacado', 'Tiene que ser 0 o 1.')
  return flag ?? known?.destacado ?? 0
}

const textoOf = (rows: readonly SheetRow[], known: Known | undefined, reject: Reject): string => {
  const said = sayOnce(rows, 'texto', reject)
  const reason = said && fieldReason(Producto.fields.texto, said.cells.texto)
  if (said && reason) reject(said, 'texto', reason)
  return said ? saidBy(said.cells.texto, known?.texto) : (known?.texto ?? '')
}

/** What a spreadsheet makes of a long number: its digits are lost. '2E10' may be a code. */
const isScientific = (text: string): boolean => /^[+-]?\d+(?:[.,]\d+)?e[+-]\d+$/i.test(text)
const scientific =
  'La planilla acortó el número: dale a la celda el formato Número sin decimales, o Texto, y escribilo entero.'

const subFields = Producto.fields.sub_productos.items?.fields ?? {}

/** A sub-product needs all four cells; none at all is a product without sub-products. */
const subProductoOf = (row: SheetRow, known: SubProducto | undefined, reject: Reject): SubProducto[] => {
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
      codigo: saidBy(codigo, known?.codigo),
      tamaño: saidBy(tamaño, known?.tamaño),
      pack: saidBy(pack, known?.pack),
      codigobarra: saidBy(codigobarra, known?.codigobarra),
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

const plannedOf = (nombre: string, rows: readonly SheetRow[], known: Known | undefined, reject: Reject): Planned => {
  rejectRepeated(rows, reject)
  return {
    before: known?.id,
    rows,
    nombre,
    orden: ordenOf(rows, known, reject),
    destacado: destacadoOf(rows, known, reject),
    texto: textoOf(rows, known, reject),
    sub_productos: rows.flatMap((row, at) => subProductoOf(row, known?.sub_productos[at], reject)),
  }
}

const sameSub = (a: SubProducto, b: SubProducto | undefined) =>
  b !== undefined && subColumns.every((column) => a[column] === b[column])
const isSame = (planned: Planned, known: Known) =>
  planned.orden === known.orden &&
  planned.texto === known.texto &&
  planned.destacado === known.destacado &&
  planned.sub_productos.length === known.sub_productos.length &&
  planned.sub_productos.every((sub, at) => sameSub(sub, known.sub_productos[at]))

const groupByNombre = (rows: readonly SheetRow[], reject: Reject): Map<string, SheetRow[]> => {
  const groups = new Map<string, SheetRow[]>()
  for (const row of rows) {
    const { nombre } = row.cells
    const reason = nombre === '' ? 'Completá el nombre.' : fieldReason(Producto.fields.nombre, nombre)
    if (reason) reject(row, 'nombre', reason)
    else (groups.get(nombre) ?? groups.set(nombre, []).get(nombre))?.push(row)
  }
  return groups
}

/**
 * Rows of one nombre make one product. A known nombre updates its product and replaces the sub-products; a nombre of several
 * products is refused, since nobody could tell which one is meant.
 */
export const planOf = (rows: readonly SheetRow[], products: readonly Known[]): Plan => {
  const rejected: BadCell[] = []
  for (const row of rows)
    for (const [column, reason] of Object.entries(row.unread ?? {})) rejected.push(badCell(row, column, reason))
  /** What the spreadsheet has changed is not judged again. */
  const reject: Reject = (row, column, reason) => {
    if (row.unread?.[column] === undefined) rejected.push(badCell(row, column, reason))
  }
  const known = Map.groupBy(products, ({ nombre }) => asCell(nombre))
  const plan: Plan = { created: [], changed: [], unchanged: [], rejected }
  for (const [nombre, group] of groupByNombre(rows, reject)) {
    const [before, another] = known.get(asCell(nombre)) ?? []
    const [first] = group
    if (another && first) {
      reject(first, 'nombre', 'Hay más de un producto con este nombre: cambiale el nombre a uno.')
      continue
    }
    const planned = plannedOf(nombre, group, before, reject)
    if (!before) plan.created.push(planned)
    else (isSame(planned, before) ? plan.unchanged : plan.changed).push(planned)
  }
  const sheets = [...new Set(rows.map(({ sheet }) => sheet))]
  rejected.sort((a, b) => sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) || a.row - b.row)
  return plan
}
