import { noAnswer } from '#api/no-answer.ts'
import type { CaptchaProvider } from '#state/outbox/captcha-provider.ts'
import { localCaptcha } from '#state/outbox/local-captcha.ts'
import { recaptcha } from './recaptcha.ts'

/** The widget loads once (§4). */
type CaptchaState = 'not loaded' | 'loading' | 'loaded'

/** The provider gave no token: offline, blocked, or replaced by a script that never answers. */
export class CaptchaUnavailable extends Error {
  constructor(cause: unknown) {
    super('No pudimos cargar la verificación de seguridad. Revisá tu conexión y probá de nuevo.', { cause })
    this.name = 'CaptchaUnavailable'
  }
}

const action = 'submit'

/** In ms: a blocker may leave the provider's script and stop its frame, and then nothing ever comes. */
const longestWait = 30_000

export const createCaptcha = (provider: CaptchaProvider) => {
  let state: CaptchaState = 'not loaded'
  let loading: Promise<void> | undefined
  /** What did not load is loaded anew by the next call. */
  const forget = () => {
    if (state === 'loaded') return
    state = 'not loaded'
    loading = undefined
  }
  const start = async () => {
    state = 'loading'
    try {
      await provider.load()
      state = 'loaded'
    } finally {
      forget()
    }
  }
  /** Loads once; after a failure, the next call tries again. */
  const load = () => (loading ??= start())
  return {
    state: () => state,
    load,
    /** A token for one message. Throws `CaptchaUnavailable`. */
    token: async () => {
      try {
        return await Promise.race([load().then(() => provider.execute(action)), noAnswer(longestWait)])
      } catch (error) {
        forget()
        throw new CaptchaUnavailable(error)
      }
    },
    badgeHidden: provider.badgeHidden,
  }
}

const siteKey: string | undefined = import.meta.env.VITE_CAPTCHA_SITE_KEY

/** The captcha of the contact form, by `VITE_CAPTCHA_SITE_KEY`. */
export const captcha = createCaptcha(siteKey ? recaptcha(siteKey) : localCaptcha)
