/** Derived from the contract: the app reads whole records, whatever one field holds. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Field, Fields } from '#contract/fields.ts'
import { allEndpoints } from '#contract/index.ts'
import { isRecord } from '#contract/record.ts'
import { ApiError } from './errors.ts'
import { reading } from './testing.ts'

const odd = [null, undefined, '', {}, [], 'x', -1, 0, 1.5, true, [null], { a: { b: 1 } }, '<p>x</p>', '1e99']

const samples: Partial<Record<Field['kind'], unknown>> = {
  id: 3,
  integer: 2,
  flag: 1,
  boolean: true,
  timestamp: '2026-10-03T14:22:00.000Z',
  nothing: null,
}
const sample = (field: Field): unknown => {
  if (field.kind === 'choice') return field.choices?.[0]
  if (field.kind === 'object') return record(field.fields ?? {})
  if (field.kind === 'list') return field.items ? [sample(field.items)] : []
  return field.kind in samples ? samples[field.kind] : 'texto'
}
const record = (fields: Fields): object =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sample(field)]))

/** A second statement of the rules, so that the reader does not judge itself. */
const isRight: Partial<Record<Field['kind'], (value: unknown, field: Field) => boolean>> = {
  id: (value) => Number.isInteger(value) && Number(value) > 0,
  integer: Number.isInteger,
  flag: (value) => value === 0 || value === 1,
  boolean: (value) => typeof value === 'boolean',
  choice: (value, { choices = [] }) => choices.some((choice) => choice === value),
  timestamp: (value) => value === '' || (typeof value === 'string' && !Number.isNaN(Date.parse(value))),
  nothing: (value) => value === null,
}
const isText = (value: unknown) => typeof value === 'string'

/** The paths that break the contract. */
const findViolations = (field: Field, value: unknown, path: string): string[] => {
  const { kind, items, fields = {} } = field
  if ((field.optional && value === undefined) || (field.nullable && value === null)) return []
  if (kind === 'list' && Array.isArray(value))
    return value.flatMap((item: unknown, n) => (items ? findViolations(items, item, `${path}[${n}]`) : []))
  if (kind === 'object' && isRecord(value))
    return Object.entries(fields).flatMap(([name, childField]) =>
      findViolations(childField, value[name], `${path}.${name}`),
    )
  const isWhole = kind !== 'list' && kind !== 'object' && (isRight[kind] ?? isText)(value, field)
  return isWhole ? [] : [`${path}: ${JSON.stringify(value)}`]
}

/** Copies of a record with one wrong value each, in every field at any depth. */
const spoilt = (fields: Fields, value: unknown): object[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const whole = record(fields)
    const inner = field.fields ?? field.items?.fields ?? {}
    const within = spoilt(inner, value).map((part) => ({ ...whole, [name]: field.kind === 'list' ? [part] : part }))
    return [{ ...whole, [name]: value }, ...within]
  })

const reads = allEndpoints.filter(
  ({ method, done, response }) =>
    method === 'GET' && done === undefined && (response.fields ?? response.items?.fields) !== undefined,
)
/** A call may refuse in words; it never breaks. */
const refused = (error: unknown): string[] => (error instanceof ApiError && error.message !== '' ? [] : [String(error)])
const isList = ({ response }: Endpoint) => response.kind === 'list'

beforeEach(() => {
  vi.stubGlobal('console', { ...console, warn: vi.fn() })
})

test('the contract has lists and records to read', () => {
  expect(reads.filter(isList).length).toBeGreaterThan(12)
  expect(reads.filter((endpoint) => !isList(endpoint)).length).toBeGreaterThan(8)
})

describe.each(reads.filter(isList).map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  const fields = endpoint.response.items?.fields ?? {}
  test.each(odd.map((value) => [value]))(
    '%j in any field of one record: whole, or left out; the other stays',
    async (value) => {
      for (const spoiltRecord of spoilt(fields, value)) {
        const validRecord = { ...record(fields), id: 4 }
        const answer: unknown = await reading<Endpoint>(endpoint, {}, [spoiltRecord, validRecord])
        expect(findViolations(endpoint.response, answer, '')).toEqual([])
        expect(answer).toContainEqual(validRecord)
      }
    },
  )
})

describe.each(reads.filter((endpoint) => !isList(endpoint)).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test.each(odd.map((value) => [value]))(
      '%j in any field: the record is whole, or refused in words',
      async (value) => {
        for (const spoiltRecord of spoilt(endpoint.response.fields ?? {}, value)) {
          const wrong = await reading<Endpoint>(endpoint, { id: 3 }, spoiltRecord).then(
            (answer: unknown) => findViolations(endpoint.response, answer, ''),
            refused,
          )
          expect(wrong).toEqual([])
        }
      },
    )
  },
)
