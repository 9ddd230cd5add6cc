import { expect, test, vi } from 'vitest'
import { createRetries } from './retry-pauses.ts'

test('what waits is tried after 30, 60, 120, then every 300 s, in a visible tab, whatever the browser says of its connection', () => {
  vi.useFakeTimers({ now: 0 })
  const tab = { visibilityState: 'visible' }
  vi.stubGlobal('document', tab)
  vi.stubGlobal('navigator', { onLine: false })
  const times: number[] = []
  const follow = createRetries(() => times.push(Date.now() / 1000))
  vi.advanceTimersByTime(600_000)
  expect(times).toEqual([])
  vi.setSystemTime(0)
  follow(true)
  follow(true)
  vi.advanceTimersByTime(810_000)
  expect(times).toEqual([30, 90, 210, 510, 810])
  tab.visibilityState = 'hidden'
  vi.advanceTimersByTime(600_000)
  expect(times).toHaveLength(5)
  follow(false)
  tab.visibilityState = 'visible'
  vi.advanceTimersByTime(3_600_000)
  expect(times).toHaveLength(5)
  // The next message begins anew.
  follow(true)
  vi.advanceTimersByTime(30_000)
  expect(times).toHaveLength(6)
})
