import { expect, test } from 'vitest'
import { isWrongEan, toPieceCode } from './gtin.ts'

test.each([
  '7798123001068',
  '4006381333931',
  '5901234123457',
  ' 5901234123457 ',
  '',
  '7798',
  'x',
  '12345678',
  '77981230010689',
])('%s is no wrong EAN-13', (code) => {
  expect(isWrongEan(code)).toBe(false)
})
test.each(['7798123001069', '4006381333930', '5901234123475', '0000000000001'])('%s is a wrong EAN-13', (code) =>
  expect(isWrongEan(code)).toBe(true),
)

test.each([
  ['17790001000016', '7790001000019'],
  ['07790001000019', '7790001000019'],
  ['7790001000019', '7790001000019'],
  ['LE-114', 'LE-114'],
])('%s is on a case of %s', (code, piece) => expect(toPieceCode(code)).toBe(piece))
