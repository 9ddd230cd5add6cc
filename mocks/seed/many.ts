import type { Seed } from '../store/rows.ts'
import { seed } from './index.ts'

/** The demo company with this many products, for benches and tests of large catalogues. */
export const manyProducts = (count: number): Seed => {
  const { productos } = seed.tables
  const many = Array.from({ length: count }, (_, at) => ({
    ...productos[at % productos.length],
    id: at + 1,
    orden: at + 1,
    nombre: `Producto ${at + 1}`,
  }))
  return { ...seed, tables: { ...seed.tables, productos: many } }
}
