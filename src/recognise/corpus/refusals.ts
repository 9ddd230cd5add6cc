/** Texts beside a size, and why each is asked about; undefined for those that take nothing back. */
export const refusals: readonly (readonly [text: string, reason: string | undefined])[] = [
  ['Devolver: 040825 x 6', 'Dice «devolver»'],
  ['Cancelado', 'Dice «cancelado»'],
  ['CANCELADO, cancelado', 'Dice «cancelado»'],
  ['no mandar', 'Dice «no»'],
  ['no mandar Cancelado', 'Dice «no» y «cancelado»'],
  ['Ya recibido', 'Dice «recibido»'],
  ['3 fallados', 'Dice «fallados»'],
  ['Pedido anterior', 'Dice «anterior»'],
  ['Falta 1', 'Dice «falta»'],
  ['NO-12', 'Dice «no»'],
  ['urgente', undefined],
  ['Activo', undefined],
  ['Nota', undefined],
  ['Para la obra de Morón', undefined],
  ['', undefined],
]
