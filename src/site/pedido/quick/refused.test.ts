/** Lines that name a size and an amount, and may not be wanted. */
import { expect, test } from 'vitest'
import { productos } from '#mocks/fixtures/producto.ts'
import { createCodes } from './codes.ts'
import { choices } from './choices.ts'
import { pastedRows } from './paste.ts'

const codes = createCodes(productos)
/** The codes that are sure, and with '?' those that are asked about. */
const read = (text: string) =>
  pastedRows(text, codes)
    .filter(({ matches }) => matches.length > 0)
    .map(({ line, matches }) => (line ? `${line.codigo} ${line.cantidad}` : `${matches[0]?.codigo}?`))
    .join(', ')

test.each([
  '040825 x 6 devuelto',
  '040825 x 4 a confirmar',
  '040825 x 2 roto',
  '040825 x 2 mensual',
  '040825 x 3 para cada sucursal',
  '040825 x 3 fallados',
  '040825 x 3 recibido',
  '040825 x 3 pendiente',
  '040825 x 3 entregado',
  '040825 x 3 dañados',
  '040825 x 3 semanal',
  '040825 x 3 a definir',
  '040825 x 3 en espera',
  '040825 x 3 a verificar',
  '040825 x 3 quizás',
  '040825 x 3 incompletos',
  '040825 x 3 sin stock',
  '040825 x 3 agotado',
  '040825 x 3 stand by',
  '040825 x 3 dar de baja',
  '040825 x 3 vino mal',
  '040825 x 12 botellas',
  '040825 20 hojas',
  '040825 6 litros',
  'Código\tCantidad\tEstado\n040825\t6\tDuplicado',
  '040825 x 3 nota de crédito',
  '040825 x 3 pero consultá antes',
  '040825 x 3 creo',
  'Opcional:\n040825 x 6',
  'Me quedan:\n040825 x 6',
  'El mes pasado:\n040825 x 6',
  'Si hay stock:\n040825 x 6',
  'En lugar de:\n040825 x 6',
  'Pendiente de entrega:\n040825 x 6',
  'Ya pedido:\n040825 x 6',
  'Dejar sin efecto:\n040825 x 6',
  'Presupuesto:\n040825 x 6',
  'Stock actual:\n040825 x 6',
  'Entregado el 12/11:\n040825 x 6',
  'Código\tCantidad\tEstado\n040825\t6\tSin stock',
  'Facturado:\n040825 x 6',
  'A confirmar:\n040825 x 6',
  'Pedido viejo:\n040825 x 6',
  'Ya enviado:\n040825 x 6',
  'Código\tPedido\tEntregado\n040825\t6\t6',
  'Código\tCantidad\tCant. facturada\n040825\t6\t2',
  'Código\tCantidad\tFaltante\n040825\t6\t2',
  'Código\tCantidad\tPor entregar\n040825\t6\t0',
  'Código\tCantidad\tEstado\n040825\t6\tRechazado',
  'Ya recibido:\n040825 x 6',
  'No enviar:\n040825 x 6',
  'NO mandar:\n040825 x 6',
  'Devolver:\n040825 x 6',
  'Cancelado\n040825 x 6',
  'Código\tCantidad\tNota\n040825\t6\tno mandar',
  'Código\tCantidad\tEstado\n040825\t6\tCancelado',
  'Código\tCantidad\tSituación\n040825\t6\tanulado',
  'Código\tPedido\tEntregado\tSaldo\n040825\t6\t6\t0',
  'Código\tPedido\tPendiente\n040825\t6\t2',
])('asked: %j', (text) => expect(read(text)).toBe('040825?'))

test.each([
  ['040825 x 6 urgente', '040825 6'],
  ['040825 6 cajas', '040825 6'],
  ['040825 x 6 entregar en obra', '040825 6'],
  ['Para la obra de Morón:\n040825 x 6', '040825 6'],
  ['Para el 12/11:\n040825 x 6', '040825 6'],
  ['040825 x 6 cualquier consulta avisame', '040825 6'],
  ['040825 x 6 hoja de ruta', '040825 6'],
  ['040825 x 6 remito duplicado', '040825 6'],
  ['Pedido como la vez pasada:\n040825 x 6', '040825 6'],
  ['Para pasado mañana:\n040825 x 6', '040825 6'],
  ['Para entregar ya:\n040825 x 6', '040825 6'],
  ['040825 x 6 para stock', '040825 6'],
  ['040825 x 6 sin cargo', '040825 6'],
  ['Código\tCantidad\tEstado\n040825\t6\tActivo', '040825 6'],
  ['Código\tDescripción\tCantidad\n040825\tsin brida\t6', '040825 6'],
  ['Código\tCantidad\tFactura\n040825\t6\tNo', '040825 6'],
  ['Código\tPedido\tSaldo\n040825\t6\t6', '040825 6'],
  ['Código\tPedido\tEntregado\n040825\t6\t0', '040825 6'],
  ['Código\tCantidad\tEstado\n040825\t6\tConfirmado', '040825 6'],
  ['Ya recibido:\n040825 x 6\nPara la obra:\n020870 x 3', '040825?, 020870 3'],
  ['Pedido anterior:\n040825 x 6\nPedido nuevo:\n020870 x 2', '040825?, 020870 2'],
  ['020870 x 2\n> 040825 x 6', '020870 2, 040825?'],
  ['> 040825 x 6\n> 020870 x 3', '040825 6, 020870 3'],
])('%j: %s', (text, expected) => expect(read(text)).toBe(expected))

test('a long note is kept to its end', () => {
  const nota = `${'entregar '.repeat(28)}solo con certificado`
  for (const text of [`040825 x 6 ${nota}`, `Código\tCantidad\tNota\n040825\t6\t${nota}`])
    expect(pastedRows(text, codes).at(-1)?.line?.nota).toBe(nota)
})

/** Why a line is asked about. */
const why = (text: string) => {
  const answering = choices(productos, text)
  for (;;) {
    const { done, value } = answering.next()
    if (done) return value.kind === 'ask' ? value.reason : ''
  }
}

test('an asked row has the words of its note and of its state', () => {
  const [, row] = pastedRows('Código\tCantidad\tNota\tEstado\n040825\t6\tno mandar\tCancelado', codes)
  expect(row?.text).toMatch(/x 6 no mandar Cancelado$/)
  expect(why(row?.text ?? '')).toBe('Dice «no» y «cancelado»: si va igual, tocala; si no, descartala.')
})

test('an asked line says why', () => {
  expect(why('Devolver: 040825 x 6')).toBe('Dice «devolver»: si va igual, tocala; si no, descartala.')
  expect(why('~040825 x 6~')).toBe('Viene tachada: si va igual, tocala; si no, descartala.')
  expect(why('> 040825 x 6')).toBe('Viene citada de otro mensaje: si va igual, tocala; si no, descartala.')
})
