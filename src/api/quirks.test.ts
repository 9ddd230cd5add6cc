/** Reads every list and logs in against other backends: each quirk of src/server/http/quirks alone. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testReference } from '#server/http/testing.ts'
import { allEndpoints } from '#contract/index.ts'
import { verificarLogin } from '#contract/sesion.ts'
import { call } from './client.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const reads = allEndpoints.filter(
  ({ name, method, path, response: { kind } }) =>
    method === 'GET' && name.startsWith('obtener') && kind !== 'bytes' && !path.replace('{id}', '').includes('{'),
)

const readAll = async (quirks: readonly string[]): Promise<Record<string, unknown>> => {
  const send = testReference(quirks).browser()
  const cookies: string[] = []
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.join('; ')
    },
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await send(path, init)
    cookies.push(...response.headers.getSetCookie().map((line) => line.replace(/;.*/, '')))
    return response
  })
  expect(await call(verificarLogin, { usuario: 'admin', contraseña: 'admin1234' })).toBe(1)
  const answers: Record<string, unknown> = {}
  for (const endpoint of reads)
    answers[endpoint.name] = await call(endpoint, endpoint.path.includes('{id}') ? { id: 1 } : {}).catch(
      ({ status }: { status: number }) => status,
    )
  // Moments with and without milliseconds are equal.
  return JSON.parse(JSON.stringify(answers).replaceAll(/(\d\d:\d\d:\d\d)Z/g, '$1.000Z'))
}

let plain: ReturnType<typeof readAll> | undefined
/** What is read without any quirk. */
const withoutQuirks = () => (plain ??= readAll([]))

test('the calls are many, and most have something to read', async () => {
  const answers = Object.values(await withoutQuirks())
  expect(answers.length).toBeGreaterThan(30)
  expect(answers.filter((answer) => typeof answer === 'object').length).toBeGreaterThan(25)
})

const lossless = [
  'strings',
  'nulls',
  'missing',
  'dates',
  'capitals',
  'extras',
  'empty-object',
  'data-wrapper',
  'text-html',
  'notice',
  'csrf',
  'login-redirect',
  'string-errors',
  'text-errors',
  'html-errors',
  'php',
]

describe('each quirk is read without loss', () => {
  test.each(lossless)('%s', async (quirk) => {
    const expected = await withoutQuirks()
    expect(await readAll([quirk])).toMatchObject(expected)
  })
})

const takeStart = (answer: unknown, whole: unknown) =>
  Array.isArray(answer) && Array.isArray(whole) ? answer.slice(0, whole.length) : answer

test('broken-record: the records before it stay', async () => {
  const expected = Object.entries(await withoutQuirks())
  const read = await readAll(['broken-record'])
  expect(expected.map(([name, answer]) => [name, takeStart(read[name], answer)])).toEqual(expected)
})

const extractIds = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return answer.map(extractIds)
  return typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : typeof answer
}

test('null-texts: a record without texts keeps its other fields', async () => {
  const expected = await withoutQuirks()
  const blank = await readAll(['null-texts'])
  expect(Object.entries(blank).map(([name, answer]) => [name, extractIds(answer)])).toEqual(
    Object.entries(expected).map(([name, answer]) => [name, extractIds(answer)]),
  )
})
