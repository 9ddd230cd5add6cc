import type { Producto } from '#contract/producto.ts'
import { getMedidaKey, type Linea } from '#state/pedido/linea.ts'

/** A size's state in today's catalogue: its product, and its pack if it changed; or gone. */
export type Standing = { readonly id: number; readonly packNow?: string } | 'gone'

export type GetStanding = (line: Linea) => Standing

/** Finds sizes in the catalogue by name and measure, or else by code. Of equal ones the last counts. */
export const standings = (productos: readonly Producto[]): GetStanding => {
  const sizes = productos.flatMap(({ id, nombre, sub_productos }) =>
    sub_productos.map((size) => ({ ...size, id, nombre })),
  )
  const byKey = new Map(sizes.map((size) => [getMedidaKey(size), size]))
  const byCode = new Map(sizes.map((size) => [size.codigo, size]))
  return (line) => {
    const now = byKey.get(getMedidaKey(line)) ?? (line.codigo === '' ? undefined : byCode.get(line.codigo))
    if (!now) return 'gone'
    return { id: now.id, ...(now.pack !== line.pack && { packNow: now.pack }) }
  }
}
