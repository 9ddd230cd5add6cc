/** Makes smaller copies of an uploaded picture. */
import { widths } from '#contract/widths.ts'
import { givesNoise } from '#ui/canvas-noise.ts'

const type = 'image/webp'

const createCanvas = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, Math.max(1, height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas here')
  return {
    canvas,
    context,
    write: () => canvas.convertToBlob({ type, quality: 0.8 }),
    toPng: () => canvas.convertToBlob(),
  }
}

let able: Promise<boolean> | undefined

/** Whether the engine writes WebP, and true colours. Else the original serves. An engine without WebP returns another type. */
const isAble = async () => (await createCanvas(1, 1).write()).type === type && !(await givesNoise(createCanvas))

const made = (bitmap: ImageBitmap, width: number): Promise<Blob> => {
  const height = Math.round((bitmap.height * width) / bitmap.width)
  const { canvas, context, write } = createCanvas(width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return write()
}

/** Renditions by width, each narrower and lighter than the picture. `createImageBitmap` applies the picture's orientation. */
export const makeRenditions = async (picture: Blob): Promise<Record<number, Blob>> => {
  if (!(await (able ??= isAble()))) return {}
  const bitmap = await createImageBitmap(picture)
  const renditions: Record<number, Blob> = {}
  for (const width of widths.filter((candidate) => candidate < bitmap.width)) {
    const blob = await made(bitmap, width)
    if (blob.size < picture.size) renditions[width] = blob
  }
  bitmap.close()
  return renditions
}
