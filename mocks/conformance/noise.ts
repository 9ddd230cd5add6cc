/** Thousands of hostile requests, the same ones in every run. */
import { constant, constantFrom, nat, oneof, record, sample, tuple, type Arbitrary } from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { allEndpoints } from '#contract/index.ts'
import { wireName } from '#contract/fields.ts'
import { toFormData, type Values } from './requests.ts'
import { noIds, wrongFor } from './samples.ts'

const wrongTypes: readonly unknown[] = [[[1]], { a: 1 }, { $gt: '' }, null]
/** Unknown fields, which must be ignored for any name and value. */
const strangers: readonly [string, unknown][] = [
  ['__proto__', 'x'],
  ['constructor', 1],
  ['id', 1],
  ['admin', 1],
  ['', ''],
  ['\0', '😀'],
  ['‮', '\uD800'],
]
/** Invalid ids as an address may have them, beside `noIds`. */
const oddIds = ['%201', '1%20', '01x', '1.0', '1e0', '0x1', '%00', '..%2f1', '%F0%9F%98%80', '%ZZ', '1;', '%2531']

export interface Noise {
  readonly name: string
  readonly path: string
  readonly init: RequestInit
}

/** Every required field with an invalid value, or left out, and some unknown fields. */
const valuesFor = ({ request }: Endpoint, isForm: boolean): Arbitrary<Values> => {
  const entry = (name: string, values: readonly unknown[]) => tuple(constant(name), constantFrom(undefined, ...values))
  const fields = Object.entries(request).map(([name, field]) => [wireName(name, field), field] as const)
  const names = new Set(fields.map(([name]) => name))
  return tuple(
    ...fields.map(([name, field]) => entry(name, [...wrongFor(field, isForm), ...(isForm ? [] : wrongTypes)])),
    ...strangers
      .filter(([name]) => !names.has(name))
      .map(([name, value]) => entry(name, [value, undefined, undefined])),
  ).map((entries) => Object.fromEntries(entries.filter(([, value]) => value !== undefined)))
}

type Body = Pick<RequestInit, 'body' | 'headers'>

/** Bodies that are cut, mislabelled, or well formed but wrong. */
const bodyFor = (endpoint: Endpoint): Arbitrary<Body> => {
  const json = valuesFor(endpoint, false).map((values) => JSON.stringify(values))
  const typed = (type: string, text: Arbitrary<string>): Arbitrary<Body> =>
    text.map((body) => ({ body, headers: { 'Content-Type': type } }))
  return oneof(
    typed('application/json', json),
    typed(
      'application/json',
      tuple(json, nat(1_000)).map(([text, length]) => text.slice(0, length)),
    ),
    typed(
      'application/json',
      oneof(
        json.map((text) => `[${text}]`),
        constant('null'),
      ),
    ),
    typed('text/html', json),
    typed('multipart/form-data', json),
    typed('multipart/form-data; boundary=x', constant('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1')),
    typed('application/x-www-form-urlencoded', constant('a=1&idProducto=x')),
    valuesFor(endpoint, true).map((values): Body => ({ body: toFormData(values) })),
    constant<Body>({}),
  )
}

const methods = ['GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']

const noiseFor = (endpoint: Endpoint): Arbitrary<Noise> =>
  record({
    id: constantFrom(...oddIds, ...noIds),
    method: oneof(
      { weight: 6, arbitrary: constant(endpoint.method) },
      { weight: 4, arbitrary: constantFrom(...methods) },
    ),
    body: bodyFor(endpoint),
  }).map(({ id, method, body }) => ({
    name: endpoint.name,
    path: endpoint.path.replace(/\{\w+\}/, () => id),
    init: { method, ...(method !== 'GET' && method !== 'HEAD' && body) },
  }))

export const noise = (count: number, seed: number): Noise[] =>
  sample(oneof(...allEndpoints.map(noiseFor)), { numRuns: count, seed })
