import { productos } from '../productos.ts'
import { anclajesYHerrajes as anclajes } from '../productos/anclajes-y-herrajes.ts'
import { bulonesYTornillos as bulones } from '../productos/bulones-y-tornillos.ts'
import type { Producto } from '../productos/producto.ts'
import { tuercasYArandelas as tuercas } from '../productos/tuercas-y-arandelas.ts'
import { precios } from './precios.ts'

export interface Familia {
  nombre: string
  imagen: string
  productos: Producto[]
}

const between = (first: number, last: number) => productos.filter(({ id }) => id >= first && id <= last)

export const familias: Familia[] = [
  { nombre: 'Bulones', imagen: 'bulon-hexagonal', productos: between(1, 3) },
  { nombre: 'Tornillos', imagen: 'tornillo-allen', productos: between(4, 9) },
  { nombre: 'Tuercas', imagen: 'tuerca-autofrenante', productos: between(10, 14) },
  { nombre: 'Arandelas', imagen: 'arandela-grower', productos: between(15, 16) },
  { nombre: 'Varillas y anclajes', imagen: 'ancla-quimica', productos: between(17, 19) },
  { nombre: 'Herrajes, cadenas e izaje', imagen: 'escuadra-reforzada', productos: between(20, 24) },
]

export interface Lista {
  titulo: string
  fecha: Date
  productos: Producto[]
  /** Relative to the October prices. */
  factor: number
  nota: string
}

const OCTUBRE = new Date('2026-10-01T12:00:00Z')
const JULIO = new Date('2026-07-01T12:00:00Z')
const NOTA = 'Precios en pesos por pack, sin IVA, puestos en Córdoba. Válidos hasta la próxima lista.'

const octubre = (titulo: string, rows: Producto[]): Lista => ({ titulo, fecha: OCTUBRE, productos: rows, factor: 1, nota: NOTA })

export const general = octubre('Lista de precios general', productos)
export const bulonesYTornillos = octubre('Lista de precios: bulones y tornillos', bulones)
export const tuercasYArandelas = octubre('Lista de precios: tuercas y arandelas', tuercas)
export const anclajesYHerrajes = octubre('Lista de precios: anclajes y herrajes', anclajes)
export const mayorista: Lista = { ...general, titulo: 'Lista de precios mayorista', factor: 0.88, nota: `${NOTA} Compra mínima: 10 packs por código.` }
export const julio: Lista = { ...general, fecha: JULIO, factor: 0.93 }

/** The price of a product's n-th sub-product in a list, rounded to ten pesos. */
export function priceOf(lista: Lista, producto: Producto, index: number): number {
  const price = precios[producto.id]?.[index]
  if (price === undefined) throw new Error(`No price for ${producto.nombre}, row ${index + 1}`)
  return Math.round((price * lista.factor) / 10) * 10
}
