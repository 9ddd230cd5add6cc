/** Pictures drawn anew: lighter, cropped, or of an SVG. On demand: few forms need a drawing. */
import { createContext, decodeImage, drawsNoise, toBlob } from '#ui/page-canvas.ts'
import { isHeavy, isVector } from './shrink.ts'
import type { Size } from './size-advice.ts'

const longestSide = 2000

/** The size within the longest side; a smaller picture keeps its own. */
const fitWithin = ({ width, height }: Size, maxSide: number): Size => {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

type Type = 'image/jpeg' | 'image/png'
const extensions: Readonly<Record<Type, string>> = { 'image/jpeg': '.jpg', 'image/png': '.png' }

/** The drawn part of the upright picture, and its drawn size. */
interface Drawing {
  readonly area: Size & { readonly x: number; readonly y: number }
  readonly size: Size
}

/** The browser gives noise instead of drawn pictures; the message is for people. */
class NoisyCanvas extends Error {
  override readonly name = 'NoisyCanvas'
}
const noisy =
  'Este navegador llena de ruido las imágenes que una página redibuja, como protección contra el rastreo: acá no se puede achicar ni recortar. Probá con otro navegador u otro programa.'

/** Throws where a drawn picture would be noise. */
const checkCanvas = async (): Promise<void> => {
  if (await drawsNoise()) throw new NoisyCanvas(noisy)
}

/**
 * A part of a picture on a canvas, turned as its camera says. Rejects where the browser cannot read the picture, or would give noise
 * instead.
 */
const painted = async (
  file: File,
  getDrawing: (whole: Size) => Drawing,
  ground?: string,
): Promise<CanvasRenderingContext2D> => {
  await checkCanvas()
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { area, size } = getDrawing(whole)
  const context = createContext(size.width, size.height)
  const { canvas } = context
  if (ground !== undefined) {
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  whole.close()
  return context
}

/** A part of a picture drawn anew, without the other data of the file, such as the place where it was taken. */
const drawn = async (file: File, type: Type, getDrawing: (whole: Size) => Drawing): Promise<File> => {
  // JPEG has no transparency, and the site shows pictures on white.
  const { canvas } = await painted(file, getDrawing, type === 'image/jpeg' ? '#fff' : undefined)
  const blob = await toBlob(canvas, type)
  canvas.width = 0
  const name = file.name.replace(/\.\w+$/, extensions[type])
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified })
}

/** The part of a picture, upright and without the metadata of the camera. Transparent parts stay transparent. */
export const cropped = (file: File, getDrawing: (whole: Size) => Drawing): Promise<File> =>
  drawn(file, file.type === 'image/png' ? 'image/png' : 'image/jpeg', getDrawing)

const wholeWithin =
  (maxSide: number) =>
  ({ width, height }: Size): Drawing => ({
    area: { x: 0, y: 0, width, height },
    size: fitWithin({ width, height }, maxSide),
  })

/** Whether a picture lets its ground through anywhere. A few hundred pixels show it, since each is the mean of many. */
const isTransparent = async (file: File): Promise<boolean> => {
  if (file.type === 'image/jpeg') return false
  const context = await painted(file, wholeWithin(256))
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  return data.some((value, index) => index % 4 === 3 && value < 255)
}

/** A lighter JPEG of a picture, or a PNG where that would lose transparent parts. A PNG cannot be coded more coarsely, only be smaller. */
export const shrink = async (file: File): Promise<File> => {
  if (!(await isTransparent(file))) return drawn(file, 'image/jpeg', wholeWithin(longestSide))
  for (const maxSide of [longestSide, 1400, 1000]) {
    const lighter = await drawn(file, 'image/png', wholeWithin(maxSide))
    if (!isHeavy(lighter)) return lighter
  }
  throw new Error('The picture stays heavy.')
}

/** In pixels: the longest side of a PNG that stands for an SVG, which is sharp at every size that the site shows. */
const longest = 1600

/** An SVG, which no backend keeps, as a PNG with the same transparent parts. Rejects where the browser cannot draw the file. */
const asPng = async (file: File): Promise<File> => {
  await checkCanvas()
  const image = await decodeImage(new Blob([file], { type: 'image/svg+xml' }))
  const scale = longest / Math.max(image.naturalWidth, image.naturalHeight)
  if (!Number.isFinite(scale)) throw new Error('The drawing has no size.')
  const width = Math.max(1, Math.round(image.naturalWidth * scale))
  const height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = createContext(width, height)
  context.drawImage(image, 0, 0, width, height)
  const blob = await toBlob(context.canvas, 'image/png')
  return new File([blob], file.name.replace(/\.svg$/i, '') + '.png', { type: blob.type })
}

/** The files with PNGs in place of SVGs. One that the browser cannot draw stays, with its problem. */
export const withoutVectors = (files: readonly File[]): Promise<File[]> =>
  Promise.all(files.map(async (file) => (isVector(file) ? asPng(file).catch(() => file) : file)))
