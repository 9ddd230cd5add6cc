import { toText, type Piece, type Read } from './pieces.ts'

const [extension, image, end, comment, application] = [0x21, 0x2c, 0x3b, 0xfe, 0xff]

/** How many bytes the table of colours takes that these flags announce. */
const getColoursSize = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** Where a row of blocks ends: each begins with its length, and the last one has none. */
const findEnd = async (read: Read, from: number): Promise<number> => {
  let at = from
  for (let [size = 0] = await read(at, 1); size > 0; [size = 0] = await read(at, 1)) at += size + 1
  return at + 1
}

/** Keeps of a GIF all blocks up to its end but comments and XMP. */
export async function* keptOfGif(read: Read): AsyncGenerator<Piece> {
  let to = 13 + getColoursSize((await read(10, 1))[0])
  yield { from: 0, to }
  for (;;) {
    const from = to
    const bytes = await read(from, 14)
    const [introducer, label] = bytes
    if (introducer === end) yield { from, to: from + 1 }
    if (introducer === image) to = await findEnd(read, from + 11 + getColoursSize(bytes[9]))
    else if (introducer === extension) to = await findEnd(read, from + 2)
    else return
    const isXmp = label === application && toText(bytes.subarray(3, 11)) === 'XMP Data'
    if (introducer === image || !(label === comment || isXmp)) yield { from, to }
  }
}
