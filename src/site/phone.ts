/** §5: spaces and hyphens removed, a single leading 0 dropped, +54 prepended; a number that has its country already is as it is. */
export const chatNumber = (telefono: string): string => {
  const number = telefono.replace(/[\s-]/g, '').replace(/^(?:00)?54/, '+54')
  return number.startsWith('+') ? number : `+54${number.replace(/^0/, '')}`
}

const digitsOnly = (telefono: string): string => telefono.replace(/\D/g, '')

/** A WhatsApp conversation (§2.2, §2.3); its addresses want digits alone, those of the country first. */
export const whatsAppUrl = (telefono: string): string => `https://wa.me/${digitsOnly(chatNumber(telefono))}`

/** A number that has its country already is dialled as such. */
export const telUrl = (telefono: string): string =>
  `tel:${telefono.replace(/[^\d+]/g, '').replace(/^(?:00)?54(?=\d{10})/, '+54')}`
