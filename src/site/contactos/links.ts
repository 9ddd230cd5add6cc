import { mapHost } from '../../hosts.ts'

/** A mail draft to the company (§2.12, §9). */
export const mailDraft = (email: string, nombre: string): string => {
  const subject = encodeURIComponent(`Contacto desde la web de ${nombre}`)
  return `mailto:${email}?subject=${subject}&body=${encodeURIComponent('Hola queria consultar')}`
}

/** The address searched on the map's own site. */
export const mapUrl = (direccion: string): string =>
  `https://${mapHost}/maps/search/?api=1&query=${encodeURIComponent(direccion)}`

export const mapEmbedUrl = (direccion: string): string =>
  `https://${mapHost}/maps?q=${encodeURIComponent(direccion)}&z=16&hl=es&output=embed`
