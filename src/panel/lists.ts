import { obtenerClientes } from '../contract/cliente.ts'
import { obtenerDescargas } from '../contract/descarga.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { obtenerFerias } from '../contract/feria.ts'
import { obtenerFileZonas } from '../contract/file-zona.ts'
import { obtenerMetadatos } from '../contract/metadato.ts'
import { obtenerNovedades } from '../contract/novedad.ts'
import { obtenerProductos } from '../contract/producto.ts'
import { obtenerServicios } from '../contract/servicio.ts'
import { obtenerSliders } from '../contract/slider.ts'
import { obtenerSuscripciones } from '../contract/suscripcion.ts'
import { obtenerUsuarios } from '../contract/usuario.ts'
import { obtenerSecciones } from '../contract/valor.ts'
import { obtenerVideos } from '../contract/video.ts'
import { brief, plainText } from './kit/text.ts'

type List = Endpoint<Record<never, never>, readonly { readonly id: number }[]>

const all: readonly List[] = [
  obtenerSliders,
  obtenerSecciones,
  obtenerProductos,
  obtenerServicios,
  obtenerDescargas,
  obtenerNovedades,
  obtenerFerias,
  obtenerVideos,
  obtenerFileZonas,
  obtenerUsuarios,
  obtenerClientes,
  obtenerSuscripciones,
  obtenerMetadatos,
]
const byResource = new Map(all.map((list) => [list.of?.resource, list]))

/** The call that lists a collection; undefined for a collection without records of its own. */
export const listOf = (resource: string | undefined): List | undefined => byResource.get(resource)

/** The name of a record, as its entity says: one line of plain text. */
export const titleIn = ({ of }: Pick<Endpoint, 'of'>, record: object): string => {
  const title: unknown = Reflect.get(record, of?.title ?? 'id')
  return (
    brief(plainText(typeof title === 'number' ? String(title) : typeof title === 'string' ? title : '')) || 'Sin título'
  )
}
