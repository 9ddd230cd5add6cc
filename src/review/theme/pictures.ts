/** Pictures that somebody chooses as a logo, and drawings as PNG. The browser's part of an export. */
import type { Draw } from './export.ts'

/** In bytes: the theme is kept in local storage, which has some 5 MB for everything. */
export const largest = 300_000

/** A file as an address with the picture within. */
export const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => (typeof reader.result === 'string' ? resolve(reader.result) : reject()))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unread')))
    reader.readAsDataURL(file)
  })

export const loadPicture = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

export const drawInPage: Draw = async (svg, width, height) => {
  const image = await loadPicture(await addressOf(new Blob([svg], { type: 'image/svg+xml' })))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
}
