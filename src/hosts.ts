/** The other hosts that pages use, besides the video sites of brand.ts. The content security policy allows these and no others. */

/** The host of maps (§2.12). */
export const mapHost = 'www.google.com'

/** The captcha's hosts, for a build with a site key: its script, the files of the script, and its frame. */
export const captchaHosts = {
  code: 'www.google.com',
  assets: 'www.gstatic.com',
  frames: ['www.google.com', 'recaptcha.google.com'],
} as const
