/** 'www.x.com' is meant as an address of the web, 'ventas@x.com' as one to write to. */
export const withScheme = (address: string): string => {
  const text = address.trim()
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(text)) return text
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  return /^[^\s/]+\.[^\s/]{2,}/.test(text) ? `https://${text}` : text
}

/** Whether a text may lead there; never to what a browser would run. */
export const isWebAddress = (address: string): boolean =>
  /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:[+\d]|\/(?!\/))/i.test(address)
