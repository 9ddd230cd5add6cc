import { expect, test } from 'vitest'
import { chatNumber, telUrl, whatsAppUrl } from './phone.ts'

test.each([
  ['0351 - 555-0142', '+543515550142'],
  ['351 5550142', '+543515550142'],
  ['00351 555', '+540351555'],
  ['11-4000-0000', '+541140000000'],
  ['+54 11 4555-0000', '+541145550000'],
  ['54 11 4555-0000', '+541145550000'],
  ['0054 11 4555-0000', '+541145550000'],
  ['+598 2 900 0000', '+59829000000'],
])('chat number of %s', (telefono, expected) => expect(chatNumber(telefono, '54')).toBe(expected))

test.each([
  ['0351 - 555-0142', '543515550142'],
  ['(0351) 555-0142', '5403515550142'],
  ['+54 9 351 555-0142', '5493515550142'],
])('the WhatsApp address of %s has digits alone', (telefono, digits) =>
  expect(whatsAppUrl(telefono, '54')).toBe(`https://wa.me/${digits}`),
)

test('a call keeps the international prefix', () => {
  expect(telUrl('+54 351 555-0142', '54')).toBe('tel:+543515550142')
  expect(telUrl('54 11 4555-0000', '54')).toBe('tel:+541145550000')
  expect(telUrl('0351 555-0142', '54')).toBe('tel:03515550142')
})
