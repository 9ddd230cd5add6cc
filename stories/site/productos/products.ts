import type { Producto } from '../../../src/contract/producto.ts'

/** A product as the API gives it, with the changes of a story. */
export const bulon = (but: Partial<Producto> = {}): Producto => ({
  id: 1,
  orden: 1,
  nombre: 'Bulón hexagonal',
  texto: '<p>Acero 8.8, zincado.</p>',
  destacado: 0,
  imagenes: [{ id: 1, orden: 1, path: 'productos/bulon-hexagonal.jpg' }],
  sub_productos: [{ codigo: '010830', tamaño: 'M8 x 30', pack: 'Caja x 100', codigobarra: '7798123001013' }],
  ...but,
})

const sizesOf = (product: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    codigo: count === 1 ? `C${product}` : `C${product}-${i + 1}`,
    tamaño: `M8 x ${30 + 10 * i}`,
    pack: 'Caja x 100',
    codigobarra: '',
  }))

/** A catalogue of `count` products. */
export const many = (count: number, sizes = 1): Producto[] =>
  Array.from({ length: count }, (_, i) =>
    bulon({
      id: i + 1,
      orden: i + 1,
      nombre: `Bulón hexagonal, medida ${i + 1}`,
      sub_productos: sizesOf(i + 1, sizes),
    }),
  )
