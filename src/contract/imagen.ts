import { endpoint } from './endpoint.ts'
import { bytes } from './fields.ts'

/** Every public picture, video and logo. Answers ranges (206). */
export const getImage = endpoint('GET /api/getImage/{filename}', {
  doc: 'A stored file by the last segment of its path.', access: 'public', response: bytes('The file.'),
})
