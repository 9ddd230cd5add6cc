/** The arithmetic of a crop. Pure. */
import type { PercentCrop } from 'react-image-crop'
import { getRecommendedSize, type Size } from '../fields/size-advice.ts'

/** A part of a picture, in pixels of the upright picture. */
export interface Area extends Size {
  readonly x: number
  readonly y: number
}

/** The largest part of an area that a box of other proportions shows: its middle, as the site does. */
export const getVisibleArea = (area: Area, { width: across, height: down }: Size): Area => {
  const scale = Math.min(area.width / across, area.height / down)
  const [width, height] = [across * scale, down * scale]
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

const scaled = ({ x, y, width, height }: Area, across: number, down: number): Area => ({
  x: x * across,
  y: y * down,
  width: width * across,
  height: height * down,
})
export const inPercent = (area: Area, { width, height }: Size): PercentCrop => ({
  unit: '%',
  ...scaled(area, 100 / width, 100 / height),
})
export const inPixels = (crop: PercentCrop, { width, height }: Size): Area => scaled(crop, width / 100, height / 100)

/** The size of the cropped picture: the recommended one, and never more pixels than there are. */
export const sizeOfCrop = (area: Size, ideal: Size): Size =>
  area.width < ideal.width ? { width: Math.round(area.width), height: Math.round(area.height) } : ideal

/** A use of a picture on the site, with the proportions of its box. */
export interface Shown extends Size {
  readonly label: string
}

/** The site shows every picture as recommended, and on a phone the slides in a box of their own. */
const otherwise: Readonly<Record<string, readonly Shown[]>> = {
  '586x1400': [
    { label: 'En la computadora', width: 1400, height: 586 },
    { label: 'En el teléfono', width: 375, height: 560 },
  ],
}
export const getDisplayBoxes = (recommended: string): readonly Shown[] =>
  otherwise[recommended] ?? [{ label: 'En el sitio', ...getRecommendedSize(recommended) }]
