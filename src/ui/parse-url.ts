/** Reads an address, or undefined. `URL.parse` would do the same, but Safari has it only since 18. */
export const parseUrl = (text: string, base?: string): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined
