import { capital } from './capital.ts'
import { doc } from './doc.ts'
import type { Entity } from './endpoint.ts'
import { id, list, object, orden, path } from './fields.ts'

/** A gallery: pictures of 454x448 in their own order (§3, §9). */
export const gallery = () =>
  list(object({ id: id(), orden: orden(), path: path(doc`Stored file.`) }), doc`Gallery, sorted by orden.`)

/** The table of the pictures of an entity that has a gallery. */
export const getGalleryTable = ({ fields, words: [singular] }: Entity): string | undefined =>
  'imagenes' in fields ? `imagenes${capital(singular)}` : undefined
