import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { getMedidaKey, parseLines, type Linea } from './linea.ts'
import { encodeFragment, decodeFragment } from './link.ts'

const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('011250', 'Bulón hexagonal', 'M12 x 50', 'Caja x 50'),
)
const line: fc.Arbitrary<Linea> = fc.record({
  codigo: text,
  nombre: text,
  tamaño: text,
  pack: text,
  codigobarra: text,
  cantidad: fc.integer({ min: 1, max: 99_999 }),
  nota: text,
})
const lines = fc.uniqueArray(line, { selector: getMedidaKey, minLength: 1 })

test('any list, as a link and as a list again, is the same', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), lines, (de, list) => {
      const fragment = encodeFragment({ de, lines: list })
      expect(fragment).toMatch(/^lista=[\w-]+$/)
      expect(decodeFragment(`#${fragment}`)).toEqual({ de, lines: list })
    }),
  )
})

test('a link carries a valid number and no other', () => {
  const list = parseLines([{ codigo: '1', nombre: 'Bulón' }])
  expect(decodeFragment(encodeFragment({ de: 'Ana', lines: list, numero: '20261123-7KQ4' }))).toEqual({
    de: 'Ana',
    lines: list,
    numero: '20261123-7KQ4',
  })
  expect(decodeFragment(encodeFragment({ de: 'Ana', lines: list, numero: '<b>1</b>' }))).toEqual({
    de: 'Ana',
    lines: list,
  })
})

test('2,000 sizes are still an address', () => {
  const list = parseLines(
    Array.from({ length: 2_000 }, (_, i) => ({
      codigo: String(100_000 + i * 7),
      nombre: `Bulón ${i % 90}`,
      tamaño: `M${i % 20} x ${i % 60}`,
      pack: 'Caja x 50',
      codigobarra: '',
      cantidad: 1 + (i % 40),
      nota: '',
    })),
  )
  expect(encodeFragment({ de: 'Ana', lines: list }).length).toBeLessThan(32_000)
})

test('a fragment without a list holds no order', () => {
  expect(decodeFragment('')).toBeUndefined()
  expect(decodeFragment('#contenido')).toBeUndefined()
})

test('a cut or invented link is broken', () => {
  const whole = encodeFragment({ de: '', lines: parseLines([{ codigo: '1', nombre: 'Bulón' }]) })
  expect(decodeFragment(whole.slice(0, -9))).toBe('broken')
  fc.assert(
    fc.property(fc.string(), (made) => {
      expect(decodeFragment(`lista=${encodeURIComponent(made)}`)).toBe('broken')
    }),
  )
})
