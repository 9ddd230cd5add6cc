/** Reads the bytes of blobs, a piece at a time. */

const polynomial = 0xedb88320
const lanes = 8

const tables = (() => {
  const lookup = new Uint32Array(256 * lanes)
  for (let byte = 0; byte < 256; byte++) {
    let value = byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? polynomial ^ (value >>> 1) : value >>> 1
    lookup[byte] = value
  }
  for (let index = 256; index < lookup.length; index++) {
    const previous = lookup[index - 256] ?? 0
    lookup[index] = (previous >>> 8) ^ (lookup[previous & 255] ?? 0)
  }
  return lookup
})()

const lane = (number: number, byte: number) => tables[number * 256 + byte] ?? 0

/** The checksum of bytes, eight at a time. `previousCrc`: the checksum of the bytes before these. */
export const computeCrc = (bytes: Uint8Array<ArrayBuffer>, previousCrc = 0): number => {
  let crc = ~previousCrc
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 0
  for (; offset + lanes <= bytes.length; offset += lanes) {
    const low = crc ^ view.getUint32(offset, true)
    const high = view.getUint32(offset + 4, true)
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
  for (; offset < bytes.length; offset++) crc = (crc >>> 8) ^ lane(0, (crc ^ (bytes[offset] ?? 0)) & 255)
  return ~crc >>> 0
}

/** Follows the reading of a blob: gets the size of every piece, and can cancel. */
export interface Watch {
  readonly signal?: AbortSignal | undefined
  readonly onBytes?: ((bytes: number) => void) | undefined
}

const piece = 4 * 1024 * 1024

/** A blob in pieces: memory holds one piece at a time. */
async function* readPieces(blob: Blob, { signal, onBytes }: Watch = {}): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let offset = 0; offset < blob.size; offset += piece) {
    signal?.throwIfAborted()
    const bytes = new Uint8Array(await blob.slice(offset, offset + piece).arrayBuffer())
    yield bytes
    onBytes?.(bytes.length)
  }
  signal?.throwIfAborted()
}

export const checksum = async (blob: Blob, watch?: Watch): Promise<number> => {
  let crc = 0
  for await (const bytes of readPieces(blob, watch)) crc = computeCrc(bytes, crc)
  return crc
}

export const sameBytes = async (a: Blob, b: Blob): Promise<boolean> => {
  if (a.size !== b.size) return false
  for (let offset = 0; offset < a.size; offset += piece) {
    const [bytesA, bytesB] = await Promise.all(
      [a, b].map(async (blob) => new Uint8Array(await blob.slice(offset, offset + piece).arrayBuffer())),
    )
    if (!bytesA || !bytesB || bytesA.length !== bytesB.length || bytesA.some((byte, index) => byte !== bytesB[index]))
      return false
  }
  return true
}
