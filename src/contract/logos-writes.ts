import { doc } from './doc.ts'
import { endpoint, multipart, saved } from './endpoint.ts'
import { image, optional, wire } from './fields.ts'
import { Logos } from './logos.ts'
import { basedOn } from './version.ts'

export const updateLogo = endpoint('POST /api/updateLogo', {
  ...multipart({
    navbar: wire('logoNav', optional(image(doc`Recommended 569x105.`))),
    footer: wire('logoFooter', optional(image(doc`Recommended 206x34.`))),
  }),
  query: basedOn,
  doc: doc`Replaces the logos that are sent.`,
  access: 'panel',
  entity: Logos,
  done: 'Logos actualizados',
  response: saved,
})
