import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#mocks/runs.ts'
import { asCurl } from './curl.ts'
import { createCall as call } from './testing.ts'

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    "l'agua",
    '"$(rm -rf ~)`',
    '</script>',
    '\\',
    '\u2028',
    '__proto__',
    '"__proto__":',
    '@/etc/passwd',
    '<x',
    "'; exit 1 #",
  ),
)
// Browsers send no other kind.
const anyJson = fc.jsonValue({ stringUnit: 'grapheme' }).map((value): unknown => JSON.parse(JSON.stringify(value)))
const path = fc.webPath().map((made) => `/api/obtenerProducto${made}`)

/** The words that curl gets from a shell. */
const words = (code: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${code}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)

// A command cannot take a NUL, and a terminal cannot send half a surrogate pair.
const shellText = anyText.filter((text) => !text.includes('\0')).map((text) => text.toWellFormed())
const getValues = (list: readonly string[], option: string) =>
  list.flatMap((argument, index) => (list[index - 1] === option ? [argument] : []))

test('a shell gives curl the same call: JSON', () =>
  fc.assert(
    fc.property(path, anyJson, (query, value) => {
      const sent = JSON.stringify(value)
      const given = words(asCurl(call({ method: 'POST', path: query, sent })))
      expect(given).toContain(`https://api.example.com${query}`)
      expect([getValues(given, '--request'), getValues(given, '--data-raw'), getValues(given, '--header')]).toEqual([
        ['POST'],
        [sent],
        ['Accept: application/json', 'Content-Type: application/json'],
      ])
    }),
    runs(40),
  ))

test('a delete by GET has the header that a server asks of the app', () => {
  expect(words(asCurl(call({ path: '/api/deleteUsuario/2' })))).toContain('X-Vidriera: 1')
  expect(words(asCurl(call({ path: '/api/obtenerUsuarios' })))).not.toContain('X-Vidriera: 1')
})

test('a shell gives curl the same call: forms', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(shellText, shellText)), shellText, (fields, name) => {
      const given = words(
        asCurl(
          call({
            method: 'POST',
            path: '/api/crearSlider',
            sent: [...fields, ['imagen', { name, type: 'image/png', size: 9 }]],
          }),
        ),
      )
      expect(getValues(given, '--form-string')).toEqual(fields.map(([field, value]) => `${field}=${value}`))
      expect(getValues(given, '--form')).toEqual([
        `imagen=@"${name.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}";type=image/png`,
      ])
      expect(given).toContain('--cookie-jar')
    }),
    runs(40),
  ))
