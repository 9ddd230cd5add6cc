/** Smaller pictures of one that was uploaded. */
import { widths } from '../contract/widths.ts'

/** Some engines write no WebP, and answer another kind: then the original serves. */
const made = async (bitmap: ImageBitmap, width: number): Promise<Blob | undefined> => {
  const canvas = new OffscreenCanvas(width, Math.max(1, Math.round(bitmap.height * width / bitmap.width)))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
  return blob.type === 'image/webp' ? blob : undefined
}

/** None is wider than the picture, or heavier. A bitmap is turned as its picture says. */
export const makeRenditions = async (picture: Blob): Promise<Record<number, Blob>> => {
  const bitmap = await createImageBitmap(picture)
  const renditions: Record<number, Blob> = {}
  for (const width of widths.filter((one) => one < bitmap.width)) {
    const blob = await made(bitmap, width)
    if (blob && blob.size < picture.size) renditions[width] = blob
  }
  bitmap.close()
  return renditions
}
