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
      const value: unknown = await response.json()
      if (!response.ok || !isRecord(value) || typeof value['success'] !== 'boolean') return undefined
      return (
        value['success'] &&
        (value['action'] === undefined || value['action'] === 'submit') &&
        (typeof value['score'] !== 'number' || value['score'] >= 0.5)
      )
    } catch {
      return undefined
    }
  }
