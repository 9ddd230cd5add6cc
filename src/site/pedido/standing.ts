import type { Producto } from '#contract/producto.ts'
import type { Linea } from '#state/pedido/linea.ts'
import { once } from '#ui/once.ts'

/** A size's state in today's catalogue: its product, and its pack if it changed; or gone. */
export type Standing = { readonly id: number; readonly packNow?: string } | 'gone'

export type GetStanding = (line: Linea) => Standing

interface Size {
  readonly id: number
  readonly pack: string
}

/** Finds sizes in the catalogue by name and measure, or else by code. Of equal ones the last counts. */
export const standings = (productos: readonly Producto[]): GetStanding => {
  const byName = once(() => Map.groupBy(productos, ({ nombre }) => nombre))
  const byCode = once(
    () =>
      new Map(
        productos.flatMap(({ id, sub_productos }) =>
          sub_productos.map(({ codigo, pack }): [string, Size] => [codigo, { id, pack }]),
        ),
      ),
  )
  const called = ({ codigo, nombre, tamaño }: Linea): Size | undefined =>
    byName()
      .get(nombre)
      ?.flatMap(({ id, sub_productos }) => sub_productos.map((size) => ({ id, ...size })))
      .findLast((size) => size.codigo === codigo && size.tamaño === tamaño)
  return (line) => {
    const now = called(line) ?? (line.codigo === '' ? undefined : byCode().get(line.codigo))
    if (!now) return 'gone'
    return { id: now.id, ...(now.pack !== line.pack && { packNow: now.pack }) }
  }
}
