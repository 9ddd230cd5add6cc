/** The size of a picture as its first bytes state it, before anybody decodes it. */
import { readSegments } from './jpeg.ts'

/** More take a server minutes: a PNG of less than a megabyte may state hundreds of millions. */
export const pixelsMax = 100_000_000

const read = async (file: Blob, from: number, to: number) => new DataView(await file.slice(from, to).arrayBuffer())

/** The segments of a JPEG that state its size: all of C0 to CF but for tables. */
const statesSize = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const readJpeg = async (file: Blob): Promise<number> => {
  for await (const { marker, view } of readSegments(file))
    if (statesSize(marker)) return view.getUint16(5) * view.getUint16(7)
  return 0
}

const readers: Readonly<Record<string, (file: Blob) => Promise<number>>> = {
  jpg: readJpeg,
  png: async (file) => {
    const view = await read(file, 16, 24)
    return view.byteLength < 8 ? 0 : view.getUint32(0) * view.getUint32(4)
  },
  gif: async (file) => {
    const view = await read(file, 6, 10)
    return view.byteLength < 4 ? 0 : view.getUint16(0, true) * view.getUint16(2, true)
  },
}

/** The number of pixels that a picture states; 0 where it states none. */
export const countPixels = async (file: Blob, extension: string): Promise<number> =>
  (await readers[extension]?.(file)) ?? 0
