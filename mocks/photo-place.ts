/**
 * Finds the place where a JPEG was taken: the GPS part of EXIF, and GPS values of XMP. They are blanked in place, so nothing else of the file
 * moves or changes. No byte within a picture looks like the start of a segment, so no picture has to be decoded: smaller pictures behind the
 * first or within it (MPF, thumbnails) are found too.
 */

/** Bytes to blank; `to` is not included. Text is blanked by spaces. */
export interface Span {
  readonly from: number
  readonly to: number
}
export type PhotoPlace = Span & { readonly by: 0 | 0x20 }

/** Bytes of a value of each EXIF type. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
const pointers = { exif: 0x8769, gps: 0x8825 } as const
const lastGpsTag = 0x1f
/** Far more than a camera writes, so that no made-up file takes long. */
const directoriesMax = 16
const segmentsMax = 256

/** The GPS directories of a TIFF structure, with their values. Offsets may lead anywhere; nothing outside is read. */
export const findExifSpans = (tiff: Uint8Array): Span[] => {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = tiff[0] === 0x49
  const number = (offset: number, bytes: 2 | 4): number => {
    if (offset + bytes > tiff.length) return 0
    return bytes === 2 ? view.getUint16(offset, isLittle) : view.getUint32(offset, isLittle)
  }
  const listEntries = (directory: number) =>
    Array.from(
      { length: Math.min(number(directory, 2), Math.max(0, Math.floor((tiff.length - directory - 2) / 12))) },
      (_, index) => directory + 2 + index * 12,
    )
  const leading = (directory: number, tag: number) =>
    listEntries(directory)
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
    const allEntries = listEntries(directory)
    const gpsEntries = allEntries.filter((entry) => number(entry, 2) <= lastGpsTag)
    const values = gpsEntries.flatMap((entry) => {
      const size = number(entry + 4, 4) * (sizes[number(entry + 2, 2)] ?? 1)
      const from = number(entry + 8, 4)
      return size <= 4 || from < 8 ? [] : [{ from, to: Math.min(from + size, tiff.length) }]
    })
    const entries = gpsEntries.map((entry) => ({ from: entry, to: entry + 12 }))
    // A directory of other data keeps its count.
    const count =
      gpsEntries.length === allEntries.length && allEntries.length > 0 ? [{ from: directory, to: directory + 2 }] : []
    return [...count, ...entries, ...values]
  })
}

/** The values of attributes and elements with a name that begins with GPS, in any namespace. */
const gpsWords = /:GPS\w*\s*=\s*(?:"([^"]*)|'([^']*))|(?<=<[\w.-]{1,40}):GPS\w*(?:\s[^<>]*)?>([^<]*)/dgi

export const findXmpSpans = (text: string): Span[] =>
  [...text.matchAll(gpsWords)].flatMap(({ indices = [] }) =>
    indices.slice(1).flatMap((range) => (range && range[1] > range[0] ? [{ from: range[0], to: range[1] }] : [])),
  )

export const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
export const startsWith = (bytes: Uint8Array, text: string) => latin1(bytes.subarray(0, text.length)) === text

const isMarked = ({ from, to, by }: PhotoPlace, bytes: Uint8Array) =>
  bytes.subarray(from, to).some((byte) => byte !== by)

/** Blanks a place; returns whether anything was there. */
export const erase = (bytes: Uint8Array, place: PhotoPlace): boolean => {
  const isThere = isMarked(place, bytes)
  bytes.fill(place.by, place.from, place.to)
  return isThere
}

export const findPhotoPlaces = (bytes: Uint8Array): PhotoPlace[] => {
  const photoPlaces: PhotoPlace[] = []
  let remaining = segmentsMax
  for (let offset = bytes.indexOf(0xff); offset >= 0 && remaining > 0; offset = bytes.indexOf(0xff, offset + 1)) {
    if (bytes[offset + 1] !== 0xe1) continue
    const length = ((bytes[offset + 2] ?? 0) << 8) | (bytes[offset + 3] ?? 0)
    const segment = bytes.subarray(offset + 4, offset + 2 + length)
    const add = (places: Span[], start: number, by: PhotoPlace['by']) =>
      photoPlaces.push(
        ...places
          .map(({ from, to }) => ({ from: from + start, to: to + start, by }))
          .filter((place) => isMarked(place, bytes)),
      )
    const [isExif, isXmp] = ['Exif\0', 'http://ns.adobe.com/x'].map((start) => startsWith(segment, start))
    if (isExif || isXmp) remaining -= 1
    if (isExif) add(findExifSpans(segment.subarray(6)), offset + 10, 0)
    if (isXmp) add(findXmpSpans(latin1(segment)), offset + 4, 0x20)
  }
  return photoPlaces
}
