/** Makes every icon of the site, and the logo as a picture, from the company's drawings in `ui/brand`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import type { Marca } from '#contract/marca.ts'
import { drawInitial } from '#ui/brand/initial.ts'
import { colour } from './colour.ts'

const drawing = (name: string) => readFileSync(join(import.meta.dirname, '../ui/brand', name))

/** An SVG as a PNG. The drawing is rendered large first, since its own size may be tiny. */
const png = (svg: Buffer, width: number, height = width) =>
  sharp(svg, { density: 600 })
    .resize(width, height, { fit: 'contain', background: 'transparent' })
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An app's icon: the drawing within the circle that every system leaves of an icon, on the page's ground. */
const appIcon = async (size: number) => {
  const inner = Math.round(size * 0.7)
  return sharp({ create: { width: size, height: size, channels: 3, background: colour('--paper') } })
    .composite([{ input: await png(drawing('icon.svg'), inner) }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** A drawing as a PNG within an address. */
const toPngUrl = async (drawn: string, size: number): Promise<string> => {
  // Two colours and the shades of the edge between them.
  const picture = await sharp(Buffer.from(drawn), { density: 600 })
    .resize(size)
    .png({ palette: true, colours: 8, compressionLevel: 9 })
    .toBuffer()
  return `data:image/png;base64,${picture.toString('base64')}`
}

/** The last icon of each size: a server asks for it with every page and every manifest. */
const lastBySize = new Map<number, { readonly drawn: string; readonly url: Promise<string> }>()

/**
 * The initial of a company as a PNG within an address, for the home screens of those for whom the panel has made no icon; else undefined.
 * Shapes need no font, which a server may lack.
 */
export const drawHomeIcon = async (marca: Marca | null, size: 180 | 512): Promise<string | undefined> => {
  const drawn = marca && !marca.icono && !marca.iconoApp ? drawInitial(marca) : undefined
  if (drawn === undefined) return undefined
  const last = lastBySize.get(size)
  if (last?.drawn === drawn) return last.url
  const url = toPngUrl(drawn, size)
  lastBySize.set(size, { drawn, url })
  return url
}

/** A picture in the format of `favicon.ico`: one entry, which is a PNG. */
const ico = (picture: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([size, size], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

/** The logo for light grounds, in its recommended size. */
export const logoPicture = () => png(drawing('logo-navbar.svg'), 569, 105)

const files: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'favicon.svg': () => drawing('icon.svg'),
  'favicon.png': () => png(drawing('icon.svg'), 64),
  'favicon.ico': async () => ico(await png(drawing('icon.svg'), 32), 32),
  'icons/apple-touch-icon.png': () => appIcon(180),
  'icons/icono-192.png': () => appIcon(192),
  'icons/icono-512.png': () => appIcon(512),
  'icons/logo.png': logoPicture,
}

export const brandIcons = (): Plugin => ({
  name: 'vidriera:icons',
  async generateBundle() {
    for (const [fileName, make] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source: await make() })
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const make = files[new URL(request.url ?? '', 'http://localhost').pathname.slice(1)]
      if (!make) return next()
      response.setHeader('Content-Type', request.url?.includes('.svg') ? 'image/svg+xml' : 'image/png')
      Promise.resolve(make()).then((bytes) => response.end(bytes), next)
    })
  },
})
