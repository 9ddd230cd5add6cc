/** The segments of a JPEG. */

/** Far more than any camera writes before the picture. */
const segmentsMax = 1_000
const startOfScan = 0xda
const fill = 0xff

interface Segment {
  readonly marker: number
  /** Its first bytes, from its marker on. */
  readonly view: DataView
  readonly end: number
}

/** The segments before the picture's data. Few bytes of a file are read. */
export async function* readSegments(file: Blob): AsyncGenerator<Segment> {
  let offset = 2
  for (let count = 0; count < segmentsMax; count += 1) {
    const view = new DataView(await file.slice(offset, offset + 9).arrayBuffer())
    if (view.byteLength < 9 || view.getUint8(0) !== 0xff) return
    const marker = view.getUint8(1)
    if (marker === startOfScan) return
    const isFill = marker === fill
    const end = offset + (isFill ? 1 : 2 + view.getUint16(2))
    if (!isFill) yield { marker, view, end }
    offset = end
  }
}
