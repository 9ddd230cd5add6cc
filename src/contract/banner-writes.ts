import { Banner } from './banner.ts'
import { doc } from './doc.ts'
import { endpoint, multipart, updates } from './endpoint.ts'
import { id, image, optional, wire } from './fields.ts'

const { titulo, texto, textoboton, link } = Banner.fields

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
      link: wire('linkBoton', optional(link)),
    }),
    'Banner actualizado',
  ),
)
