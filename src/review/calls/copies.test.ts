import { execFileSync } from 'node:child_process'
import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { asCurl, asFetch } from './copies.ts'
import { covered, covering } from './cover.ts'
import type { CallEntry } from '../../state/call-entry.ts'
import { callOf as call } from './testing.ts'

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
const file = fc.record({
  name: anyText.filter((name) => name !== ''),
  type: fc.constantFrom('image/png', 'text/csv', 'video/mp4', ''),
  size: fc.nat(),
})
const form = fc.array(fc.tuple(anyText, fc.oneof(anyText, file)), { minLength: 1, maxLength: 5 })
const path = fc.webPath().map((made) => `/api/obtenerProducto${made}`)

const run = (code: string, globals: object): unknown => runInNewContext(code, { ...globals })
const same = (text: string) => JSON.stringify(JSON.parse(text))

const fetched = async (entry: CallEntry) => {
  const requests: Request[] = []
  const fetch = (url: string, init: RequestInit) => {
    requests.push(new Request(new URL(url, 'http://localhost'), init))
  }
  await run(`(async () => {\n${asFetch(entry)}\n})()`, { fetch, FormData, File, Uint8Array, atob })
  expect(requests).toHaveLength(1)
  return requests[0] ?? new Request('http://localhost')
}

test('the copied fetch sends the same call: JSON', () =>
  fc.assert(
    fc.asyncProperty(path, anyJson, async (query, value) => {
      const request = await fetched(call({ method: 'POST', path: query, sent: JSON.stringify(value) }))
      expect([request.method, request.url, request.headers.get('Content-Type')]).toEqual([
        'POST',
        new URL(query, 'http://localhost').href,
        'application/json',
      ])
      expect(same(await request.text())).toBe(JSON.stringify(value))
    }),
    { examples: [['/api/obtenerProducto', JSON.parse('{"__proto__":[{"__proto__":1}],"\\"__proto__\\":":"\u2028"}')]] },
  ))

test('the copied fetch sends the same call: forms and files', () =>
  fc.assert(
    fc.asyncProperty(form, async (fields) => {
      const sent = await (await fetched(call({ method: 'POST', path: '/api/crearSlider', sent: fields }))).formData()
      // The standard writes '"', CR and LF in a name as %22, %0D and %0A, and a percent sign as itself: on the wire both are one.
      const onWire = (name: string) => name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
      const facts = [...sent].map(([name, value]) => [onWire(name), typeof value === 'string' ? value : value.type])
      const lines = (text: string) => text.toWellFormed().replaceAll(/\r\n?|\n/g, '\r\n')
      expect(facts).toEqual(
        fields.map(([name, value]) => [
          onWire(lines(name)),
          typeof value === 'string' ? lines(value) : value.type || 'application/octet-stream',
        ]),
      )
    }),
    { examples: [[[['%22', '']]], [[['"\r%0A', 'x']]]] },
  ))

test('the copied fetch of a read sends the same read', async () => {
  const request = await fetched(call({ path: '/api/getImage/a%20b.jpg?ancho=400' }))
  expect([request.method, request.url]).toEqual(['GET', 'http://localhost/api/getImage/a%20b.jpg?ancho=400'])
})

/** The words that curl gets from a shell. */
const words = (code: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${code}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)

// A command cannot take a NUL, and a terminal cannot send half a surrogate pair.
const shellText = anyText.filter((text) => !text.includes('\0')).map((text) => text.toWellFormed())
const after = (list: readonly string[], option: string) =>
  list.flatMap((word, at) => (list[at - 1] === option ? [word] : []))

test('a shell gives curl the same call: JSON', () =>
  fc.assert(
    fc.property(path, anyJson, (query, value) => {
      const sent = JSON.stringify(value)
      const given = words(asCurl(call({ method: 'POST', path: query, sent })))
      expect(given).toContain(`https://api.example.com${query}`)
      expect([after(given, '--request'), after(given, '--data-raw'), after(given, '--header')]).toEqual([
        ['POST'],
        [sent],
        ['Accept: application/json', 'Content-Type: application/json'],
      ])
    }),
    { numRuns: 40 },
  ))

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
      expect(after(given, '--form-string')).toEqual(fields.map(([field, value]) => `${field}=${value}`))
      expect(after(given, '--form')).toEqual([
        `imagen=@"${name.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}";type=image/png`,
      ])
      expect(given).toContain('--cookie-jar')
    }),
    { numRuns: 40 },
  ))

test('covered passwords stay covered in every copy', () => {
  const login = covered(
    call({
      method: 'POST',
      path: '/api/verificarLogin',
      sent: '{"usuario":"ana","contraseña":"secreta-1"}',
      text: '1',
    }),
  )
  for (const copy of [asFetch, asCurl]) expect(copy(login)).not.toContain('secreta-1')
  expect(asFetch(login)).toContain(covering)
})
