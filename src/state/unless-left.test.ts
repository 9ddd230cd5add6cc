import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unlessLeft } from './unless-left.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a failure is told where the page stays, and by no page that is left, whose timers no longer run', () => {
  const tell = vi.fn()
  unlessLeft(tell)('error loading dynamically imported module')
  expect(tell).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(tell.mock.calls).toEqual([['error loading dynamically imported module']])
})
