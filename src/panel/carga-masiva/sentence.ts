import type { Loaded } from './use-load.ts'
import { counted } from '../../ui/counted.ts'

/** The number of products, or cells, of each kind. */
export interface Counts {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly rejected: number
}

const list = new Intl.ListFormat('es-AR')

/** The preview in a sentence. */
export const forecast = ({ created, changed, unchanged, rejected }: Counts): string => {
  if (rejected > 0) return `Así no se carga nada: hay ${counted(rejected, 'celda', 'celdas')} para corregir.`
  const parts = [
    created > 0 && counted(created, 'producto nuevo', 'productos nuevos'),
    changed > 0 && counted(changed, 'producto con cambios', 'productos con cambios'),
    unchanged > 0 && counted(unchanged, 'producto sin cambios', 'productos sin cambios'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'La planilla no tiene filas para cargar.' : `Al subirla: ${list.format(parts)}.`
}

/** The losses: a sub-product that the sheet leaves out is deleted. */
export const warning = (losers: number): string =>
  `${counted(losers, 'producto pierde', 'productos pierden')} sub-productos: los que la planilla no nombra se eliminan.`

/** Names that differ in blanks, capitals and signs that nobody sees alone. */
export const joining = (joined: number): string =>
  `${counted(joined, 'nombre está escrito', 'nombres están escritos')} de varias formas, que difieren sólo en mayúsculas, blancos o signos que no se ven: cada uno es un solo producto, con el orden de su primera fila.`

export const outcome = ({ filas, creados, actualizados }: Loaded): string =>
  `De ${counted(filas, 'fila', 'filas')}: ${counted(creados, 'producto nuevo', 'productos nuevos')} y ${counted(actualizados, 'actualizado', 'actualizados')}.`
