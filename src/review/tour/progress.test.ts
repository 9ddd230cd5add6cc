import { expect, test } from 'vitest'
import type { Facts } from './facts.ts'
import { goTo, leave, noticed, readProgress, start } from './progress.ts'
import { stops } from './stops.ts'

const facts: Facts = { online: true, scenario: '', order: 0, active: 3, sent: 5, last: 20, wrote: [] }
const at = (id: string) => stops.findIndex((stop) => stop.id === id)

test.each<[string, Partial<Facts>]>([
  ['editar', { wrote: ['Novedad modificada «Anclajes»'] }],
  ['cliente', { active: 4 }],
  ['sin-conexion', { online: false }],
  ['carga-masiva', { wrote: ['Datos cargados'] }],
  ['pedido', { order: 1 }],
  ['escenario', { scenario: 'obtenerNovedades:slow:3000' }],
  ['enviado', { sent: 6 }],
  ['deshacer', { wrote: ['Restaurado «Corte»'] }],
])('the stop %s is noticed once it is done, and not before', (id, change) => {
  const here = noticed(goTo(start, at(id)), facts)
  expect(here.done).toEqual([])
  expect(noticed(here, facts).done).toEqual([])
  const then = noticed(here, { ...facts, ...change })
  expect(then.done).toEqual([id])
  expect(noticed(then, { ...facts, ...change })).toBe(then)
})

test('every stop has its own id, and can be noticed', () => {
  expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length)
  expect(stops.filter(({ done, links }) => !done || links.length === 0)).toEqual([])
})

test('a visitor who returns goes on at the same stop; after the last stop comes the end', () => {
  const left = leave(goTo(start, 3))
  expect(left).toMatchObject({ at: 3, going: false })
  expect(noticed(left, facts)).toBe(left)
  expect(goTo(left, stops.length)).toMatchObject({ at: stops.length, going: false })
})

test('progress of another version of the tour starts again, or loses stops that are gone', () => {
  expect(readProgress(undefined)).toEqual(start)
  expect(readProgress({ at: 99 })).toEqual(start)
  expect(readProgress({ at: 1, done: ['editar', 'de-antes'], going: true, before: null })).toMatchObject({
    at: 1,
    done: ['editar'],
    going: true,
  })
})
