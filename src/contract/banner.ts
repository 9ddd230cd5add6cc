import { doc } from './doc.ts'
import { declareEntity, endpoint, lists, type EntityRecord } from './endpoint.ts'
import { choice, id, link, path, richText, text } from './fields.ts'

/** A company banner: one for the home page, one for /empresa. */
export const Banner = declareEntity('banners', {
  title: 'titulo',
  words: ['banner', 'banners'],
  fields: {
    id: id(),
    titulo: text(doc`Title.`),
    texto: richText(doc`Rich text.`),
    imagen: path(doc`Picture, 950x470.`),
    seccion: choice(doc`Page that shows it.`, ['home', 'empresa']),
    textoboton: text(doc`Label of the button; only of the home banner.`, 80),
    link: link(doc`Where the button leads; empty: to /empresa (§2.4).`),
  },
})
export type Banner = EntityRecord<typeof Banner>

/** Two banners, the home one first. */
export const obtenerBanner = endpoint('GET /api/obtenerBanner', lists(Banner))
