import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce, inSlices } from '#contract/in-slices.ts'
import { sorting } from './sorting.ts'

test('a list is sorted as by toSorted, equal items in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ key: fc.nat(9), position: fc.nat() }), { maxLength: 1_500 }), (items) => {
      const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key
      expect(atOnce(sorting(items, byKey))).toEqual(items.toSorted(byKey))
    }),
    { numRuns: 40 },
  )
})

test('long work lets other tasks run, and stops once nobody wants it', async () => {
  const controller = new AbortController()
  let steps = 0
  function* endless() {
    for (;;) {
      steps += 1
      yield
    }
  }
  const working = inSlices(endless(), controller.signal)
  setTimeout(() => controller.abort())
  await expect(working).rejects.toThrow('aborted')
  expect(steps).toBeGreaterThan(1)
})
