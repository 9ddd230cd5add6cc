/** Draws an SVG, which no backend keeps, as a PNG. */
import { toBlob } from './shrink.ts'

/** In pixels: the longest side, which is sharp at every size that the site shows. */
const longest = 1600

const isVector = ({ name, type }: File): boolean => type === 'image/svg+xml' || /\.svg$/i.test(name)

const loaded = async (file: File): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** The picture as a PNG, transparent where the SVG is. Rejects where the browser cannot draw the file. */
const asPng = async (file: File): Promise<File> => {
  const image = await loaded(file)
  const scale = longest / Math.max(image.naturalWidth, image.naturalHeight)
  if (!Number.isFinite(scale)) throw new Error('The drawing has no size.')
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await toBlob(canvas, 'image/png')
  return new File([blob], file.name.replace(/\.svg$/i, '') + '.png', { type: blob.type })
}

export const hasVector = (files: readonly File[]): boolean => files.some(isVector)

/** The files with PNGs in place of SVGs. One that the browser cannot draw stays, with its problem. */
export const withoutVectors = (files: readonly File[]): Promise<File[]> =>
  Promise.all(files.map(async (file) => (isVector(file) ? asPng(file).catch(() => file) : file)))
