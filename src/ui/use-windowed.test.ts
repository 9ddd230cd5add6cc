import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { near } from './use-windowed.ts'

test('the rows in sight are rendered, and few others', () => {
  fc.assert(
    fc.property(
      fc.nat(30_000),
      fc.integer({ min: -2_000_000, max: 2_000 }),
      fc.integer({ min: 300, max: 3_000 }),
      fc.integer({ min: 20, max: 90 }),
      (count, top, height, rowHeight) => {
        const [from, to] = near(count, { top, height, rowHeight })
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(count)
        expect(to - from).toBeLessThan(height / rowHeight + 60)
        const inSight = [0, height - 1]
          .map((y) => Math.floor((y - top) / rowHeight))
          .filter((row) => row >= 0 && row < count)
        expect(inSight.every((row) => row >= from && row < to)).toBe(true)
      },
    ),
  )
})
