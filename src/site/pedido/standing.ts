import type { Producto } from '../../contract/producto.ts'
import { keyOf, type Linea } from '../../state/pedido/linea.ts'
import { medidasOf } from './quick/codes.ts'

/** What has become of a size since it was asked for: its product, and its pack where that is another one today; or nothing of it is left. */
export type Standing = { readonly id: number; readonly packNow?: string } | 'gone'

/** By the catalogue as it is: a size is the same while its name and measure are, else while its code is. */
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
