/** Pictures for previews of links: of the size that every network and messenger shows whole. */
import sharp from 'sharp'

const size = { width: 1200, height: 630 }

/** Nearly as wide as a preview: what it loses at its edges nobody misses. Any other stands whole on white. */
const isWide = (width: number, height: number) => width / height > 1.4 && width / height < 2.7

const picture = async (original: Uint8Array): Promise<Uint8Array> => {
  const { width, height } = await sharp(original).autoOrient().metadata()
  const fit = isWide(width, height)
    ? ({ fit: 'cover', position: 'attention' } as const)
    : ({ fit: 'contain', background: 'white' } as const)
  return sharp(original)
    .autoOrient()
    .flatten({ background: 'white' })
    .resize({ ...size, ...fit })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** Beside the pages, by the name that a stored file has of its own. */
export const folder = 'previews'
export const fileOf = (path: string) => `${folder}/${path.split(/[/\\]/).at(-1)}.jpg`

/** By their file. One that fails is only missing: its page has the record's own picture then. */
export const makePreviews = async (
  paths: Iterable<string>,
  bytesOf: (path: string) => Promise<Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const made = new Map<string, Uint8Array>()
  for (const path of paths) {
    try {
      made.set(fileOf(path), await picture(await bytesOf(path)))
    } catch (error) {
      console.warn(`No preview of ${path}: ${String(error)}`)
    }
  }
  return made
}
