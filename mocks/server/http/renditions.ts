/** Smaller pictures of an upload, made in Node. */
import sharp from 'sharp'
import { widths } from '../../../src/contract/widths.ts'
import type { RenditionMaker } from '../../renditions.ts'
import { narrowed } from '../../seed/renditions.ts'

/** Copies of an upload that are neither wider nor heavier than it. */
export const makeRenditions: RenditionMaker = async (picture) => {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const { autoOrient } = await sharp(bytes).metadata()
  const made = await Promise.all(
    widths
      .filter((width) => width < autoOrient.width)
      .map(
        async (width) =>
          [width, new Blob([new Uint8Array(await narrowed(bytes, width))], { type: 'image/webp' })] as const,
      ),
  )
  return Object.fromEntries(made.filter(([, { size }]) => size < picture.size))
}
