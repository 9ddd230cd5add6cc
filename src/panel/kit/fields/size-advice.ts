/** Pixels of a picture or video. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** '586x1400' -> its numbers. */
const parse = (text: string): Size => {
  const [width = 0, height = 0] = text.split('x').map(Number)
  return { width, height }
}

/** The recommended size. Every recommended box of the site lies across; of the slides §9 gives the height first. */
export const getRecommendedSize = (recommended: string): Size => {
  const { width, height } = parse(recommended)
  return { width: Math.max(width, height), height: Math.min(width, height) }
}

const same = (a: Size, width: number, height: number): boolean => a.width === width && a.height === height

/**
 * The advice about a file of another size than the recommended one; undefined where the size fits. Both orders fit: §9 gives the slider's
 * height first, and the width of the others.
 */
export const sizeAdvice = ({ width, height }: Size, recommended: string): string | undefined => {
  const ideal = parse(recommended)
  if (same(ideal, width, height) || same(ideal, height, width)) return undefined
  const alike = width * ideal.height === height * ideal.width
  return `Mide ${width}x${height}: se recomienda ${recommended}.${alike ? '' : ' Se puede guardar igual, pero puede verse recortada.'}`
}
