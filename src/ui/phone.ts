/** §5: removes spaces and hyphens and one leading 0, and adds +54 unless the number has its country code. */
export const chatNumber = (telefono: string): string => {
  const number = telefono.replace(/[\s-]/g, '').replace(/^(?:00)?54/, '+54')
  return number.startsWith('+') ? number : `+54${number.replace(/^0/, '')}`
}

const digitsOnly = (telefono: string): string => telefono.replace(/\D/g, '')

/** A WhatsApp conversation (§2.2, §2.3); the address takes digits only, country code first. */
export const whatsAppUrl = (telefono: string): string => `https://wa.me/${digitsOnly(chatNumber(telefono))}`

/** A `tel:` link; a number that has its country code gets its +. */
export const telUrl = (telefono: string): string =>
  `tel:${telefono.replace(/[^\d+]/g, '').replace(/^(?:00)?54(?=\d{10})/, '+54')}`
