import { endpoint, entity, multipart, saved } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { image, object, optional, path, wire } from './fields.ts'
import { basedOn } from './version.ts'

/** The two logos; empty where none was uploaded: the bundled one is shown (§2.2). */
export const Logos = entity('logos', 'navbar', {
  navbar: path('Logo of the header, 569x105.'),
  footer: path('Logo of the footer, 206x34.'),
})
export type Logos = EntityOf<typeof Logos>

export const obtenerLogos = endpoint('GET /api/obtenerLogos', {
  doc: 'The two logos.',
  access: 'public',
  of: Logos,
  response: object(Logos.fields),
})
export const updateLogo = endpoint('POST /api/updateLogo', {
  ...multipart({
    navbar: wire('logoNav', optional(image('Recommended 569x105.'))),
    footer: wire('logoFooter', optional(image('Recommended 206x34.'))),
  }),
  query: basedOn,
  doc: 'Replaces the logos that are sent.',
  access: 'panel',
  of: Logos,
  done: 'Logos actualizados',
  response: saved,
})
