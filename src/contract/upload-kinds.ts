/** The files that an upload takes: pictures, pictures and videos, or any. */
export type Accept = 'image' | 'media' | 'any'

export interface UploadKind {
  /** In bytes (design: uploads). A picture has that of `image` in every field that shows it. */
  readonly limit: number
  /** The types that a file dialog offers first; empty: any file. */
  readonly extensions: readonly string[]
  /** The same types for the OpenAPI document. */
  readonly mediaTypes: string
  /** The answer to a file of another type. */
  readonly refusal: string
  /** A file that is taken, as the content of a valid call. */
  readonly sample: { readonly name: string; readonly type: string; readonly base64: string }
  /** Pictures and videos: the content decides, never the name. Screens show, shrink and copy them; any other file stays byte for byte. */
  readonly isVisual: boolean
}

const megabyte = 1024 * 1024
const pictures: readonly string[] = ['jpg', 'jpeg', 'png', 'gif']
export const videos: readonly string[] = ['mp4', 'mov', 'webm']
const pictureTypes = 'image/jpeg, image/png, image/gif'
const picture = {
  name: 'foto.png',
  type: 'image/png',
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

export const uploadKinds: Readonly<Record<Accept, UploadKind>> = {
  image: {
    limit: 10 * megabyte,
    extensions: pictures,
    mediaTypes: pictureTypes,
    refusal: `El archivo no es una imagen. Usá ${pictures.slice(0, -1).join(', ')} o ${pictures.at(-1)}.`,
    sample: picture,
    isVisual: true,
  },
  media: {
    limit: 200 * megabyte,
    extensions: [...pictures, ...videos],
    mediaTypes: `${pictureTypes}, video/mp4, video/quicktime, video/webm`,
    refusal: `El archivo no es una imagen (${pictures.join(', ')}) ni un video (${videos.join(', ')}).`,
    sample: picture,
    isVisual: true,
  },
  any: {
    limit: 200 * megabyte,
    extensions: [],
    mediaTypes: 'application/octet-stream',
    refusal: 'El tipo de archivo no sirve.',
    sample: { name: 'lista.txt', type: 'text/plain', base64: 'TGlzdGEgZGUgcHJlY2lvcw==' },
    isVisual: false,
  },
}
