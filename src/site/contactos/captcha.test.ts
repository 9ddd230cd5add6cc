import { expect, test, vi } from 'vitest'
import { CaptchaUnavailable, captcha, createCaptcha } from './captcha.ts'

const provider = (load: () => Promise<void>) => ({
  load: vi.fn(load),
  execute: vi.fn(async (name: string) => `token for ${name}`),
  badgeHidden: true,
})

test('loads once, for the action submit', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const pending = provider(() => promise)
  const tested = createCaptcha(pending)
  expect(tested.state()).toBe('not loaded')
  const tokens = Promise.all([tested.token(), tested.token()])
  expect(tested.state()).toBe('loading')
  resolve()
  expect(await tokens).toEqual(['token for submit', 'token for submit'])
  expect(tested.state()).toBe('loaded')
  expect(pending.load).toHaveBeenCalledOnce()
})

test('a failed load is reported, and tried again at the next call', async () => {
  const failing = provider(() => Promise.reject(new Error('offline')))
  const tested = createCaptcha(failing)
  await expect(tested.token()).rejects.toThrow(CaptchaUnavailable)
  expect(tested.state()).toBe('not loaded')
  failing.load.mockResolvedValue()
  expect(await tested.token()).toBe('token for submit')
  expect(failing.load).toHaveBeenCalledTimes(2)
})

test.each([
  ['whose script never answers', { load: () => new Promise<void>(() => undefined) }],
  ['whose frame is blocked', { execute: () => new Promise<string>(() => undefined) }],
] as const)('a provider %s is given up after half a minute, and asked again later', async (_, silent) => {
  vi.useFakeTimers()
  const answering = provider(() => Promise.resolve())
  const mute = { ...answering, ...silent }
  const tested = createCaptcha({ ...answering, load: () => mute.load(), execute: (name) => mute.execute(name) })
  const refusal = tested.token().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await refusal).toBeInstanceOf(CaptchaUnavailable)
  Object.assign(mute, answering)
  expect(await tested.token()).toBe('token for submit')
})

test('without a site key the token is local', async () => {
  expect(await captcha.token()).toBe('local-submit')
  expect(captcha.badgeHidden).toBe(false)
})
