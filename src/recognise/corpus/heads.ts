/** Heads as people write them, and what each may hold in any table, the likeliest first. */
import type { Role } from '../heads.ts'

export const heads: readonly (readonly [roles: readonly Role[], examples: string])[] = [
  [['codigobarra'], 'codigobarra, Código de barras, EAN, Cód. Barra, barcode'],
  [['codigo'], 'codigo, Cód. art., SKU, N° de artículo, Art. N°, Item code, Ref.'],
  [['nombre'], 'nombre, Descripción, Descripción del producto'],
  [['nombre'], 'Product description, Item description, Descrição, Descrip. Art., Texto breve material'],
  [['nombre', 'codigo'], 'Artículo, Art., item, PRODUCTO, Productos'],
  [['tamaño'], 'tamaño, Medida, Size'],
  [['cantidad'], 'Pedido, Packs, Cantidad de packs, Cant. pedida, Cantidad (cajas)'],
  [['cantidad', 'unidades'], 'cantidad, Cant., Qty'],
  [['unidades'], 'unidades, Unid., Cant. unidades, Units, U., Unds., Pzs'],
  [['pack'], 'pack, Presentación, Pack Qty, Case quantity, Units per box, Piezas por caja, Pcs/box, CxB'],
  [['nota'], 'nota, Observaciones, Obs., Comments'],
  [['otro'], 'Precio, Precio unitario, Total, Subtotal, Stock, N°, Precio sin IVA ($), Unidad'],
  [[], 'Bulón, Caja negra, Barra de acero, Pedido de julio'],
]
