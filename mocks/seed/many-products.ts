import type { Seed } from '../store/rows.ts'
import { seed } from './index.ts'

/** The demo company with this many products, for benches and tests of large catalogues. */
export const manyProducts = (count: number): Seed => {
  const { productos } = seed.tables
  const many = Array.from({ length: count }, (_, index) => ({
    ...productos[index % productos.length],
    id: index + 1,
    orden: index + 1,
    nombre: `Producto ${index + 1}`,
  }))
  return { ...seed, tables: { ...seed.tables, productos: many } }
}
