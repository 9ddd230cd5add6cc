/** A real picture of this size; `filled`: how far from the left, as the rest is transparent. */
export const picture = async (name: string, width: number, height: number, filled = 1): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No 2d canvas')
  context.fillStyle = '#4a515a'
  context.fillRect(0, 0, width * filled, height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

/** A JPEG of 100 x 50 whose EXIF turns it by 90 degrees. */
export const turned = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(100, 50)
  canvas.getContext('2d')?.fillRect(0, 0, 50, 50)
  const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
  const head = new TextEncoder().encode('Exif\0\0MM\0*')
  const exif = new Uint8Array([
    0xff,
    0xe1,
    0,
    34,
    ...head,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    6,
    0,
    0,
    0,
    0,
    0,
    0,
  ])
  return new File([jpeg.slice(0, 2), exif, jpeg.slice(2)], 'girada.jpg', { type: 'image/jpeg' })
}
