import type { Producto } from '../../../src/contract/producto.ts'

/** A product as the API gives it, but for what a story is about. */
export const bulon = (but: Partial<Producto> = {}): Producto => ({
  id: 1, orden: 1, nombre: 'Bulón hexagonal', texto: '<p>Acero 8.8, zincado.</p>', destacado: 0,
  imagenes: [{ id: 1, orden: 1, path: 'productos/bulon-hexagonal.jpg' }],
  sub_productos: [{ codigo: '010830', tamaño: 'M8 x 30', pack: 'Caja x 100', codigobarra: '7798123001013' }],
  ...but,
})

/** A catalogue of any size. */
export const many = (count: number): Producto[] => Array.from({ length: count }, (_, i) => bulon({
  id: i + 1, orden: i + 1, nombre: `Bulón hexagonal, medida ${i + 1}`,
  sub_productos: [{ codigo: `C${i + 1}`, tamaño: 'M8 x 30', pack: 'Caja x 100', codigobarra: '' }],
}))
