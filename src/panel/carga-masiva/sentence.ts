import type { Loaded } from './use-load.ts'
import { counted, digits } from '#ui/counted.ts'
import type { Tab, TabColumn } from './planilla.ts'

/** The number of products, or cells, of each kind. */
export interface Counts {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly rejected: number
  readonly rows: number
  readonly sizes: number
  /** Titles among the rows, and rows that somebody leaves out. */
  readonly titles: number
  readonly out: number
}

const list = new Intl.ListFormat('es-AR')

/** The preview in a sentence. */
export const forecast = (counts: Counts): string => {
  const { created, changed, unchanged, rejected, rows, sizes, titles, out } = counts
  if (rejected > 0) return `Así no se carga nada: hay ${counted(rejected, 'celda', 'celdas')} para corregir.`
  const parts = [
    created > 0 && counted(created, 'producto nuevo', 'productos nuevos'),
    changed > 0 && counted(changed, 'producto con cambios', 'productos con cambios'),
    unchanged > 0 && counted(unchanged, 'producto sin cambios', 'productos sin cambios'),
  ].filter((part) => part !== false)
  if (parts.length === 0) return 'La planilla no tiene filas para cargar.'
  const left = [
    titles > 0 && counted(titles, 'título no se carga', 'títulos no se cargan'),
    out > 0 && counted(out, 'fila queda afuera', 'filas quedan afuera'),
  ].filter((part) => part !== false)
  const total = `De ${counted(rows, 'fila', 'filas')}: ${list.format(parts)}, ${counted(sizes, 'medida', 'medidas')}`
  return `${[total, ...left].join('; ')}.`
}

/** So many columns that do not load are named. */
const maxNames = 8
export const columnName = ({ head, letter }: TabColumn): string => (head === '' ? `columna ${letter}` : head)

/** The columns that load, and the names of the others. */
export const describeColumns = (tabs: readonly Tab[]): string => {
  const columns = new Map(tabs.flatMap((tab) => (tab.loads ? tab.columns.map((column) => [column.key, column]) : [])))
  const out = [...columns.values()].filter(({ field }) => field === undefined).map(columnName)
  if (columns.size === 0) return ''
  if (out.length === 0) return 'Se cargan todas las columnas.'
  const others = out.length > maxNames ? ` y ${digits(out.length - maxNames)} más` : ''
  const loaded = columns.size - out.length
  return `Se ${loaded === 1 ? 'carga' : 'cargan'} ${digits(loaded)} de ${counted(columns.size, 'columna', 'columnas')}. No: ${out.slice(0, maxNames).join(', ')}${others}.`
}

/** The losses: a sub-product that the sheet leaves out is deleted. */
export const warning = (losers: number): string =>
  `${counted(losers, 'producto pierde', 'productos pierden')} sub-productos: los que la planilla no nombra se eliminan.`

/** Names that differ only in blanks, capitals and signs. */
export const joining = (joined: number): string =>
  `${counted(joined, 'nombre está escrito', 'nombres están escritos')} de varias formas, que difieren sólo en mayúsculas, blancos o signos que no se ven: cada uno es un solo producto, con el orden de su primera fila.`

/** The cells that the backend loaded and doubts, by their reasons. */
export const describeDoubts = ({ dudas = [] }: Loaded): string => {
  const reasons = [...Map.groupBy(dudas, ({ motivo }) => motivo)].map(
    ([motivo, cells]) => `${motivo} (${cells.length})`,
  )
  return reasons.length === 0 ? '' : `Se cargaron como estaban: ${list.format(reasons)}.`
}

export const outcome = ({ filas, creados, actualizados }: Loaded): string =>
  `De ${counted(filas, 'fila', 'filas')}: ${counted(creados, 'producto nuevo', 'productos nuevos')} y ${counted(actualizados, 'actualizado', 'actualizados')}.`
