import { doc } from './doc.ts'
import { endpoint } from './endpoint.ts'
import { beyond, bytes, integer, optional } from './fields.ts'

const ancho = beyond(
  optional(
    integer(
      doc`The width in pixels at which it is shown: the answer is an upright WebP or AVIF picture of about that width, or the original. A backend without smaller pictures ignores it.`,
    ),
  ),
)

/** Serves every public picture, video and logo, with ranges (206). */
export const getImage = endpoint('GET /api/getImage/{filename}', {
  doc: doc`A stored file by the last segment of its path.`,
  access: 'public',
  query: { ancho },
  response: bytes(doc`The file, or a picture made of it.`),
})
