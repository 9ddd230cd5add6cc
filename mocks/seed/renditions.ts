/** The demo company's pictures made smaller, for demo builds and the API over HTTP. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { pixelsMax } from '#contract/pixels.ts'
import { videos } from '#contract/upload-kinds.ts'

const cache = join(import.meta.dirname, '../../node_modules/.cache/renditions')

/** A browser shows a picture with faults, and one that is cut, as far as it goes. */
const asBrowsers = { failOn: 'none', limitInputPixels: pixelsMax } as const

export const narrowed = (picture: Uint8Array, width: number): Promise<Uint8Array> =>
  sharp(picture, asBrowsers).autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 76 }).toBuffer()

/** Reuses a picture that was made before. */
const stored = async (picture: Uint8Array, width: number): Promise<Uint8Array> => {
  const file = join(cache, `${createHash('sha256').update(picture).digest('hex').slice(0, 16)}.${width}.webp`)
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true })
    writeFileSync(file, await narrowed(picture, width))
  }
  return readFileSync(file)
}

const getPicturePath = (path: string): string | undefined => {
  if (videos.some((extension) => path.endsWith(`.${extension}`)))
    return join(import.meta.dirname, 'posters', `${basename(path)}.jpg`)
  return /\.(?:jpe?g|png|gif)$/i.test(path) ? join(import.meta.dirname, 'media', path) : undefined
}

/** A demo file in one of the contract's widths; undefined for other files. */
export const seedRendition = async (path: string, width: number): Promise<Uint8Array | undefined> => {
  const picture = getPicturePath(path)
  return picture !== undefined && existsSync(picture) ? stored(readFileSync(picture), width) : undefined
}
