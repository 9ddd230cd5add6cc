/** Asks the captcha's provider about a token; undefined when the provider does not answer. */
import { isRecord } from '#contract/record.ts'
import type { Captcha } from '#mocks/call.ts'

const captchaTimeout = 5_000

export const createCaptcha =
  (secret: string, url: string): Captcha =>
  async (token) => {
    if (token === '') return false
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(captchaTimeout),
      })
      const verdict: unknown = await response.json()
      if (!response.ok || !isRecord(verdict) || typeof verdict['success'] !== 'boolean') return undefined
      return (
        verdict['success'] &&
        (verdict['action'] === undefined || verdict['action'] === 'submit') &&
        (typeof verdict['score'] !== 'number' || verdict['score'] >= 0.5)
      )
    } catch {
      return undefined
    }
  }
