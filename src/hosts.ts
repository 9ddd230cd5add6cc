/** The hosts that pages of ours speak to besides the video sites of brand.ts, once: the policy that they are served with allows these and no others. */

/** The map of an address (§2.12). */
export const mapHost = 'www.google.com'

/** The captcha of a build that has a site key: its code, what that loads, and the frame it works in. */
export const captchaHosts = {
  code: 'www.google.com',
  more: 'www.gstatic.com',
  frames: ['www.google.com', 'recaptcha.google.com'],
} as const
