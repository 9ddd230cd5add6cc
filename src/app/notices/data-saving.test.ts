import { expect, test } from 'vitest'
import { sparing, prefersLessData } from './data-saving.ts'

test.each([
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { saveData: false, effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { saveData: false, effectiveType: '4g' } }, false],
  [{ connection: null }, false],
  [{}, false],
])('%j', (navigator, expected) => expect(prefersLessData(navigator)).toBe(expected))

const withSpace = (quota: number, usage: number) => ({ storage: { estimate: () => Promise.resolve({ quota, usage }) } })

test.each([
  [{ connection: { saveData: true } }, true],
  [withSpace(60_000_000, 30_000_000), true],
  [withSpace(600_000_000, 30_000_000), false],
  [{ storage: { estimate: () => Promise.reject(new TypeError('refused')) } }, false],
  [{ storage: undefined }, false],
  [{}, false],
])('with little room, too: %j', async (navigator, expected) => expect(await sparing(navigator)).toBe(expected))
