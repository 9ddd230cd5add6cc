/**
 * The rules for uploads. The page checks a file when it is chosen; the backend checks it again. The first bytes decide whether a file is a
 * picture or a video, never its name.
 */
import { countPixels, pixelsMax } from './pixels.ts'
import { uploadKinds, type Accept } from './upload-kinds.ts'

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** The brands of a file of boxes (`ftyp`): its own first, then the others it may be read as. */
const readBrands = (bytes: Uint8Array): string[] => {
  if (ascii(bytes, 4, 8) !== 'ftyp') return []
  const size = ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0)
  const brands = (ascii(bytes, 8, Math.min(size, bytes.length)).match(/.{4}/gs) ?? []).map((brand) => brand.trim())
  return [brands[0] ?? '', ...brands.slice(2)]
}

/** One picture or several, coded as a video's are. `mif1`, `msf1` and `miaf` leave open how. */
const still = /^(?:he[iv][cxms]|avi[fs]|mif1|miaf|msf1)$/
const isStill = (bytes: Uint8Array) => still.test(readBrands(bytes)[0] ?? '')
const isAvif = (bytes: Uint8Array) => isStill(bytes) && readBrands(bytes).some((brand) => /^avi[fs]$/.test(brand))
/** Sound alone, and a camera's raw picture. */
const noVideo = /^(?:M4[ABP]|F4[AB]|crx)$/

const signatures: readonly [extension: string, matches: (bytes: Uint8Array) => boolean][] = [
  ['jpg', (b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff],
  ['png', (b) => b[0] === 0x89 && ascii(b, 1, 8) === 'PNG\r\n\x1a\n'],
  ['gif', (b) => /^GIF8[79]a/.test(ascii(b, 0, 6))],
  ['mov', (b) => ascii(b, 4, 8) === 'moov' || ascii(b, 4, 12) === 'ftypqt  '],
  ['avif', isAvif],
  ['heic', isStill],
  ['mp4', (b) => ascii(b, 4, 8) === 'ftyp' && !noVideo.test(readBrands(b)[0] ?? '')],
  ['webp', (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WEBP'],
  // Words may begin with these two letters; the length of the file and four zeros follow.
  ['bmp', (b) => ascii(b, 0, 2) === 'BM' && b.length > 9 && b.subarray(6, 10).every((byte) => byte === 0)],
  ['tiff', (b) => /^(?:II\*\0|MM\0\*)$/.test(ascii(b, 0, 4))],
  ['psd', (b) => ascii(b, 0, 4) === '8BPS'],
  ['webm', (b) => b[0] === 0x1a && b[1] === 0x45 && b[2] === 0xdf && b[3] === 0xa3],
]

/** The extension that the first bytes of a picture or a video stand for. */
export const sniff = async (file: Blob): Promise<string | undefined> => {
  const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  return signatures.find(([, matches]) => matches(bytes))?.[0]
}

const asJpg = 'Abrila y guardala como JPG: en Windows con Paint, en Mac con Vista Previa (Archivo, Exportar).'
/** Advice for pictures that no field takes, by format. */
const otherPictures: Readonly<Record<string, string>> = {
  heic: `Es una foto HEIC del iPhone: los navegadores no la muestran. ${asJpg} Para que las próximas ya sean JPG: en el iPhone, Configuración, Cámara, Formatos, «Más compatible».`,
  avif: `Es una imagen AVIF, y el sitio no guarda ese formato. ${asJpg}`,
  bmp: `Es una imagen BMP, que pesa mucho, y el sitio no guarda ese formato. ${asJpg}`,
  tiff: `Es una imagen TIFF, o la de una cámara sin revelar: los navegadores no la muestran. ${asJpg}`,
  psd: 'Es un archivo de Photoshop (PSD): los navegadores no lo muestran. Abrilo en Photoshop y exportalo como JPG o PNG.',
  webp: `Es una imagen WebP, y el sitio no guarda ese formato. ${asJpg}`,
}

const sizeText = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`

export interface Judged {
  /** By content; undefined when the content does not tell. */
  readonly extension: string | undefined
  readonly wrong: { readonly status: 413 | 415 | 422; readonly message: string } | undefined
}

const million = 1_000_000
const tooManyPixels = (pixels: number) =>
  `La imagen tiene ${Math.ceil(pixels / million)} millones de píxeles, y puede tener hasta ${pixelsMax / million}. Achicala y probá de nuevo.`

/** Checks whether a field takes a file: not empty, of the right type, not too large. */
export const judge = async (file: File, accept: Accept): Promise<Judged> => {
  if (file.size === 0) return { extension: undefined, wrong: { status: 422, message: 'El archivo está vacío.' } }
  const { isVisual, extensions, refusal, limit: kindLimit } = uploadKinds[accept]
  const extension = isVisual ? await sniff(file) : undefined
  if (isVisual && (extension === undefined || !extensions.includes(extension))) {
    return { extension, wrong: { status: 415, message: otherPictures[extension ?? ''] ?? refusal } }
  }
  const { image } = uploadKinds
  const limit = extension !== undefined && image.extensions.includes(extension) ? image.limit : kindLimit
  const tooLarge = `El archivo puede pesar hasta ${sizeText(limit)}.`
  if (file.size > limit) return { extension, wrong: { status: 413, message: tooLarge } }
  const pixels = extension === undefined ? 0 : await countPixels(file, extension)
  return { extension, wrong: pixels > pixelsMax ? { status: 422, message: tooManyPixels(pixels) } : undefined }
}
