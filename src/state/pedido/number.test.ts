import { beforeEach, expect, test } from 'vitest'
import { local } from '../storage.ts'
import { orderNumber, setNumber } from './stored-number.ts'
import { isNumber, newNumber } from './number.ts'
import { addToPedido, emptyPedido, numberKey, removeLine, replacePedido, undo, usePedido } from './pedido.ts'
import { parseLines } from './linea.ts'

const [bulon, tuerca] = parseLines([
  { codigo: '011250', nombre: 'Bulón' },
  { codigo: '120600', nombre: 'Tuerca' },
])
if (!bulon || !tuerca) throw new Error('no lines')
const now = () => orderNumber('2026-11-23')

beforeEach(() => {
  replacePedido([])
  setNumber('')
})

test('a number is a day and four unmistakable characters', () => {
  const numbers = Array.from({ length: 500 }, () => newNumber('2026-11-23'))
  for (const numero of numbers) expect(numero).toMatch(/^20261123-[2-9A-HJ-NP-Z]{4}$/)
  expect(numbers.every(isNumber)).toBe(true)
  expect(new Set(numbers).size).toBeGreaterThan(490)
})

test('a list keeps its number through changes, even when emptied and undone', () => {
  addToPedido(bulon)
  const numero = now()
  addToPedido(tuerca, 5)
  removeLine(bulon)
  expect(now()).toBe(numero)
  emptyPedido()
  undo()
  expect(usePedido.getState().lines).toHaveLength(1)
  expect(now()).toBe(numero)
})

test('a new list has a new number, after emptying the last or replacing it', () => {
  addToPedido(bulon)
  const first = now()
  emptyPedido()
  addToPedido(tuerca)
  const second = now()
  expect(second).not.toBe(first)
  replacePedido([bulon])
  expect([first, second]).not.toContain(now())
})

test.each(['', 'x', '20261123-0O1I', '{"a":1}'])('%j in storage is no number', (text) => {
  local.setItem(numberKey, text)
  expect(isNumber(now())).toBe(true)
  expect(now()).toBe(now())
})
