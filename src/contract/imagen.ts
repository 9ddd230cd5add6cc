import { endpoint } from './endpoint.ts'
import { beyond, bytes, integer, optional } from './fields.ts'

const ancho = beyond(
  optional(
    integer(
      'In how many pixels it will be shown: a WebP or AVIF picture of about that width, upright, or the original. Whoever makes none ignores it.',
    ),
  ),
)

/** Every public picture, video and logo. Answers ranges (206). */
export const getImage = endpoint('GET /api/getImage/{filename}', {
  doc: 'A stored file by the last segment of its path.',
  access: 'public',
  query: { ancho },
  response: bytes('The file, or a picture made of it.'),
})
