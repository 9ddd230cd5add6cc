import { doc } from './doc.ts'
import { id, list, object, orden, path } from './fields.ts'

/** A gallery: pictures of 454x448 in their own order (§3, §9). */
export const gallery = () =>
  list(object({ id: id(), orden: orden(), path: path(doc`Stored file.`) }), doc`Gallery, sorted by orden.`)
