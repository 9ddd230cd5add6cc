/** All tables, each with its requests run in another way. */
import type { Key, Rows, Tables } from './port.ts'

/** How a request runs: its way to change and to read. `pick` selects the same table of another set. */
export type Way = <R, K extends Key, New>(
  rows: Rows<R, K, New>,
  pick: (tables: Tables) => Rows<R, K, New>,
) => Rows<R, K, New>

export const through = (tables: Tables, way: Way): Tables => ({
  rows: (table) => way(tables.rows(table), ({ rows }) => rows(table)),
  images: (table) => way(tables.images(table), ({ images }) => images(table)),
  files: way(tables.files, ({ files }) => files),
  sesiones: way(tables.sesiones, ({ sesiones }) => sesiones),
  salida: way(tables.salida, ({ salida }) => salida),
  papelera: way(tables.papelera, ({ papelera }) => papelera),
  diario: way(tables.diario, ({ diario }) => diario),
  retirados: way(tables.retirados, ({ retirados }) => retirados),
})
