import type { Endpoint } from '../../../contract/endpoint.ts'
import { obtenerDescargas } from '../../../contract/descarga.ts'
import { obtenerFerias } from '../../../contract/feria.ts'
import { obtenerFileZonas } from '../../../contract/file-zona.ts'
import { obtenerNovedades } from '../../../contract/novedad.ts'
import { obtenerProductos } from '../../../contract/producto.ts'
import { obtenerServicios } from '../../../contract/servicio.ts'
import { obtenerSliders } from '../../../contract/slider.ts'
import { obtenerSecciones } from '../../../contract/valor.ts'
import { obtenerVideos } from '../../../contract/video.ts'
import type { Placed } from './place.ts'

export type ReadOfList = Endpoint<object, Placed[]>

/** The lists whose records have an order of their own, each the one that the site reads as well. */
const lists: readonly ReadOfList[] = [
  obtenerDescargas,
  obtenerFerias,
  obtenerFileZonas,
  obtenerNovedades,
  obtenerProductos,
  obtenerSecciones,
  obtenerServicios,
  obtenerSliders,
  obtenerVideos,
]

export const orderedList = (resource: string | undefined): ReadOfList | undefined =>
  lists.find(({ of }) => of?.resource === resource)
