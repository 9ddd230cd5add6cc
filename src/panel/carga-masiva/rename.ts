import { call } from '#api/client.ts'
import { useChange } from '#api/write.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { updateProducto } from '#contract/producto-writes.ts'
import type { Rename } from './settle.ts'

/** Gives loaded products their new names, with all else as it was loaded. Returns the numbers of the changes. */
export const useRename = () => {
  const { mutateAsync } = useChange(updateProducto)
  return async (renames: readonly Rename[]): Promise<(number | undefined)[]> => {
    const products = renames.length === 0 ? [] : await call(obtenerProductos, {})
    const changes: (number | undefined)[] = []
    for (const { id, nombre } of renames) {
      const product = products.find((candidate) => candidate.id === id)
      if (!product || product.nombre === nombre) continue
      const { orden, texto, destacado, sub_productos: subs } = product
      const { change } = await mutateAsync({ idProducto: id, orden, nombre, texto, destacado, sub_productos: subs })
      changes.push(change)
    }
    return changes
  }
}
