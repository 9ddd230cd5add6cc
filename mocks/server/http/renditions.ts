/** Smaller pictures made in Node, for demo builds and the API over HTTP. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { videos } from '../../../src/contract/uploads.ts'
import { widths } from '../../../src/contract/widths.ts'
import type { RenditionMaker } from '../../renditions.ts'

const seedDir = join(import.meta.dirname, '../../seed')
const cache = join(import.meta.dirname, '../../../node_modules/.cache/renditions')

const narrowed = (picture: Uint8Array, width: number): Promise<Uint8Array> =>
  sharp(picture).autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 76 }).toBuffer()

/** Reuses a picture that was made before. */
const kept = async (picture: Uint8Array, width: number): Promise<Uint8Array> => {
  const file = join(cache, `${createHash('sha256').update(picture).digest('hex').slice(0, 16)}.${width}.webp`)
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true })
    writeFileSync(file, await narrowed(picture, width))
  }
  return readFileSync(file)
}

/** The still picture of a demo file. */
const pictureOf = (path: string): string | undefined => {
  if (videos.some((extension) => path.endsWith(`.${extension}`)))
    return join(seedDir, 'posters', `${basename(path)}.jpg`)
  return /\.(?:jpe?g|png|gif)$/i.test(path) ? join(seedDir, 'media', path) : undefined
}

/** A demo file in one of the contract's widths; undefined for other files. */
export const seedRendition = async (path: string, width: number): Promise<Uint8Array | undefined> => {
  const picture = pictureOf(path)
  return picture !== undefined && existsSync(picture) ? kept(readFileSync(picture), width) : undefined
}

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
