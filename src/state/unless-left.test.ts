import { beforeEach, expect, test, vi } from 'vitest'
import { unlessLeft } from './unless-left.ts'

beforeEach(() => void vi.useFakeTimers())

test('a failure is reported where the page stays, and not by a page that was left', () => {
  const tell = vi.fn()
  unlessLeft(tell)('error loading dynamically imported module')
  expect(tell).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(tell.mock.calls).toEqual([['error loading dynamically imported module']])
})
