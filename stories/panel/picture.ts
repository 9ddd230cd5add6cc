import { spyOn } from 'storybook/test'

/** A real picture of this size; `filled`: the share from the left, 0 to 1, that is not transparent. */
export const picture = async (name: string, width: number, height: number, filled = 1): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No 2d canvas')
  context.fillStyle = '#4a515a'
  context.fillRect(0, 0, width * filled, height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

/** A picture of so many megabytes. */
export const heavyPicture = async (name: string, megabytes: number): Promise<File> =>
  new File([await picture(name, 900, 600), new Uint8Array(megabytes * 1024 * 1024)], name, { type: 'image/png' })

/** The segment of EXIF, with one entry that means 'turned by 90 degrees'. */
const quarterTurn = '\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'

/** A JPEG of 100 x 50 that its EXIF turns by 90 degrees. */
export const turned = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(100, 50)
  canvas.getContext('2d')?.fillRect(0, 0, 50, 50)
  const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
  const exif = Uint8Array.from(quarterTurn, (sign) => sign.charCodeAt(0))
  return new File([jpeg.slice(0, 2), exif, jpeg.slice(2)], 'girada.jpg', { type: 'image/jpeg' })
}

/** A browser that resists fingerprinting: the files that a page makes of a canvas are noise. */
export const noisyCanvas = (): void => {
  const real = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob')
  spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, ...args) {
    const noise = new ImageData(this.width, this.height)
    for (let i = 0; i < noise.data.length; i++) noise.data[i] = (i * 7919) % 256
    const canvas = this.cloneNode()
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('No canvas')
    canvas.getContext('2d')?.putImageData(noise, 0, 0)
    Reflect.apply(real?.value, canvas, args)
  })
}
