/** Reads a file block by block and puts its cleaned version together of pieces, since a film may be larger than memory. */

/** Bytes of the file from `from` up to `to`. */
export interface Span {
  readonly from: number
  readonly to: number
}
/** What a cleaned file consists of, in order: spans of the file as they are, and other bytes. */
export type Piece = Span | Blob

/** The bytes from `from` on: `length` of them or more, fewer only at the end of the file. */
export type Read = (from: number, length: number) => Promise<Uint8Array<ArrayBuffer>>

const blockSize = 64 * 1024
/** Far more than a camera makes. What comes behind is not kept. */
const piecesMax = 100_000

export const toText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
export const toView = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

/** A megabyte of zeros, of which others are parts. */
export const zeros = new Blob([new Uint8Array(1024 * 1024)])

const readBytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Reads anywhere in a file, and keeps the last block that was read. */
export const createRead = (file: Blob): Read => {
  let [start, block] = [0, new Uint8Array()]
  return async (from, length) => {
    const to = Math.min(from + length, file.size)
    if (from < start || to > start + block.length) {
      const bytes = await readBytes(file.slice(from, from + Math.max(length, blockSize)))
      ;[start, block] = [from, bytes]
      return bytes
    }
    return block.subarray(from - start)
  }
}

const isSame = async (one: Blob, other: Blob) => {
  const [bytes, others] = [await readBytes(one), await readBytes(other)]
  return bytes.length === others.length && bytes.every((byte, index) => byte === others[index])
}

/** The pieces in one; undefined where they are the file as it was. */
export const join = async (file: Blob, pieces: Iterable<Piece> | AsyncIterable<Piece>): Promise<Blob[] | undefined> => {
  const parts: Piece[] = []
  let [end, isChanged] = [0, false]
  for await (const piece of pieces) {
    if (parts.length === piecesMax) break
    const last = parts.at(-1)
    if (piece instanceof Blob) {
      isChanged ||= !(await isSame(piece, file.slice(end, end + piece.size)))
      parts.push(piece)
      end += piece.size
    } else {
      isChanged ||= piece.from !== end
      const [from, to] = [Math.min(piece.from, file.size), Math.min(piece.to, file.size)]
      if (last && !(last instanceof Blob) && last.to === from) parts.splice(-1, 1, { from: last.from, to })
      else parts.push({ from, to })
      end += to - from
    }
  }
  if (!isChanged && end === file.size) return undefined
  return parts.map((part) => (part instanceof Blob ? part : file.slice(part.from, part.to)))
}
