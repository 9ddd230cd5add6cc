/** What the check draws on, in pages and in workers alike. */
type Context = CanvasRect & CanvasFillStrokeStyles & CanvasDrawImage & CanvasImageData

/** A canvas of this size, and how it becomes a PNG. */
type CreateCanvas = (
  width: number,
  height: number,
) => { readonly context: Context; readonly toPng: () => Promise<Blob> }

const colours = [
  [0, 0, 0],
  [255, 255, 255],
  [200, 30, 60],
  [40, 160, 80],
  [20, 90, 220],
  [128, 128, 128],
] as const
const [side, tolerance] = [4, 8]

/**
 * Whether a canvas gives other colours than those that are drawn: a browser that resists fingerprinting gives noise, in the files that it makes
 * of a canvas too. Some change colours by a trifle, which nobody sees.
 */
export const givesNoise = async (create: CreateCanvas): Promise<boolean> => {
  const [width, height] = [colours.length * side, side]
  const [patch, seen] = [create(width, height), create(width, height)]
  colours.forEach((colour, index) => {
    patch.context.fillStyle = `rgb(${colour.join(' ')})`
    patch.context.fillRect(index * side, 0, side, side)
  })
  seen.context.drawImage(await createImageBitmap(await patch.toPng()), 0, 0)
  const { data } = seen.context.getImageData(0, 0, width, height)
  return data.some((value, index) => {
    const colour = colours[Math.floor((Math.floor(index / 4) % width) / side)]
    return Math.abs(value - (colour?.[index % 4] ?? 255)) > tolerance
  })
}
