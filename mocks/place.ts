/** Takes the place out of an upload where it was taken: out of photos (JPEG, PNG) and films (MP4, MOV). Picture and sound stay as they are. */
import { uploadKinds } from '#contract/upload-kinds.ts'
import { eraseFilmPlace, findFilmBoxes } from './film-place.ts'
import { erase, findPhotoPlaces, startsWith } from './photo-place.ts'
import { getPngParts } from './png-place.ts'

type Bytes = Uint8Array<ArrayBuffer>

const getJpegParts = (bytes: Bytes): readonly Bytes[] | undefined =>
  findPhotoPlaces(bytes).map((place) => erase(bytes, place)).length > 0 ? [bytes] : undefined

/** Of a film, only the boxes of its description are held in memory. */
const getFilmParts = async (file: File): Promise<readonly Blob[] | undefined> => {
  const parts: Blob[] = []
  let end = 0
  for (const { from, to } of await findFilmBoxes(file)) {
    const bytes = new Uint8Array(await file.slice(from, to).arrayBuffer())
    if (!eraseFilmPlace(bytes)) continue
    parts.push(file.slice(end, from), new Blob([bytes]))
    end = to
  }
  return end === 0 ? undefined : [...parts, file.slice(end)]
}

/** Of a file that is too large for a picture, only the beginning is held in memory. */
const getPictureParts = async (
  file: File,
  maxBytes: number,
  getParts: (bytes: Bytes) => readonly Bytes[] | undefined,
): Promise<readonly BlobPart[] | undefined> => {
  const parts = getParts(new Uint8Array(await file.slice(0, maxBytes).arrayBuffer()))
  return parts && [...parts, file.slice(maxBytes)]
}

const getParts = async (file: File, maxBytes: number): Promise<readonly BlobPart[] | undefined> => {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (startsWith(head, '\xff\xd8\xff')) return getPictureParts(file, maxBytes, getJpegParts)
  if (startsWith(head.subarray(1), 'PNG\r\n\x1a\n')) return getPictureParts(file, maxBytes, getPngParts)
  return /^(?:ftyp|moov|wide|mdat|free|skip)$/.test(new TextDecoder('latin1').decode(head.subarray(4)))
    ? getFilmParts(file)
    : undefined
}

/** The same upload without the place where it was taken; without a place, the same file. */
export const withoutPlace = async (file: File, maxBytes: number = uploadKinds.image.limit): Promise<File> => {
  const parts = await getParts(file, maxBytes)
  return parts ? new File([...parts], file.name, { type: file.type, lastModified: file.lastModified }) : file
}
