/** Lines of an order; the catalogue no longer has the last one. */
export const bulon = {
  codigo: '011250',
  nombre: 'Bulón hexagonal',
  tamaño: 'M12 x 50',
  pack: 'Caja x 50',
  codigobarra: '7798123001037',
  cantidad: 20,
  nota: '',
}
export const cadena = {
  codigo: '230600',
  nombre: 'Cadena',
  tamaño: '6 mm',
  pack: 'Rollo x 30 m',
  codigobarra: '',
  cantidad: 2,
  nota: 'sin cortar',
}
export const gone = {
  codigo: '990011',
  nombre: 'Remache ciego',
  tamaño: '4 x 12',
  pack: 'Caja x 1000',
  codigobarra: '',
  cantidad: 1,
  nota: '',
}
