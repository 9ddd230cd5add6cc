import type { Producto } from '../../contract/producto.ts'
import { keyOf, type Linea } from '../../state/pedido/linea.ts'
import { medidasOf } from './quick/codes.ts'

/** A size's state in today's catalogue: its product, and its pack if it changed; or gone. */
export type Standing = { readonly id: number; readonly packNow?: string } | 'gone'

/** Finds sizes in the catalogue by name and measure, or else by code. */
export const standings = (productos: readonly Producto[]): ((line: Linea) => Standing) => {
  const sizes = productos.flatMap((producto) => medidasOf(producto).map((medida) => ({ id: producto.id, medida })))
  const byKey = new Map(sizes.map((size) => [keyOf(size.medida), size]))
  const byCode = new Map(sizes.filter(({ medida }) => medida.codigo !== '').map((size) => [size.medida.codigo, size]))
  return (line) => {
    const now = byKey.get(keyOf(line)) ?? byCode.get(line.codigo)
    if (!now) return 'gone'
    return { id: now.id, ...(now.medida.pack !== line.pack && { packNow: now.medida.pack }) }
  }
}
