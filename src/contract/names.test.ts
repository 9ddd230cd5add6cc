import { expect, test } from 'vitest'
import { nameKey, oneLine } from './names.ts'

test.each([
  ['Bulón\u00A0hex', 'Bulón hex'],
  ['\u00A0\u202FBulón\u2003hex\u3000', 'Bulón hex'],
  ['Bu\u200Blón\uFEFF', 'Bulón'],
  ['tor\u00ADnillo', 'tornillo'],
  ['M8\u200E\u202A x\u202C 40\u2060\u2066', 'M8 x 40'],
  ['a\u200Cb\u200Dc\u034F\u3164', 'abc'],
  ['M1\uFE0F0', 'M10'],
  ['dos  blancos', 'dos  blancos'],
])('%j reads %j', (text, read) => {
  expect(oneLine(text)).toBe(read)
})

test.each([
  '❤️‍🔥 oferta',
  '👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈',
  '1️⃣ #️⃣ ✔︎ ☎️ ©️',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '🇦🇷 🐻‍❄️ 🧑‍⚕️ 👁️‍🗨️',
])('an emoji keeps what joins it: %s', (text) => {
  expect(oneLine(text)).toBe(text)
  expect(oneLine(`${text}\u200B`)).toBe(text)
})

test.each([
  'Bulón hex',
  'Bulón  hex',
  'Bulón\u00A0 hex',
  'BULÓN HEX',
  'Bul\u200Bón hex\u00AD',
  'Bulo\u0301n hex',
  ' bulón\thex ',
])('%j is one name with the others', (name) => {
  expect(nameKey(name)).toBe('bulón hex')
})

test('an accent, and whether there is a blank at all, tell names apart', () => {
  expect(new Set(['Bulon', 'Bulón', 'Llave 1 1/2', 'Llave 11/2'].map(nameKey)).size).toBe(4)
})
