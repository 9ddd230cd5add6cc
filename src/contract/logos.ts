import { doc } from './doc.ts'
import { declareEntity, endpoint, type EntityRecord } from './endpoint.ts'
import { object, path } from './fields.ts'

/** The two logos. An empty one shows the bundled logo (§2.2). */
export const Logos = declareEntity('logos', {
  title: 'navbar',
  words: ['juego de logos', 'logos'],
  fields: {
    navbar: path(doc`Logo of the header, 569x105.`),
    footer: path(doc`Logo of the footer, 206x34.`),
  },
})
export type Logos = EntityRecord<typeof Logos>

export const obtenerLogos = endpoint('GET /api/obtenerLogos', {
  doc: doc`The two logos.`,
  access: 'public',
  entity: Logos,
  response: object(Logos.fields),
})
