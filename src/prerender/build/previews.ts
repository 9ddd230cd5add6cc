/** Makes pictures for link previews, in a size that every network and messenger shows whole. */
import sharp from 'sharp'
import { colour } from '#build/colour.ts'
import { logoPicture } from '#build/icons.ts'

/** The size of every preview. */
export const size = { width: 1200, height: 630 }

/** Whether a picture is nearly as wide as a preview, so that it is cropped. Other pictures stand whole on white. */
const isWide = (width: number, height: number) => width / height > 1.4 && width / height < 2.7

const plate = { width: 400, height: 112, rule: 8 } as const

/** The company's logo under a line of its colour, for the lower left corner of every preview. */
const logoPlate = async (): Promise<Buffer> => {
  const { width, height, rule } = plate
  const line = sharp({ create: { width, height: rule, channels: 3, background: colour('--red') } }).png()
  const logo = sharp(await logoPicture()).resize(width - 64)
  return sharp({ create: { width, height, channels: 3, background: colour('--paper') } })
    .composite([
      { input: await line.toBuffer(), top: 0, left: 0 },
      { input: await logo.toBuffer(), top: 30, left: 32 },
    ])
    .png()
    .toBuffer()
}

const picture = async (original: Uint8Array, corner: Buffer | undefined): Promise<Uint8Array> => {
  const { width, height } = await sharp(original).autoOrient().metadata()
  const fit = isWide(width, height)
    ? ({ fit: 'cover', position: 'attention' } as const)
    : ({ fit: 'contain', background: 'white' } as const)
  return sharp(original)
    .autoOrient()
    .flatten({ background: 'white' })
    .resize({ ...size, ...fit })
    .composite(corner ? [{ input: corner, top: size.height - plate.height, left: 0 }] : [])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

export const folder = 'previews'
export const getPreviewFile = (path: string) => `${folder}/${path.split(/[/\\]/).at(-1)}.jpg`

/** Makes the previews, by stored file. Where one fails, its page names the record's own picture. The plate is the house's: a company of one's own goes without. */
export const makePreviews = async (
  paths: Iterable<string>,
  readBytes: (path: string) => Promise<Uint8Array>,
  isOurs = true,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const made = new Map<string, Uint8Array>()
  const corner = isOurs ? await logoPlate() : undefined
  for (const path of paths) {
    try {
      made.set(getPreviewFile(path), await picture(await readBytes(path), corner))
    } catch (error) {
      console.warn(`No preview of ${path}: ${String(error)}`)
    }
  }
  return made
}
