/** A file above this is worth shrinking: a photo for the site needs a tenth of it. */
const heavy = 3 * 1024 * 1024
const longestSide = 2000
const shrinkable = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Whether a picture can be made much lighter. A GIF would lose its motion. */
export const isHeavy = ({ size, type }: File): boolean => size > heavy && shrinkable.has(type)

/** The size within the longest side; a smaller picture keeps its own. */
const within = (width: number, height: number, most = longestSide): { width: number; height: number } => {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gives no picture.'))), type, 0.86)
  })

/**
 * A lighter JPEG of a picture, turned as its camera says. What the file says besides, such as the place where it was taken, stays behind.
 * Rejects where the browser cannot read the picture.
 */
export const shrink = async (file: File): Promise<File> => {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = Object.assign(document.createElement('canvas'), within(whole.width, whole.height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  // JPEG has no transparency, and the site shows pictures on white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, 0, 0, canvas.width, canvas.height)
  whole.close()
  const blob = await toBlob(canvas, 'image/jpeg')
  canvas.width = 0
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type, lastModified: file.lastModified })
}
