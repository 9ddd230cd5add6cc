import { endpoint, entity, lists, multipart, updates } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { choice, id, image, link, optional, path, richText, text, wire } from './fields.ts'

const titulo = text('Title.')
const texto = richText('Rich text.')
const textoboton = text('Label of the button; only of the home banner.', 80)
const enlace = link('Where the button leads; empty: to /empresa (§2.4).')

/** One of the two company banners: of the home page and of /empresa. */
export const Banner = entity('banners', 'titulo', {
  id: id(),
  titulo,
  texto,
  imagen: path('Picture, 950x470.'),
  seccion: choice('Page that shows it.', ['home', 'empresa']),
  textoboton,
  link: enlace,
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
      imagen: wire('foto', optional(image('Recommended 950x470.'))),
      titulo: wire('bannerTitulo', titulo),
      texto: wire('bannerTexto', optional(texto)),
      textoboton: wire('txtBoton', optional(textoboton)),
      link: wire('linkBoton', optional(enlace)),
    }),
    'Banner actualizado',
  ),
)
