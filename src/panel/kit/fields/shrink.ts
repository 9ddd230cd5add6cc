/** A file above this is worth shrinking: a photo for the site needs a tenth of it. */
const heavy = 3 * 1024 * 1024
const shrinkable = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Whether a picture can be redrawn. A redrawn GIF would lose its motion. */
export const isShrinkable = ({ type }: File): boolean => shrinkable.has(type)

export const isHeavy = (file: File): boolean => file.size > heavy && isShrinkable(file)

export const isVector = ({ name, type }: File): boolean => type === 'image/svg+xml' || /\.svg$/i.test(name)

export const hasVector = (files: readonly File[]): boolean => files.some(isVector)
