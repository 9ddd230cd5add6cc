import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { wireName } from '#contract/fields.ts'
import { allEndpoints } from '#contract/index.ts'
import { covered, covering } from './cover.ts'
import type { CallEntry } from '#state/call-entry.ts'
import { createCall } from './testing.ts'

const call = (change: Partial<CallEntry>) => createCall({ method: 'POST', path: '/api/verificarLogin', ...change })

const secrets = new Set(
  allEndpoints.flatMap(({ request }) =>
    Object.entries(request).flatMap(([name, field]) => (field.kind === 'password' ? [wireName(name, field)] : [])),
  ),
)

const written = (name: string) =>
  fc.constantFrom(
    name,
    name.toUpperCase(),
    name.normalize('NFD'),
    name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    `${name}Repetida`,
    `nueva_${name}`,
    'password',
    'passwordRepeat',
  )
const name = fc.constantFrom(...secrets).chain(written)
const anyPassword = fc.string({ unit: 'grapheme', minLength: 4, maxLength: 30 }).map((text) => `§${text}§`)

/** The value under such a name, with anything around it, to any depth. */
const around = (value: unknown) =>
  fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.constant(value),
      fc.tuple(fc.string(), tie('node'), fc.jsonValue()).map(([key, node, extra]) => ({ otro: extra, [key]: node })),
      fc.tuple(fc.jsonValue(), tie('node')),
      tie('node').map((node) => ({ texto: JSON.stringify(node) })),
    ),
  })).node

const toText = (entry: CallEntry): string => {
  const json = JSON.stringify([
    entry,
    entry.path && decodeURIComponent(entry.path),
    entry.page && decodeURIComponent(entry.page),
  ])
  return json.normalize('NFD')
}
const shows = (entry: CallEntry, password: string) =>
  [password, JSON.stringify(password).slice(1, -1), JSON.stringify(JSON.stringify(password)).slice(3, -3)].some(
    (text) => toText(entry).includes(text.normalize('NFD')),
  )

const body = fc
  .tuple(name, anyPassword)
  .chain(([key, password]) => fc.tuple(fc.constant(password), around({ nota: `es ${password}`, [key]: password })))

test('no body shows a password, at any depth and however often repeated', () => {
  fc.assert(
    fc.property(body, fc.boolean(), ([password, value], again) => {
      const entry = covered(
        call({
          sent: JSON.stringify(value),
          text: JSON.stringify({ message: again ? `No sirve ${password}.` : '', sent: value }),
        }),
      )
      expect(shows(entry, password)).toBe(false)
      expect(JSON.stringify(entry)).toContain(covering)
    }),
  )
})

test('no form, address or page shows a password', () => {
  fc.assert(
    fc.property(name, anyPassword, ([...key], password) => {
      const params = `?id=1&${new URLSearchParams({ [key.join('')]: password }).toString()}`
      const entry = covered(
        call({
          path: `/api/updateUsuario${params}`,
          page: `https://example.com/admin${params}`,
          sent: [
            ['usuario', 'ana'],
            ['nota', password],
            [key.join(''), password],
            ['datos', JSON.stringify({ [key.join('')]: password })],
          ],
        }),
      )
      expect(shows(entry, password)).toBe(false)
      expect(entry.path).toMatch(/^\/api\/updateUsuario\?id=1&/)
    }),
  )
})

test('a cut text, or a text that is no JSON, shows nothing beside the name of a password', () => {
  fc.assert(
    fc.property(name, anyPassword, (key, password) => {
      for (const text of [
        `{"${key}": "${password}`,
        `${encodeURIComponent(key)}=${encodeURIComponent(password)}`,
        `{"contrase\\u00f1a": "${password}`,
      ]) {
        expect(shows(covered(call({ sent: text })), password)).toBe(false)
        expect(decodeURIComponent(JSON.stringify(covered(call({ sent: text }))))).not.toContain(password)
      }
    }),
  )
})

test('everything else stays, to the letter', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value, null, 1)
      fc.pre(!/password|contrase.+a/i.test(text))
      const entry = call({
        sent: text,
        text,
        path: '/api/obtenerProducto/3?version=1',
        page: 'https://example.com/productos?buscar=m12+x%2050',
      })
      expect(covered(entry)).toEqual(entry)
    }),
  )
  const keywords = call({ path: '/api/updateMetadato', sent: '{"claves":"bulones"}' })
  expect(covered(keywords)).toEqual(keywords)
})

test('a refusal still tells what is wrong with a password', () => {
  const entry = covered(
    call({
      sent: '{"usuario":"ana","contraseña":"corta"}',
      status: 422,
      text: '{"message":"Revisá los campos.","errors":{"contraseña":["Tiene que tener al menos 8 caracteres."]}}',
    }),
  )
  expect(entry.sent).toBe(`{"usuario":"ana","contraseña":"${covering}"}`)
  expect(entry.text).toContain('Tiene que tener al menos 8')
  expect(
    covered(call({ text: 'Usuario o contraseña incorrectos', headers: { 'content-type': 'text/plain' } })).text,
  ).toBe('Usuario o contraseña incorrectos')
})

test('a short password is covered too', () => {
  expect(covered(call({ sent: [['contraseña', 'abc']] })).sent).toEqual([['contraseña', covering]])
})
