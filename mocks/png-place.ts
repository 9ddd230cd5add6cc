/**
 * Takes the place out of a PNG. EXIF and XMP that lie open are blanked in place, with a new checksum. Texts that are packed go whole: no
 * browser reads one, and each may hold a place.
 */
import { computeCrc } from './company/format/bytes.ts'
import { erase, findExifSpans, findXmpSpans, latin1, startsWith } from './photo-place.ts'

type Bytes = Uint8Array<ArrayBuffer>

const withoutMark = (exif: Uint8Array) => (startsWith(exif, 'Exif\0') ? exif.subarray(6) : exif)

/** Whether a text is compressed, a profile in hex, or a place by its keyword. */
const goesWhole = (type: string, content: Bytes): boolean => {
  const end = content.indexOf(0)
  if (type === 'zTXt' || (type === 'iTXt' && content[end + 1] === 1)) return true
  return type === 'tEXt' && /^Raw profile type |gps/i.test(latin1(content.subarray(0, end)))
}

/** Blanks the places within a chunk. Returns whether any was there. */
const eraseOpen = (type: string, content: Bytes): boolean => {
  const exif = type === 'eXIf' ? withoutMark(content) : undefined
  const places = exif
    ? findExifSpans(exif).map((span) => ({ ...span, by: 0 as const }))
    : type === 'iTXt'
      ? findXmpSpans(latin1(content)).map((span) => ({ ...span, by: 0x20 as const }))
      : []
  return places.map((place) => erase(exif ?? content, place)).includes(true)
}

/** The file without its place, in parts; undefined where the file states no place. */
export const getPngParts = (bytes: Bytes): Bytes[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Bytes[] = []
  let [end, isChanged] = [0, false]
  for (let offset = 8; offset + 12 <= bytes.length;) {
    const type = latin1(bytes.subarray(offset + 4, offset + 8))
    const next = offset + 12 + view.getUint32(offset)
    const content = bytes.subarray(offset + 8, next - 4)
    if (next > bytes.length || type === 'IEND') break
    if (goesWhole(type, content)) {
      parts.push(bytes.subarray(end, offset))
      end = next
      isChanged = true
    } else if (eraseOpen(type, content)) {
      view.setUint32(next - 4, computeCrc(bytes.subarray(offset + 4, next - 4)))
      isChanged = true
    }
    offset = next
  }
  return isChanged ? [...parts, bytes.subarray(end)] : undefined
}
