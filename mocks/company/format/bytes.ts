/** Bytes of blobs, a piece at a time. */

const polynomial = 0xedb88320
const lanes = 8

const tables = (() => {
  const all = new Uint32Array(256 * lanes)
  for (let byte = 0; byte < 256; byte++) {
    let value = byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? polynomial ^ (value >>> 1) : value >>> 1
    all[byte] = value
  }
  for (let at = 256; at < all.length; at++) {
    const before = all[at - 256] ?? 0
    all[at] = (before >>> 8) ^ (all[before & 255] ?? 0)
  }
  return all
})()

const lane = (number: number, byte: number) => tables[number * 256 + byte] ?? 0

/** The checksum of bytes, eight at a time. `before`: the checksum of the bytes before these. */
export const crcOf = (bytes: Uint8Array<ArrayBuffer>, before = 0): number => {
  let crc = ~before
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  for (; at + lanes <= bytes.length; at += lanes) {
    const low = crc ^ view.getUint32(at, true)
    const high = view.getUint32(at + 4, true)
    crc =
      lane(7, low & 255) ^
      lane(6, (low >>> 8) & 255) ^
      lane(5, (low >>> 16) & 255) ^
      lane(4, low >>> 24) ^
      lane(3, high & 255) ^
      lane(2, (high >>> 8) & 255) ^
      lane(1, (high >>> 16) & 255) ^
      lane(0, high >>> 24)
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ lane(0, (crc ^ (bytes[at] ?? 0)) & 255)
  return ~crc >>> 0
}

/** Follows the reading of a blob: gets the size of every piece, and can cancel. */
export interface Watch {
  readonly signal?: AbortSignal | undefined
  readonly onBytes?: ((bytes: number) => void) | undefined
}

const piece = 4 * 1024 * 1024

/** A blob in pieces: memory holds one piece at a time. */
async function* piecesOf(blob: Blob, { signal, onBytes }: Watch = {}): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < blob.size; at += piece) {
    signal?.throwIfAborted()
    const bytes = new Uint8Array(await blob.slice(at, at + piece).arrayBuffer())
    yield bytes
    onBytes?.(bytes.length)
  }
  signal?.throwIfAborted()
}

export const checksum = async (blob: Blob, watch?: Watch): Promise<number> => {
  let crc = 0
  for await (const bytes of piecesOf(blob, watch)) crc = crcOf(bytes, crc)
  return crc
}

export const sameBytes = async (a: Blob, b: Blob): Promise<boolean> => {
  if (a.size !== b.size) return false
  for (let at = 0; at < a.size; at += piece) {
    const [left, right] = await Promise.all(
      [a, b].map(async (one) => new Uint8Array(await one.slice(at, at + piece).arrayBuffer())),
    )
    if (!left || !right || left.length !== right.length || left.some((byte, index) => byte !== right[index]))
      return false
  }
  return true
}
