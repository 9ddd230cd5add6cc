/** What a provider of captchas must be able to do. */
export interface CaptchaProvider {
  /** Brings the provider's code. */
  readonly load: () => Promise<void>
  /** A token for an action; the server checks it, with the secret that only it knows. */
  readonly execute: (action: string) => Promise<string>
  /** The provider's badge is hidden (§7): then the form has to say that it is there. */
  readonly badgeHidden: boolean
}
