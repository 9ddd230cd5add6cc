/** The reads of the public pages, made before a page is shown. */
import type { QueryClient } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerBanner } from '#contract/banner.ts'
import { obtenerDescargas } from '#contract/descarga.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { obtenerFerias } from '#contract/feria.ts'
import { obtenerNovedades } from '#contract/novedad.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { obtenerServicios } from '#contract/servicio.ts'
import { obtenerSliders } from '#contract/slider.ts'
import { obtenerSecciones } from '#contract/valor.ts'
import { obtenerVideos } from '#contract/video.ts'
import { pages, type SitePage } from './pages.ts'
import { readCards } from './products.ts'
import { atMost } from '#ui/at-most.ts'

type List = Endpoint<Record<never, never>>

type Read = Extract<SitePage, { reads: object }>['reads'][number]

const calls: Readonly<Record<Read, List>> = {
  obtenerBanner,
  obtenerDescargas,
  obtenerFerias,
  obtenerNovedades,
  obtenerProductos,
  obtenerSecciones,
  obtenerServicios,
  obtenerSliders,
  obtenerVideos,
}

/** Products come in the form that the page shows: with their sizes for 'Mi pedido', as cards for other pages. */
const ensure = (client: QueryClient, path: string, name: Read): Promise<unknown> =>
  name !== 'obtenerProductos' || path === '/pedido'
    ? client.ensureQueryData(read(calls[name], {}))
    : client.ensureQueryData(readCards(path === '/productos' ? undefined : 1))

const getReads = (path: string): readonly Read[] =>
  pages.flatMap((page) => (page.path === path && 'reads' in page ? page.reads : []))

/** In ms: the longest that a page waits for its reads. */
const readTimeout = 100

/** Fetches the missing reads of a page; resolves when they are there, or after `readTimeout`. */
export const readPage = (client: QueryClient, path: string): Promise<void> =>
  atMost(readTimeout, Promise.allSettled(getReads(path).map((name) => ensure(client, path, name))))
