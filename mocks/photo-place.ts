/** Keeps of a JPEG what a decoder reads, and of its EXIF the orientation alone. */
import { toText, toView, type Piece, type Read } from './pieces.ts'

const [startOfScan, endOfImage, exif] = [0xda, 0xd9, 0xe1]
/** How the segments of applications begin that say how a picture is decoded. */
const applications: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' }

const isDecoded = (marker: number) => (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdf)
/** An application's segment or a comment. */
const isOther = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
/** Filling, a stuffed byte or a restart: no marker, within a scan. */
const isWithinScan = (byte = 0) => byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7)

/** Where the next marker stands, or the file ends. */
const findMarker = async (read: Read, from: number): Promise<number> => {
  const bytes = await read(from, 2)
  if (bytes.length < 2) return from + bytes.length
  let at = bytes.indexOf(0xff)
  while (at >= 0 && at + 1 < bytes.length && isWithinScan(bytes[at + 1])) at = bytes.indexOf(0xff, at + 1)
  if (at >= 0 && at + 1 < bytes.length) return from + at
  return findMarker(read, from + (at < 0 ? bytes.length : at))
}

/** How a TIFF structure says that its picture is turned. Offsets may lead anywhere; nothing outside is read. */
const findOrientation = (tiff: Uint8Array): number => {
  const isLittle = tiff[0] === 0x49
  const short = (offset: number) => (offset + 2 > tiff.length ? 0 : toView(tiff).getUint16(offset, isLittle))
  const directory = tiff.length < 8 ? 0 : toView(tiff).getUint32(4, isLittle)
  for (let index = 0; index < short(directory); index += 1) {
    const entry = directory + 2 + index * 12
    if (short(entry) === 0x112 && short(entry + 2) === 3) return short(entry + 8)
  }
  return 0
}

/** EXIF of one entry. */
const writeExif = (orientation: number) => {
  const head = new TextEncoder().encode('\0\x22Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0')
  return new Blob([Uint8Array.of(0xff, exif), head, Uint8Array.of(orientation), new Uint8Array(7)])
}

/** The pieces of a JPEG up to its end: behind it cameras put films and further pictures. */
export async function* keptOfJpeg(read: Read): AsyncGenerator<Piece> {
  yield { from: 0, to: 2 }
  let [offset, isScan] = [2, false]
  for (;;) {
    const at = await findMarker(read, offset)
    if (isScan) yield { from: offset, to: at }
    const [, marker = 0, high = 0, low = 0] = await read(at, 4)
    if (marker === endOfImage) yield { from: at, to: at + 2 }
    if (!isDecoded(marker) && !isOther(marker)) return
    offset = at + 2 + Math.max(2, high * 256 + low)
    isScan = marker === startOfScan
    const content = (await read(at, offset - at)).subarray(4, offset - at)
    const begins = (name?: string) => name !== undefined && toText(content.subarray(0, name.length)) === name
    const orientation = marker === exif && begins('Exif\0') ? findOrientation(content.subarray(6)) : 0
    if (orientation >= 1 && orientation <= 8) yield writeExif(orientation)
    if (isDecoded(marker) || begins(applications[marker])) yield { from: at, to: offset }
  }
}
