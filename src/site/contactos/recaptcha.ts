import { captchaHosts } from '../../hosts.ts'
import type { CaptchaProvider } from '#state/outbox/captcha-provider.ts'

declare global {
  interface Window {
    grecaptcha?: {
      ready: (callback: () => void) => void
      execute: (siteKey: string, options: { action: string }) => Promise<string>
    }
  }
}

const addScript = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${src} did not load`))
    })
    document.head.append(script)
  })

const hideBadge = () => {
  const style = document.createElement('style')
  style.textContent = '.grecaptcha-badge { visibility: hidden; }'
  document.head.append(style)
}

/** Google reCAPTCHA v3: no challenge, its badge hidden. */
export const recaptcha = (siteKey: string): CaptchaProvider => ({
  load: async () => {
    hideBadge()
    await addScript(`https://${captchaHosts.code}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
    await new Promise<void>((resolve) => {
      window.grecaptcha?.ready(resolve)
    })
  },
  execute: async (action) => (await window.grecaptcha?.execute(siteKey, { action })) ?? '',
  badgeHidden: true,
})
