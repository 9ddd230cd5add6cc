export interface CaptchaProvider {
  /** Loads the provider's code. */
  readonly load: () => Promise<void>
  /** A token for an action; the server checks the token with its secret. */
  readonly execute: (action: string) => Promise<string>
  /** The provider's badge is hidden (§7), so the form must show the provider's notice. */
  readonly badgeHidden: boolean
}
