import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseRetryAfter, waitOut } from './retry-after.ts'

const now = Date.UTC(2026, 9, 5, 12, 0, 0)

beforeEach(() => {
  vi.useFakeTimers({ now })
})

const saying = (retryAfter?: string) => new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter })
const putOff = (retryAfter?: string, type: ResponseType = 'basic'): Response =>
  Object.defineProperty(new Response('', { status: 429, headers: saying(retryAfter) }), 'type', { value: type })
const good = () => new Response('[]')

describe('how long an API asks to wait', () => {
  test.each([
    ['seconds', '3', 3],
    ['a part of a second', '0.5', 0.5],
    ['seconds with blanks', ' 2 ', 2],
    ['at once', '0', 0],
    ['a date', new Date(now + 4_000).toUTCString(), 4],
    ['a date that is past', new Date(now - 4_000).toUTCString(), 0],
    ['nothing', undefined, undefined],
    ['an empty text', '', undefined],
    ['words', 'pronto', undefined],
  ])('%s', (_, message, seconds) => {
    expect(parseRetryAfter(saying(message))).toBe(seconds)
  })
})

/** Answers how often the API was asked, and after how many ms the answer came. */
const outcome = async (first: Response, ...then: readonly Response[]) => {
  const remaining = [...then]
  const ask = vi.fn(async () => remaining.shift() ?? good())
  const waiting = waitOut(first, ask, now)
  await vi.runAllTimersAsync()
  const { status } = await waiting
  return { status, calls: ask.mock.calls.length, after: Date.now() - now }
}

describe('a delayed read', () => {
  test.each([
    ['what is no 429 comes at once', good(), 200, 0, 0],
    ['seconds', putOff('2'), 200, 1, 2_000],
    ['a date', putOff(new Date(now + 3_000).toUTCString()), 200, 1, 3_000],
    ['at once is a quarter of a second, so that nobody is asked without a pause', putOff('0'), 200, 1, 250],
    ['ten seconds are the most', putOff('10'), 200, 1, 10_000],
    ['more than ten seconds are left to who asked', putOff('11'), 429, 0, 0],
    ['an absurd number of seconds', putOff('99999999999999999999'), 429, 0, 0],
    ['words', putOff('pronto'), 429, 0, 0],
    ['nothing, on the same origin', putOff(), 429, 0, 0],
    ['nothing that a page of another origin may read', putOff(undefined, 'cors'), 200, 1, 2_000],
  ])('%s', async (_, first, status, expectedCalls, delay) => {
    expect(await outcome(first)).toEqual({ status, calls: expectedCalls, after: delay })
  })

  test('a read waits for two 429 in a row', async () => {
    expect(await outcome(putOff('1'), putOff('2'))).toEqual({ status: 200, calls: 2, after: 3_000 })
  })

  test('ten seconds are the limit for all 429 together', async () => {
    expect(await outcome(putOff('6'), putOff('6'))).toEqual({ status: 429, calls: 1, after: 6_000 })
  })

  test('a cancelled read stops waiting and asks no more', async () => {
    const [leaving, ask] = [new AbortController(), vi.fn(async () => good())]
    const waiting = waitOut(putOff('5'), ask, now, leaving.signal)
    leaving.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    await vi.runAllTimersAsync()
    expect(ask).not.toHaveBeenCalled()
  })

  test('a read that was cancelled before does not wait', async () => {
    const ask = vi.fn(async () => good())
    await expect(waitOut(putOff('5'), ask, now, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    expect(ask).not.toHaveBeenCalled()
  })
})
