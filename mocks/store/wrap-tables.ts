/** All tables, each with its requests run in another way. */
import type { Key, Rows, Tables } from './port.ts'

/** How a request runs: its way to change and to read. `pick` selects the same table of another set. */
export type WrapRows = <R, K extends Key, New>(
  rows: Rows<R, K, New>,
  pick: (tables: Tables) => Rows<R, K, New>,
) => Rows<R, K, New>

export const wrapTables = (tables: Tables, wrap: WrapRows): Tables => ({
  rows: (table) => wrap(tables.rows(table), ({ rows }) => rows(table)),
  images: (table) => wrap(tables.images(table), ({ images }) => images(table)),
  files: wrap(tables.files, ({ files }) => files),
  sesiones: wrap(tables.sesiones, ({ sesiones }) => sesiones),
  salida: wrap(tables.salida, ({ salida }) => salida),
  papelera: wrap(tables.papelera, ({ papelera }) => papelera),
  diario: wrap(tables.diario, ({ diario }) => diario),
  retirados: wrap(tables.retirados, ({ retirados }) => retirados),
})
