/** What the company keeps, as people name it, and the tables that it lies in. */
import { keptResources } from '../../contract/registros.ts'

export interface Resource {
  readonly id: string
  readonly titulo: string
  readonly tablas: readonly string[]
}

const of = (titulo: string, id: string, ...more: readonly string[]): Resource => ({ id, titulo, tablas: [id, ...more] })

export const resources: readonly Resource[] = [
  of('Productos', 'productos', 'imagenesProducto'),
  of('Novedades', 'novedades'),
  of('Ferias', 'ferias', 'imagenesFeria'),
  of('Sliders', 'sliders'),
  of('Banners', 'banners'),
  of('Servicios', 'servicios'),
  of('Valores', 'secciones'),
  of('Descargas y listas de precios', 'archivos'),
  of('Videos', 'videos'),
  of('Contacto', 'contacto'),
  of('Logos', 'logos'),
  of('Metadatos', 'metadatos'),
  of('Usuarios', 'usuarios'),
  of('Clientes', 'clientes'),
  of('Suscripciones', 'suscripciones'),
  of('Mensajes enviados', 'salida'),
  of('Historial', 'historial'),
  of('Papelera', 'papelera'),
]

/** What every tab reads anew once the company is another. */
export const everything: readonly string[] = [...keptResources, 'historial', 'papelera']
