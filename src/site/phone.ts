/** §5: spaces and hyphens removed, a single leading 0 dropped, +54 prepended. */
export const chatNumber = (telefono: string): string => `+54${telefono.replace(/[\s-]/g, '').replace(/^0/, '')}`

export const digitsOnly = (telefono: string): string => telefono.replace(/\D/g, '')

/** A WhatsApp conversation; its addresses want digits alone. */
export const whatsAppUrl = (number: string): string => `https://wa.me/${digitsOnly(number)}`

export const telUrl = (telefono: string): string => `tel:${telefono.replace(/[^\d+]/g, '')}`
