import { expect, test, vi } from 'vitest'
import { oncePer } from './once-per.ts'

test('each object is computed once, even when the result is undefined', () => {
  const make = vi.fn((list: readonly number[]) => (list.length === 0 ? undefined : [...list]))
  const made = oncePer(make)
  const [some, same] = [
    [1, 2],
    [1, 2],
  ]
  expect(made(some)).toBe(made(some))
  expect(made(same)).not.toBe(made(some))
  const none: number[] = []
  expect([made(none), made(none)]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(3)
})
