import { expect, test } from 'vitest'
import { thrifty } from './thrift.ts'

test.each([
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { saveData: false, effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { saveData: false, effectiveType: '4g' } }, false],
  [{ connection: null }, false],
  [{}, false],
])('%j', (navigator, expected) => expect(thrifty(navigator)).toBe(expected))
