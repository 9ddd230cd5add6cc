/** The records that the site's search finds besides products: reads, titles and links of results follow from this table. */
import { obtenerDescargas } from '#contract/descarga.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { obtenerFerias } from '#contract/feria.ts'
import { obtenerNovedades } from '#contract/novedad.ts'
import { obtenerServicios } from '#contract/servicio.ts'
import { obtenerSecciones } from '#contract/valor.ts'
import { obtenerVideos } from '#contract/video.ts'
import type { menu } from '../pages.ts'
import type { Titled } from './titles.ts'

type Identified = Titled & { readonly id: number }

interface Kind {
  /** The words of the name count as found in every record of the kind. */
  readonly name: string
  readonly path: (typeof menu)[number]['path']
  readonly list: Endpoint<Record<never, never>, Identified[]>
}

/** In the order of results. */
export const kinds: readonly Kind[] = [
  { name: 'novedades', path: '/novedades', list: obtenerNovedades },
  { name: 'ferias', path: '/ferias', list: obtenerFerias },
  { name: 'descargas', path: '/descargas', list: obtenerDescargas },
  { name: 'servicios', path: '/servicios', list: obtenerServicios },
  { name: 'videos', path: '/videos', list: obtenerVideos },
  { name: 'valores', path: '/empresa', list: obtenerSecciones },
]
