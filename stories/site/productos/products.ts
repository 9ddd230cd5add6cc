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
