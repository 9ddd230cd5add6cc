import type { Loaded } from './use-load.ts'
import { counted, digits } from '#ui/counted.ts'
import type { Tab, TabColumn } from './planilla.ts'
import type { Preview } from './preview.ts'

const list = new Intl.ListFormat('es-AR')

/** The preview in a sentence. `rejected`: how many cells nobody loads. */
export const forecast = (preview: Preview, rejected: number): string => {
  if (rejected > 0) return `Así no se carga nada: hay ${counted(rejected, 'celda', 'celdas')} para corregir.`
  const { created, changed, unchanged, rowCount, titles, out, lost } = preview
  const parts = [
    created.length > 0 && counted(created.length, 'producto nuevo', 'productos nuevos'),
    changed.length > 0 && counted(changed.length, 'producto con cambios', 'productos con cambios'),
    unchanged.length > 0 && counted(unchanged.length, 'producto sin cambios', 'productos sin cambios'),
  ].filter((part) => part !== false)
  if (parts.length === 0) return lost ?? 'La planilla no tiene filas para cargar.'
  const sizes = [...created, ...changed, ...unchanged].reduce((sum, { subProductos }) => sum + subProductos, 0)
  const left = [
    titles > 0 && counted(titles, 'título no se carga', 'títulos no se cargan'),
    out > 0 && counted(out, 'fila queda afuera', 'filas quedan afuera'),
  ].filter((part) => part !== false)
  const total = `De ${counted(rowCount + out, 'fila', 'filas')}: ${list.format(parts)}, ${counted(sizes, 'medida', 'medidas')}`
  return `${[total, ...left].join('; ')}.`
}

/** So many columns that do not load are named. */
const maxNames = 8
const columnName = ({ head, letter }: TabColumn): string => (head === '' ? `columna ${letter}` : head)

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
