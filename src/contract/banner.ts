import { doc } from './doc.ts'
import { endpoint, entity, lists, multipart, updates, type EntityOf } from './endpoint.ts'
import { choice, id, image, link, optional, path, richText, text, wire } from './fields.ts'

const titulo = text(doc`Title.`)
const texto = richText(doc`Rich text.`)
const textoboton = text(doc`Label of the button; only of the home banner.`, 80)
const enlace = link(doc`Where the button leads; empty: to /empresa (§2.4).`)

/** A company banner: one for the home page, one for /empresa. */
export const Banner = entity('banners', {
  title: 'titulo',
  words: ['banner', 'banners'],
  fields: {
    id: id(),
    titulo,
    texto,
    imagen: path(doc`Picture, 950x470.`),
    seccion: choice(doc`Page that shows it.`, ['home', 'empresa']),
    textoboton,
    link: enlace,
  },
})
export type Banner = EntityOf<typeof Banner>

/** Two banners, the home one first. */
export const obtenerBanner = endpoint('GET /api/obtenerBanner', lists(Banner))
export const updateBanner = endpoint(
  'POST /api/updateBanner',
  updates(
    Banner,
    multipart({
      idBanner: id(),
      imagen: wire('foto', optional(image(doc`Recommended 950x470.`))),
      titulo: wire('bannerTitulo', titulo),
      texto: wire('bannerTexto', optional(texto)),
      textoboton: wire('txtBoton', optional(textoboton)),
      link: wire('linkBoton', optional(enlace)),
    }),
    'Banner actualizado',
  ),
)
