import { expect, test } from 'vitest'
import { sinceText } from './since.ts'

const now = new Date('2026-11-22T18:00:00Z')

test.each([
  ['2026-11-22T17:32:00Z', 'Datos de las 14:32'],
  ['2026-11-22T03:05:00Z', 'Datos de las 00:05'],
  // By the company's clock that was yesterday.
  ['2026-11-22T02:59:00Z', 'Datos del 21 de noviembre, 23:59'],
  ['2026-10-01T12:00:00Z', 'Datos del 1 de octubre, 09:00'],
])('%s', (iso, text) => expect(sinceText(iso, now)).toBe(text))
