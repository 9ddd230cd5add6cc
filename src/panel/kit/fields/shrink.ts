import type { Size } from './size-advice.ts'

/** A file above this is worth shrinking: a photo for the site needs a tenth of it. */
const heavy = 3 * 1024 * 1024
const longestSide = 2000
const shrinkable = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Whether a picture can be redrawn. A redrawn GIF would lose its motion. */
export const isShrinkable = ({ type }: File): boolean => shrinkable.has(type)

/** Whether a picture can be made much lighter. */
export const isHeavy = (file: File): boolean => file.size > heavy && isShrinkable(file)

/** The size within the longest side; a smaller picture keeps its own. */
const within = ({ width, height }: Size, most = longestSide): Size => {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gives no picture.'))), type, 0.86)
  })

type Type = 'image/jpeg' | 'image/png'
const extensions: Readonly<Record<Type, string>> = { 'image/jpeg': '.jpg', 'image/png': '.png' }

/** What is drawn of the upright picture, and how large. */
interface Drawing {
  readonly area: Size & { readonly x: number; readonly y: number }
  readonly size: Size
}

/**
 * A part of a picture drawn anew, turned as its camera says. What the file says besides, such as the place where it was taken, stays behind.
 * Rejects where the browser cannot read the picture.
 */
export const drawn = async (file: File, type: Type, of: (whole: Size) => Drawing): Promise<File> => {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { area, size } = of(whole)
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  if (type === 'image/jpeg') {
    // JPEG has no transparency, and the site shows pictures on white.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  whole.close()
  const blob = await toBlob(canvas, type)
  canvas.width = 0
  const name = file.name.replace(/\.\w+$/, extensions[type])
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified })
}

/** A lighter JPEG of a picture. */
export const shrink = (file: File): Promise<File> =>
  drawn(file, 'image/jpeg', ({ width, height }) => ({
    area: { x: 0, y: 0, width, height },
    size: within({ width, height }),
  }))
