/** Heads as people write them, and what each holds in any table. */
import type { Role } from '../heads.ts'

export const heads: readonly (readonly [role: Role | undefined, examples: string])[] = [
  ['codigobarra', 'codigobarra, Código de barras, EAN, Cód. Barra, barcode'],
  ['codigo', 'codigo, Cód. art., SKU, N° de artículo, Item code, Ref.'],
  ['nombre', 'nombre, Descripción, Artículo, item, Descripción del producto'],
  ['nombre', 'Product description, Item description, Descrição, Descrip. Art., Texto breve material'],
  ['tamaño', 'tamaño, Medida, Size'],
  ['cantidad', 'cantidad, Cant., Pedido, Qty, Packs, Cantidad de packs, Cant. pedida, Cantidad (cajas)'],
  ['unidades', 'unidades, Unid., Cant. unidades, Units, U., Unds., Pzs'],
  ['pack', 'pack, Presentación, Pack Qty, Case quantity, Units per box, Piezas por caja, Pcs/box, CxB'],
  ['nota', 'nota, Observaciones, Obs., Comments'],
  ['otro', 'Precio, Precio unitario, Total, Subtotal, Stock, N°, Precio sin IVA ($), Unidad'],
  [undefined, 'Bulón, Caja negra, Barra de acero, Pedido de julio'],
]
