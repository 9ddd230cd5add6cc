/** The address that a text names, if any. `URL.parse` would do, but Safari has it since 18 only. */
export const parseUrl = (text: string, base?: string): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined
