/** The resources of a company: their names for people, and their tables. */
import { keptResources } from '../../contract/registros.ts'
import { sections } from '../../panel/sections/index.ts'

export interface Resource {
  readonly id: string
  readonly title: string
  /** The words for one record and for several. */
  readonly words: readonly [one: string, many: string]
  readonly tables: readonly string[]
}

const of = (title: string, words: Resource['words'], id: string, ...more: readonly string[]): Resource => ({
  id,
  title,
  words,
  tables: [id, ...more],
})

const named: readonly Resource[] = [
  of('Productos', ['producto', 'productos'], 'productos', 'imagenesProducto'),
  of('Novedades', ['novedad', 'novedades'], 'novedades'),
  of('Ferias', ['feria', 'ferias'], 'ferias', 'imagenesFeria'),
  of('Sliders', ['slider', 'sliders'], 'sliders'),
  of('Banners', ['banner', 'banners'], 'banners'),
  of('Servicios', ['servicio', 'servicios'], 'servicios'),
  of('Valores', ['valor', 'valores'], 'secciones'),
  of('Descargas y listas de precios', ['descarga o lista de precios', 'descargas y listas de precios'], 'archivos'),
  of('Videos', ['video', 'videos'], 'videos'),
  of('Contacto', ['contacto', 'contactos'], 'contacto'),
  of('Logos', ['juego de logos', 'juegos de logos'], 'logos'),
  of('Metadatos', ['metadato', 'metadatos'], 'metadatos'),
  of('Usuarios', ['usuario', 'usuarios'], 'usuarios'),
  of('Clientes', ['cliente', 'clientes'], 'clientes'),
  of('Suscripciones', ['suscripción', 'suscripciones'], 'suscripciones'),
  of('Mensajes enviados', ['mensaje enviado', 'mensajes enviados'], 'salida'),
  of('Historial', ['línea del historial', 'líneas del historial'], 'historial'),
  of('Papelera', ['cosa en la papelera', 'cosas en la papelera'], 'papelera'),
]

/** Collections of the panel without a table of their own: both lie in `archivos`. */
const inArchivos = new Set(['descargas', 'fileZonas'])
const isNamed = (id: string) => inArchivos.has(id) || named.some(({ tables }) => tables.includes(id))

/** A section of the panel without words above goes by its entry in the sidebar. */
const others = sections.flatMap(({ entry, one, of: id }) =>
  one === undefined || id === undefined || isNamed(id) ? [] : [of(entry, [one.toLowerCase(), entry.toLowerCase()], id)],
)

export const resources: readonly Resource[] = [...named, ...others]

/** The resources that every tab reads again when the company is replaced. */
export const everything: readonly string[] = [...keptResources, 'historial', 'papelera']
