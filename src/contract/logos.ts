import { doc } from './doc.ts'
import { endpoint, entity, multipart, saved, type EntityOf } from './endpoint.ts'
import { image, object, optional, path, wire } from './fields.ts'
import { basedOn } from './version.ts'

/** The two logos. An empty one shows the bundled logo (§2.2). */
export const Logos = entity('logos', {
  title: 'navbar',
  words: ['juego de logos', 'logos'],
  fields: {
    navbar: path(doc`Logo of the header, 569x105.`),
    footer: path(doc`Logo of the footer, 206x34.`),
  },
})
export type Logos = EntityOf<typeof Logos>

export const obtenerLogos = endpoint('GET /api/obtenerLogos', {
  doc: doc`The two logos.`,
  access: 'public',
  of: Logos,
  response: object(Logos.fields),
})
export const updateLogo = endpoint('POST /api/updateLogo', {
  ...multipart({
    navbar: wire('logoNav', optional(image(doc`Recommended 569x105.`))),
    footer: wire('logoFooter', optional(image(doc`Recommended 206x34.`))),
  }),
  query: basedOn,
  doc: doc`Replaces the logos that are sent.`,
  access: 'panel',
  of: Logos,
  done: 'Logos actualizados',
  response: saved,
})
