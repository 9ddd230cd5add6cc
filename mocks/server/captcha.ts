/** Asks the captcha's provider about a token; undefined when the provider does not answer. */
import { isRecord } from '../../src/contract/record.ts'
import type { Captcha } from '../call.ts'

const captchaTimeout = 5_000

export const captchaOf =
  (secret: string, url: string): Captcha =>
  async (token) => {
    if (token === '') return false
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(captchaTimeout),
      })
      const said: unknown = await response.json()
      if (!response.ok || !isRecord(said) || typeof said['success'] !== 'boolean') return undefined
      return (
        said['success'] &&
        (said['action'] === undefined || said['action'] === 'submit') &&
        (typeof said['score'] !== 'number' || said['score'] >= 0.5)
      )
    } catch {
      return undefined
    }
  }
