import type { CaptchaProvider } from './captcha-provider.ts'

/** Without a site key any token is accepted. */
export const localCaptcha: CaptchaProvider = {
  load: () => Promise.resolve(),
  execute: (name) => Promise.resolve(`local-${name}`),
  badgeHidden: false,
}
