import { beforeEach, expect, test } from 'vitest'
import { parseLines } from '#state/pedido/linea.ts'
import { tabStorage } from '#state/storage.ts'
import { findCarried, dropCarried, keepCarried, storedCarried } from './carried.ts'

const lines = parseLines([
  { codigo: '011250', nombre: 'Bulón', cantidad: 2 },
  { codigo: '120600', nombre: 'Tuerca', cantidad: 5 },
])
const texto =
  'Hola, quería pedir cotización de:\nPedido 20261123-7KQ4\nFecha: 23/11/2026\n- 011250 · Bulón · 2 packs\n- 120600 · Tuerca · 5 packs\n\nTotal: 2 medidas'
const order = { numero: '20261123-7KQ4', de: 'Ana', lines, texto }

beforeEach(() => {
  dropCarried()
  keepCarried(order)
})

test.each([
  ['as it came', texto],
  ['with words around it', `Buen día.\n${texto}\nGracias`],
  ['with other ends of lines', texto.replaceAll('\n', '\r\n')],
  ['with a line corrected', texto.replace('2 packs', '7 packs')],
  ['with a line taken out', texto.replace('- 120600 · Tuerca · 5 packs\n', '')],
])('an order %s leaves with its message', (_, mensaje) => expect(findCarried(mensaje)).toEqual(order))

test.each([
  ['taken out', 'Hola, ¿tienen sucursal en Rosario?'],
  ['of which the number alone is left', 'Sigo esperando el Pedido 20261123-7KQ4'],
  ['of another number', texto.replace('7KQ4', 'ZZZZ')],
  ['of which no line is left', texto.replaceAll(/^- .*$/gm, '')],
  ['that never was there', ''],
])('an order %s does not', (_, mensaje) => expect(findCarried(mensaje)).toBeUndefined())

test.each(['', 'x', 'null', '[]', '{"numero":1}', texto, JSON.stringify({ ...order, lines: [] })])(
  '%j in storage is no order',
  (stored) => {
    tabStorage.setItem('contacto.pedido', stored)
    expect(storedCarried()).toBeUndefined()
  },
)
