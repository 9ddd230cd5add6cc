/** The arithmetic of a crop, in pixels of the upright picture. Pure. */
import { idealOf, type Size } from '../fields/size-advice.ts'

export interface Area extends Size {
  readonly x: number
  readonly y: number
}

/** The shown area of a picture: its middle, as shares of the picture, and its zoom. Zoom 1 shows the largest area. */
export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}
export const middle: View = { x: 0.5, y: 0.5, zoom: 1 }
export const nearest = 4

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The largest size of these proportions within another. */
const largest = ({ width, height }: Size, { width: across, height: down }: Size): Size => {
  const scale = Math.min(width / across, height / down)
  return { width: across * scale, height: down * scale }
}

/** The view with its area within the picture. */
export const settled = (view: View, picture: Size, shape: Size): View => {
  const zoom = clamp(view.zoom, 1, nearest)
  const { width, height } = largest(picture, shape)
  const [across, down] = [width / zoom / picture.width / 2, height / zoom / picture.height / 2]
  return { zoom, x: clamp(view.x, across, 1 - across), y: clamp(view.y, down, 1 - down) }
}

/** The part of a picture that a view shows in these proportions. */
export const areaOf = (view: View, picture: Size, shape: Size): Area => {
  const { x, y, zoom } = settled(view, picture, shape)
  const whole = largest(picture, shape)
  const [width, height] = [whole.width / zoom, whole.height / zoom]
  return { x: x * picture.width - width / 2, y: y * picture.height - height / 2, width, height }
}

/** The view moved by shares of its area: 1 is a whole area to the right or down. */
export const movedBy = (view: View, picture: Size, shape: Size, right: number, down: number): View => {
  const { width, height } = areaOf(view, picture, shape)
  const moved = { ...view, x: view.x + (right * width) / picture.width, y: view.y + (down * height) / picture.height }
  return settled(moved, picture, shape)
}

/** The part of an area that a box of other proportions shows: its middle, as the site does. */
export const shownIn = (area: Area, box: Size): Area => {
  const { width, height } = largest(area, box)
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

/** The size of the cropped picture: the recommended one, and never more pixels than there are. */
export const sizeOfCrop = (area: Size, ideal: Size): Size =>
  area.width < ideal.width ? { width: Math.round(area.width), height: Math.round(area.height) } : ideal

/** A place of the site, with the proportions in which it shows a picture. */
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
export const placesOf = (recommended: string): readonly Shown[] =>
  otherwise[recommended] ?? [{ label: 'En el sitio', ...idealOf(recommended) }]
