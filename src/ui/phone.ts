const digitsOnly = (text: string): string => text.replace(/\D/g, '')

/** A number that begins with its country's prefix gets its +. `then`: the pattern that has to follow. */
const withPlus = (number: string, code: string, then: string): string =>
  code === '' ? number : number.replace(new RegExp(`^(?:00)?${code}${then}`), `+${code}`)

/** §5: removes spaces and hyphens and one leading 0, and adds the country's prefix unless the number has it. */
export const chatNumber = (telefono: string, prefijo: string): string => {
  const code = digitsOnly(prefijo)
  const number = withPlus(telefono.replace(/[\s-]/g, ''), code, '')
  return number.startsWith('+') || code === '' ? number : `+${code}${number.replace(/^0/, '')}`
}

/** A WhatsApp conversation (§2.2, §2.3); the address takes digits only, country code first. */
export const whatsAppUrl = (telefono: string, prefijo: string): string =>
  `https://wa.me/${digitsOnly(chatNumber(telefono, prefijo))}`

export const telUrl = (telefono: string, prefijo: string): string =>
  `tel:${withPlus(telefono.replace(/[^\d+]/g, ''), digitsOnly(prefijo), String.raw`(?=\d{10})`)}`
