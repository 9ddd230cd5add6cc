/** Draws the icon of the installed app, of the company's icon or its initial. */
import type { Marca } from '#contract/marca.ts'
import { drawInitial } from '#ui/brand/initial.ts'
import { createContext, decodeImage, drawsNoise, toBlob } from '#ui/page-canvas.ts'

/** In pixels, the largest that systems ask for. */
const size = 512
/** The share of a picture's side that lies within the circle which every system leaves of an icon. */
const inner = 0.7

/** The picture whole and in the middle, `share` of the side wide or high, on its ground. */
const draw = async (picture: Blob, share: number, ground: string): Promise<File> => {
  if (await drawsNoise()) throw new Error('The canvas gives noise.')
  const image = await decodeImage(picture)
  const context = createContext(size, size)
  context.fillStyle = ground
  context.fillRect(0, 0, size, size)
  const scale = (size * share) / Math.max(image.naturalWidth, image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, (size - width) / 2, (size - height) / 2, width, height)
  const blob = await toBlob(context.canvas, 'image/png')
  return new File([blob], 'icono-app.png', { type: blob.type })
}

/** The company's own picture. */
export const drawPicture = (picture: Blob, ground: string): Promise<File> => draw(picture, inner, ground)

/** Undefined without a name. */
export const drawName = async (marca: Pick<Marca, 'nombre' | 'acento'>): Promise<File | undefined> => {
  const initial = drawInitial(marca)
  return initial === undefined ? undefined : draw(new Blob([initial], { type: 'image/svg+xml' }), 1, marca.acento)
}
