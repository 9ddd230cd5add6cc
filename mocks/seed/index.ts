import { trackedEntities } from '#contract/registros.ts'
import { archivos } from './archivos.ts'
import { banners } from './banners.ts'
import { clientes } from './clientes.ts'
import { contacto } from './contacto.ts'
import { ferias, imagenesFeria } from './ferias.ts'
import { historial } from './historial.ts'
import { imagenesProducto } from './imagenes-producto.ts'
import { logos } from './logos.ts'
import { metadatos } from './metadatos.ts'
import { novedades } from './novedades.ts'
import { productos } from './productos.ts'
import { servicios } from './servicios.ts'
import { sliders } from './sliders.ts'
import { suscripciones } from './suscripciones.ts'
import { usuarios } from './usuarios.ts'
import { valores } from './valores.ts'
import { videos } from './videos.ts'

/** The demo company, one array per table: fixed ids, dates and order. */
const tables = {
  sliders,
  productos,
  imagenesProducto,
  banners,
  novedades,
  servicios,
  archivos,
  videos,
  ferias,
  imagenesFeria,
  secciones: valores,
  metadatos,
  usuarios,
  clientes,
  suscripciones,
  historial,
  contacto: [contacto],
  logos: [logos],
  marca: [],
}

const paths = new Set([
  'path',
  ...trackedEntities.flatMap(({ fields }) => Object.keys(fields).filter((name) => fields[name]?.kind === 'path')),
])

/** Every file of the rows once, relative to ./media. */
const mediaFiles = new Set(
  Object.values<readonly object[]>(tables).flatMap((rows) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) => (paths.has(name) && typeof value === 'string' ? [value] : [])),
    ),
  ),
)

/** The day of the first records. */
const since = '2026-03-02T12:00:00.000Z'

export const seed = { tables, files: [...mediaFiles], since }
