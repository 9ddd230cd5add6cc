/**
 * Finds where a JPEG says that it was taken: the GPS part of EXIF, and GPS words of XMP. Blanked in place, nothing else of the file moves or
 * changes. Not a byte of a picture itself begins as a segment does, so no picture has to be decoded: the smaller ones behind the first or
 * within it (MPF, thumbnails) are found too.
 */
import { limits } from '../src/contract/fields.ts'

/** Bytes to blank, by the end not included. Text is blanked by spaces. */
interface Span {
  readonly from: number
  readonly to: number
}
type PhotoPlace = Span & { readonly by: 0 | 0x20 }

/** Bytes of a value of each EXIF type. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
const pointers = { exif: 0x8769, gps: 0x8825 } as const
const lastGpsTag = 0x1f
/** Far more than a camera writes, so that no made-up file takes long. */
const directoriesMax = 16
const segmentsMax = 256

/** The GPS directories of a TIFF structure, with their values. Offsets may lead anywhere; nothing outside is read. */
const inExif = (tiff: Uint8Array): Span[] => {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = tiff[0] === 0x49
  const number = (at: number, bytes: 2 | 4): number => {
    if (at + bytes > tiff.length) return 0
    return bytes === 2 ? view.getUint16(at, isLittle) : view.getUint32(at, isLittle)
  }
  const entriesOf = (directory: number) =>
    Array.from(
      { length: Math.min(number(directory, 2), Math.max(0, Math.floor((tiff.length - directory - 2) / 12))) },
      (_, at) => directory + 2 + at * 12,
    )
  const leading = (directory: number, tag: number) =>
    entriesOf(directory)
      .filter((entry) => number(entry, 2) === tag)
      .map((entry) => number(entry + 8, 4))
  const directories = new Set<number>()
  const waiting = [number(4, 4)]
  for (let next = waiting.pop(); next !== undefined && directories.size < directoriesMax; next = waiting.pop()) {
    if (next < 8 || directories.has(next)) continue
    directories.add(next)
    waiting.push(number(next + 2 + number(next, 2) * 12, 4), ...leading(next, pointers.exif).slice(0, directoriesMax))
  }
  const gps = new Set([...directories].flatMap((directory) => leading(directory, pointers.gps)))
  return [...gps].slice(0, directoriesMax).flatMap((directory) => {
    if (directory < 8) return []
    const all = entriesOf(directory)
    const own = all.filter((entry) => number(entry, 2) <= lastGpsTag)
    const values = own.flatMap((entry) => {
      const size = number(entry + 4, 4) * (sizes[number(entry + 2, 2)] ?? 1)
      const from = number(entry + 8, 4)
      return size <= 4 || from < 8 ? [] : [{ from, to: Math.min(from + size, tiff.length) }]
    })
    const entries = own.map((entry) => ({ from: entry, to: entry + 12 }))
    // A directory of other things keeps its count.
    const count = own.length === all.length && all.length > 0 ? [{ from: directory, to: directory + 2 }] : []
    return [...count, ...entries, ...values]
  })
}

/** The values of attributes and elements whose name begins with GPS, whoever's they are. */
const gpsWords = /:GPS\w*\s*=\s*(?:"([^"]*)|'([^']*))|(?<=<[\w.-]{1,40}):GPS\w*(?:\s[^<>]*)?>([^<]*)/dgi

const inXmp = (text: string): Span[] =>
  [...text.matchAll(gpsWords)].flatMap(({ indices = [] }) =>
    indices.slice(1).flatMap((found) => (found && found[1] > found[0] ? [{ from: found[0], to: found[1] }] : [])),
  )

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
const startsWith = (bytes: Uint8Array, text: string) => latin1(bytes.subarray(0, text.length)) === text

const isMarked = ({ from, to }: Span, bytes: Uint8Array, by: PhotoPlace['by']) =>
  bytes.subarray(from, to).some((byte) => byte !== by)

export const placesIn = (bytes: Uint8Array): PhotoPlace[] => {
  const found: PhotoPlace[] = []
  let left = segmentsMax
  for (let at = bytes.indexOf(0xff); at >= 0 && left > 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] !== 0xe1) continue
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const segment = bytes.subarray(at + 4, at + 2 + length)
    const add = (places: Span[], start: number, by: PhotoPlace['by']) =>
      found.push(
        ...places
          .map(({ from, to }) => ({ from: from + start, to: to + start, by }))
          .filter((place) => isMarked(place, bytes, by)),
      )
    const [isExif, isXmp] = ['Exif\0', 'http://ns.adobe.com/x'].map((start) => startsWith(segment, start))
    if (isExif || isXmp) left -= 1
    if (isExif) add(inExif(segment.subarray(6)), at + 10, 0)
    if (isXmp) add(inXmp(latin1(segment)), at + 4, 0x20)
  }
  return found
}

/** The same upload without the place where it was taken; without a place, the same file. */
export const withoutPlace = async (file: File, most: number = limits.image): Promise<File> => {
  if (!startsWith(new Uint8Array(await file.slice(0, 3).arrayBuffer()), '\xff\xd8\xff')) return file
  // Of a file that is too large for a picture, only the beginning is held in memory.
  const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer())
  const places = placesIn(bytes)
  if (places.length === 0) return file
  for (const { from, to, by } of places) bytes.fill(by, from, to)
  return new File([bytes, file.slice(most)], file.name, { type: file.type, lastModified: file.lastModified })
}
