/** Pictures that somebody chooses as a logo, and as PNG. */
/** In bytes: the theme is kept in local storage, which has some 5 MB for everything. */
export const largest = 300_000

export const loadPicture = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** A picture whole within a PNG of a size. */
export const asPng = async (address: string, width: number, height: number): Promise<Blob> => {
  const image = await loadPicture(address)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const scale = Math.min(width / image.width, height / image.height)
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width * scale, image.height * scale)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!blob) throw new Error('The browser draws no picture.')
  return blob
}
