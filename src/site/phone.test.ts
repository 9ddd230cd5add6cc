import { expect, test } from 'vitest'
import { chatNumber, digitsOnly, telUrl, whatsAppUrl } from './phone.ts'

test.each([
  ['0351 - 555-0142', '+543515550142'],
  ['351 5550142', '+543515550142'],
  ['00351 555', '+540351555'],
  ['11-4000-0000', '+541140000000'],
])('chat number of %s', (telefono, expected) => expect(chatNumber(telefono)).toBe(expected))

test('a WhatsApp address has digits alone', () => {
  expect(whatsAppUrl(chatNumber('0351 - 555-0142'))).toBe('https://wa.me/543515550142')
  expect(whatsAppUrl('(0351) 555-0142')).toBe('https://wa.me/03515550142')
})

test('digits only', () => expect(digitsOnly('+54 (351) 555-0142')).toBe('543515550142'))

test('a call keeps the international prefix', () => {
  expect(telUrl('+54 351 555-0142')).toBe('tel:+543515550142')
  expect(telUrl('0351 555-0142')).toBe('tel:03515550142')
})
