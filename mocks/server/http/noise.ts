/** Thousands of hostile requests, the same ones in every run. */
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { allEndpoints, endpoints } from '../../../src/contract/index.ts'
import { wireName } from '../../../src/contract/fields.ts'

/** Repeatable random numbers in [0, 1) (mulberry32). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  const a = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  const b = (a + Math.imul(a ^ (a >>> 7), 61 | a)) ^ a
  return ((b ^ (b >>> 14)) >>> 0) / 4_294_967_296
}

/** Invalid values by kind; '' leaves the field out. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  id: ['', 'x', -1, 0, 1.5, 'NaN', '0x1', '1e0', '١', 987_654_321, '9'.repeat(40)],
  integer: ['', 'x', 1.5, '1e5', 'Infinity', '9'.repeat(40)],
  flag: ['', 2, -1, 'x', '1.0'],
  email: ['', 'x', '@', 'a@b', 'a b@c.d', `${'x'.repeat(300)}@example.com`],
  choice: ['', 'otra', 'PANEL', '__proto__'],
  upload: ['', 'texto', 'data:image/png;base64,AAAA', '../../etc/passwd'],
  list: ['x', '{"a":1}', '[[1]]', '[{"codigo":1}]'],
  link: ['javascript:alert(1)', 'x'.repeat(2_001), 'data:text/html,x'],
}
const wrongText = ['', 'x'.repeat(300_000)]
const wrongTypes: readonly unknown[] = [[1], [[1]], { a: 1 }, { $gt: '' }, null]
/** Unknown fields, which must be ignored whatever their name and value. */
const strangers: readonly [string, unknown][] = [
  ['__proto__', 'x'],
  ['constructor', 1],
  ['id', 1],
  ['admin', 1],
  ['', ''],
  ['\0', '😀'],
  ['‮', '\uD800'],
]

/** Invalid ids that must not hit an existing record. */
const noIds = [
  '%201',
  '1%20',
  '01x',
  '1.0',
  '-1',
  '0',
  '1e0',
  '0x1',
  '%00',
  '..%2f1',
  '%F0%9F%98%80',
  '%ZZ',
  '9'.repeat(40),
  '1;',
  '1,2',
  'null',
  '__proto__',
  '%2531',
]

export interface Noise {
  readonly name: string
  readonly path: string
  readonly init: RequestInit
}

type Random = () => number
const oneOf = <T>(values: readonly T[], random: Random): T | undefined => values[Math.floor(random() * values.length)]

const pathOf = ({ path }: Endpoint, random: Random) => path.replace(/\{\w+\}/, () => oneOf(noIds, random) ?? 'x')

/** Every required field with an invalid value, or left out. */
const valuesFor = ({ request }: Endpoint, random: Random, types: readonly unknown[]): [string, unknown][] => [
  ...Object.entries(request)
    .filter(([, field]) => !field.optional || random() < 0.5)
    .flatMap(([name, field]): [string, unknown][] => {
      const value = oneOf([...(wrong[field.kind] ?? wrongText), ...types], random)
      return value === '' ? [] : [[wireName(name, field), value]]
    }),
  ...strangers.filter(
    ([name]) => !Object.entries(request).some(([own, field]) => wireName(own, field) === name) && random() < 0.2,
  ),
]

const asForm = (entries: readonly [string, unknown][]): FormData => {
  const form = new FormData()
  for (const [name, value] of entries)
    form.append(name, typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? ''))
  return form
}

/** Bodies that are cut, mislabelled, or well formed but wrong. */
const bodyFor = (endpoint: Endpoint, random: Random): Pick<RequestInit, 'body' | 'headers'> => {
  const json = JSON.stringify(Object.fromEntries(valuesFor(endpoint, random, wrongTypes)))
  const type = (value: string, body: string) => ({ body, headers: { 'Content-Type': value } })
  const ways = [
    () => type('application/json', json),
    () => type('application/json', json.slice(0, Math.floor(json.length * random()))),
    () => type('application/json', `[${json}]`),
    () => type('application/json', 'null'),
    () => type('text/html', json),
    () => type('multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1`),
    () => type('multipart/form-data', json),
    () => type('application/x-www-form-urlencoded', 'a=1&idProducto=x'),
    () => ({ body: asForm(valuesFor(endpoint, random, [])) }),
    () => ({}),
  ]
  return oneOf(ways, random)?.() ?? {}
}

const methods = ['GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']

export const noise = (count: number, seed: number): Noise[] => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const endpoint = oneOf(allEndpoints, random) ?? endpoints.verificarLogin
    const method = random() < 0.6 ? endpoint.method : (oneOf(methods, random) ?? 'GET')
    const withBody = method !== 'GET' && method !== 'HEAD'
    return {
      name: endpoint.name,
      path: pathOf(endpoint, random),
      init: { method, ...(withBody && bodyFor(endpoint, random)) },
    }
  })
}
