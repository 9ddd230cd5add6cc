/** Pictures and canvases of a page. Those of a worker are `OffscreenCanvas`. */
import { givesNoise } from './canvas-noise.ts'

export const createContext = (width: number, height: number): CanvasRenderingContext2D => {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  return context
}

export const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gives no picture.'))), type, 0.86)
  })

/** A picture as an element, which draws an SVG too. Rejects where the browser cannot read the picture. */
export const decodeImage = async (picture: Blob): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Whether a picture that the page draws would be noise. */
export const drawsNoise = (): Promise<boolean> =>
  givesNoise((width, height) => {
    const context = createContext(width, height)
    return { context, toPng: () => toBlob(context.canvas, 'image/png') }
  })
