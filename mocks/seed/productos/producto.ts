interface SubProducto {
  codigo: string
  tamaño: string
  pack: string
  codigobarra: string
}

export interface Producto {
  id: number
  orden: number
  nombre: string
  texto: string
  destacado: 0 | 1
  sub_productos: SubProducto[]
}

export const sub = (codigo: string, tamaño: string, pack: string, codigobarra: string): SubProducto => ({ codigo, tamaño, pack, codigobarra })
