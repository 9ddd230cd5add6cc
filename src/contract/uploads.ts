/**
 * The rules for uploads. The page checks a file when it is chosen; the backend checks it again. The first bytes decide whether a file is a
 * picture or a video, never its name.
 */
import { limits } from './fields.ts'
import type { Accept } from './fields.ts'

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

const signatures: readonly [extension: string, matches: (bytes: Uint8Array) => boolean][] = [
  ['jpg', (b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff],
  ['png', (b) => b[0] === 0x89 && ascii(b, 1, 8) === 'PNG\r\n\x1a\n'],
  ['gif', (b) => /^GIF8[79]a/.test(ascii(b, 0, 6))],
  ['mov', (b) => ascii(b, 4, 8) === 'moov' || ascii(b, 4, 12) === 'ftypqt  '],
  ['mp4', (b) => ascii(b, 4, 8) === 'ftyp'],
  ['webm', (b) => b[0] === 0x1a && b[1] === 0x45 && b[2] === 0xdf && b[3] === 0xa3],
]

/** The extension that the first bytes of a picture or a video stand for. */
const sniff = async (file: Blob): Promise<string | undefined> => {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return signatures.find(([, matches]) => matches(bytes))?.[0]
}

const pictures = ['jpg', 'jpeg', 'png', 'gif']
export const videos: readonly string[] = ['mp4', 'mov', 'webm']

/** The types that a file dialog offers first; empty: any file. */
export const offered: Readonly<Record<Accept, readonly string[]>> = {
  image: pictures,
  media: [...pictures, ...videos],
  any: [],
}

const wrongType: Readonly<Record<Accept, string>> = {
  image: `El archivo no es una imagen. Usá ${pictures.slice(0, -1).join(', ')} o ${pictures.at(-1)}.`,
  media: `El archivo no es una imagen (${pictures.join(', ')}) ni un video (${videos.join(', ')}).`,
  any: 'El tipo de archivo no sirve.',
}

const sizeText = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`

interface WrongFile {
  readonly status: 413 | 415 | 422
  readonly message: string
}

interface Judged {
  /** By content; undefined when the content does not tell. */
  readonly extension: string | undefined
  readonly wrong: WrongFile | undefined
}

/** Checks whether a field takes a file: not empty, of the right type, not too large. */
export const judge = async (file: File, accept: Accept): Promise<Judged> => {
  if (file.size === 0) return { extension: undefined, wrong: { status: 422, message: 'El archivo está vacío.' } }
  const extension = accept === 'any' ? undefined : await sniff(file)
  if (accept !== 'any' && (extension === undefined || !offered[accept].includes(extension))) {
    return { extension, wrong: { status: 415, message: wrongType[accept] } }
  }
  const limit = extension !== undefined && pictures.includes(extension) ? limits.image : limits[accept]
  const tooLarge = `El archivo puede pesar hasta ${sizeText(limit)}.`
  return { extension, wrong: file.size > limit ? { status: 413, message: tooLarge } : undefined }
}
