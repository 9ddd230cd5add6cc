import { createStore, del, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { sendOrKeep, sendWaiting } from '../outbox/send.ts'
import {
  allSent,
  allWaiting,
  forgetSent,
  keepSent,
  removeWaiting,
  type CarriedOrder,
  type Message,
} from '../outbox/waiting.ts'
import { deleteSent, markSent, remaining, takeGone, takeOrderBack, useGone } from './gone.ts'
import { storedNumber, orderNumber, setNumber } from './stored-number.ts'
import { parseLines } from './linea.ts'
import { addAll, emptyPedido, replacePedido, undo, usePedido } from './pedido.ts'

const lines = parseLines([
  { codigo: '011250', nombre: 'Bulón', cantidad: 20 },
  { codigo: '120600', nombre: 'Tuerca', cantidad: 5 },
])
const extraLines = parseLines([{ codigo: '999', nombre: 'Arandela', cantidad: 3 }])
const message: Message = {
  call: 'enviarCorreo',
  input: { nombre: 'Ana', empresa: 'Taller', email: 'ana@taller.example', celular: '', mensaje: 'Hola' },
}

const deliver = vi.fn<() => Promise<unknown>>()
const offline = () => Promise.reject(new ApiError(0, 'Sin conexión', 'public'))
const list = () => usePedido.getState().lines

let order: CarriedOrder

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const { key } of await allWaiting()) await removeWaiting(key)
  for (const sent of await allSent()) await forgetSent(sent)
  replacePedido(lines)
  order = { numero: orderNumber('2026-11-23'), de: 'Ana', lines, texto: 'Pedido' }
  deliver.mockReset().mockResolvedValue(null)
})

test('a sent order clears the list, and the next one has another number', async () => {
  await sendOrKeep({ ...message, pedido: order }, deliver)
  expect(await takeGone()).toBe(true)
  expect(list()).toEqual([])
  expect(await allSent()).toMatchObject([{ numero: order.numero, de: 'Ana', lines, by: 'form' }])
  expect(await allSent()).not.toMatchObject([{ input: expect.anything() }])
  addAll(extraLines)
  expect(orderNumber('2026-11-23')).not.toBe(order.numero)
})

test('lines added after the sending stay: other sizes, and more packs of the same', async () => {
  await sendOrKeep({ ...message, pedido: order }, deliver)
  addAll([...extraLines, ...lines.slice(0, 1)])
  await takeGone()
  expect(list().map(({ codigo, cantidad }) => [codigo, cantidad])).toEqual([
    ['011250', 20],
    ['999', 3],
  ])
  // The order is taken once: the remaining lines are another order.
  await takeGone()
  expect(list()).toHaveLength(2)
})

test('a list that has become another order stays', async () => {
  emptyPedido()
  addAll(lines)
  orderNumber('2026-11-23')
  await sendOrKeep({ ...message, pedido: order }, deliver)
  expect(await takeGone(order.numero)).toBe(true)
  expect(list()).toEqual(lines)
})

test('a refused order stays in the list and is not sent', async () => {
  deliver.mockRejectedValue(new ApiError(422, 'Revisá.', 'public'))
  await expect(sendOrKeep({ ...message, pedido: order }, deliver)).rejects.toThrow('Revisá.')
  expect(await takeGone()).toBe(false)
  expect(list()).toEqual(lines)
  expect(await allSent()).toEqual([])
})

test('offline an order leaves the list and waits; once delivered by any tab it counts as sent', async () => {
  deliver.mockImplementationOnce(offline)
  await sendOrKeep({ ...message, pedido: order }, deliver)
  await takeGone()
  expect(list()).toEqual([])
  expect(await allSent()).toEqual([])
  expect(await allWaiting()).toMatchObject([{ state: 'waits', pedido: { numero: order.numero } }])
  await sendWaiting(deliver)
  expect([await allWaiting(), await allSent()]).toMatchObject([[], [{ numero: order.numero }]])
})

test('a dropped order returns once under its number and joins the current lines', async () => {
  deliver.mockImplementationOnce(offline)
  await sendOrKeep({ ...message, pedido: order }, deliver)
  // The page was closed before the list was cleared.
  const [waiting] = await allWaiting()
  expect(await takeOrderBack(waiting?.key ?? '')).toBeDefined()
  expect(list()).toEqual(lines)
  expect(storedNumber()).toBe(order.numero)
  expect(await takeOrderBack(waiting?.key ?? '')).toBeUndefined()
  await takeGone()
  expect(list()).toEqual(lines)
  expect(await allWaiting()).toEqual([])
})

test('a page closed halfway keeps its list until the next page has sent the order', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  deliver.mockReturnValueOnce(promise)
  const sending = sendOrKeep({ ...message, pedido: order }, deliver)
  await vi.waitFor(async () => expect(await allWaiting()).toMatchObject([{ state: 'sending' }]), 20_000)
  expect(await takeGone()).toBe(false)
  expect(list()).toEqual(lines)
  resolve(null)
  await sending
  await takeGone()
  expect(list()).toEqual([])
})

test('"Ya lo mandé" can be taken back, number and all', async () => {
  await markSent(order)
  expect(list()).toEqual([])
  expect(await allSent()).toMatchObject([{ numero: order.numero, by: 'person' }])
  undo()
  await vi.waitFor(() => expect(storedNumber()).toBe(order.numero), 20_000)
  expect(list()).toEqual(lines)
  expect(await allSent()).toEqual([])
})

test('thirty orders are stored, newest first; a deleted one can be restored', async () => {
  for (let i = 0; i < 35; i++)
    await keepSent({
      numero: `20261123-22${String(i).padStart(2, 'A')}`,
      de: '',
      lines,
      state: 'sent',
      since: i,
      by: 'form',
    })
  const stored = await allSent()
  expect(stored.map(({ since }) => since)).toEqual(Array.from({ length: 30 }, (_, i) => 34 - i))
  const [first] = stored
  if (!first) throw new Error('none kept')
  await deleteSent(first)
  expect(await allSent()).toHaveLength(29)
  undo()
  await vi.waitFor(async () => expect(await allSent()).toHaveLength(30), 20_000)
})

test('without room an order is sent once, and its list stays', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await sendOrKeep({ ...message, pedido: order }, deliver)).toBe('sent')
  expect(await takeGone()).toBe(false)
  expect(list()).toEqual(lines)
  await expect(markSent(order)).rejects.toThrow('full')
  expect(list()).toEqual(lines)
  expect(await allWaiting()).toEqual([])
  expect(deliver).toHaveBeenCalledTimes(1)
})

test('remaining packs are never negative', () => {
  expect(remaining(lines, [...lines, ...extraLines])).toEqual([])
  expect(remaining([...lines, ...extraLines], lines)).toEqual(extraLines)
  setNumber('')
})

test.each([
  null,
  7,
  'x',
  {},
  [],
  { state: 'sent' },
  { state: 'sent', numero: 4, lines: 'x', since: 'ayer' },
  { key: 'x', state: 'waits', since: 1, call: 'enviarCorreo', input: {}, pedido: { numero: 5, lines: {} } },
])('of %j, which no order left here, nothing is shown, and nothing else is lost', async (garbage) => {
  await keepSent({ numero: '20261123-7KQ4', de: '', lines, state: 'sent', since: 1, by: 'form' })
  const store = createStore('por-enviar', 'mensajes')
  await set('basura', garbage, store)
  expect(await takeGone()).toBe(false)
  expect(useGone.getState()).toMatchObject({ waiting: [], sent: [{ numero: '20261123-7KQ4', lines }] })
  await del('basura', store)
})
