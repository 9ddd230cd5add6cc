import type { Producto } from '#contract/producto.ts'

/** Words of the company's own catalogue, as examples of a search; each empty where the catalogue lacks it. */
export const pickExamples = (productos: readonly Producto[]) => {
  const some = productos.slice(0, 10)
  const sizes = some.flatMap(({ sub_productos: rows }) => rows)
  const codes = sizes.map(({ codigo }) => codigo).filter(Boolean)
  return {
    nombre: some.find(({ nombre }) => nombre !== '')?.nombre ?? '',
    tamaño: sizes.find(({ tamaño }) => tamaño !== '')?.tamaño ?? '',
    codigo: codes[0] ?? '',
    otro: codes.at(-1) ?? '',
    barra: sizes.find(({ codigobarra }) => codigobarra !== '')?.codigobarra ?? '',
  }
}
