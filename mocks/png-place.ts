import { toText, toView, type Piece, type Read } from './pieces.ts'

const kept: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS bKGD hIST sPLT sBIT cHRM gAMA sRGB iCCP cICP mDCV cLLI mDCv cLLi pHYs acTL fcTL fdAT'.split(
    ' ',
  ),
)

/** Keeps of a PNG the standard's chunks for drawing, colour, transparency, density and animation. */
export async function* keptOfPng(read: Read): AsyncGenerator<Piece> {
  yield { from: 0, to: 8 }
  for (let [offset, type] = [8, '']; type !== 'IEND';) {
    const bytes = await read(offset, 8)
    if (bytes.length < 8) return
    type = toText(bytes.subarray(4, 8))
    const to = offset + 12 + toView(bytes).getUint32(0)
    if (kept.has(type)) yield { from: offset, to }
    offset = to
  }
}
