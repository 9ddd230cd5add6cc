import type { CaptchaProvider } from '#state/outbox/captcha-provider.ts'
import { localCaptcha } from '#state/outbox/local-captcha.ts'
import { recaptcha } from './recaptcha.ts'

/** The widget loads once (§4). */
type CaptchaState = 'not loaded' | 'loading' | 'loaded'

/** The provider's code did not load: offline or blocked. */
export class CaptchaUnavailable extends Error {
  constructor(cause: unknown) {
    super('No pudimos cargar la verificación de seguridad. Revisá tu conexión y probá de nuevo.', { cause })
    this.name = 'CaptchaUnavailable'
  }
}

const action = 'submit'

export const createCaptcha = (provider: CaptchaProvider) => {
  let state: CaptchaState = 'not loaded'
  let loading: Promise<void> | undefined
  const start = async () => {
    state = 'loading'
    try {
      await provider.load()
      state = 'loaded'
    } catch (error) {
      state = 'not loaded'
      loading = undefined
      throw new CaptchaUnavailable(error)
    }
  }
  /** Loads once; after a failure, the next call tries again. */
  const load = () => (loading ??= start())
  return {
    state: () => state,
    load,
    /** A token for one message. Throws `CaptchaUnavailable`. */
    token: async () => {
      await load()
      return provider.execute(action)
    },
    badgeHidden: provider.badgeHidden,
  }
}

const siteKey: string | undefined = import.meta.env.VITE_CAPTCHA_SITE_KEY

/** The captcha of the contact form, by `VITE_CAPTCHA_SITE_KEY`. */
export const captcha = createCaptcha(siteKey ? recaptcha(siteKey) : localCaptcha)
