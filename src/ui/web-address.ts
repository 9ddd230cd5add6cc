/** 'www.x.com' gets https, 'ventas@x.com' mailto. */
export const withScheme = (address: string): string => {
  const text = address.trim()
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(text)) return text
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  return /^[^\s/]+\.[^\s/]{2,}/.test(text) ? `https://${text}` : text
}

/** Whether a link may lead there; never an address that a browser would run. */
export const isWebAddress = (address: string): boolean =>
  /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:[+\d]|\/(?!\/))/i.test(address)
