/** Smaller pictures of an upload, made in Node. */
import sharp from 'sharp'
import { pixelsMax } from '#contract/pixels.ts'
import { widths } from '#contract/widths.ts'
import type { RenditionMaker } from '#mocks/renditions.ts'
import type { Renditions } from '#mocks/store/rows.ts'
import { narrowed } from '#mocks/seed/renditions.ts'

/** Ends with the last picture: several large ones at once would need their memory together. */
let last: Promise<unknown> = Promise.resolve()

const make = async (picture: Blob): Promise<Renditions> => {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const { autoOrient } = await sharp(bytes, { limitInputPixels: pixelsMax }).metadata()
  const renditions: Record<number, Blob> = {}
  for (const width of widths.filter((candidate) => candidate < autoOrient.width)) {
    const made = new Uint8Array(await narrowed(bytes, width))
    if (made.length < picture.size) renditions[width] = new Blob([made], { type: 'image/webp' })
  }
  return renditions
}

/** Copies of an upload that are neither wider nor heavier than it; one picture after another. */
export const makeRenditions: RenditionMaker = (picture) => {
  const made = last.then(() => make(picture))
  last = made.catch(() => undefined)
  return made
}
