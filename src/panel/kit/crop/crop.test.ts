import { describe, expect, test } from 'vitest'
import { areaOf, middle, movedBy, placesOf, settled, shownIn, sizeOfCrop } from './crop.ts'

const picture = { width: 1000, height: 500 }
const square = { width: 80, height: 80 }

test('at first the crop is the largest one, in the middle', () => {
  expect(areaOf(middle, picture, square)).toEqual({ x: 250, y: 0, width: 500, height: 500 })
  expect(areaOf(middle, picture, { width: 400, height: 100 })).toEqual({ x: 0, y: 125, width: 1000, height: 250 })
})

test('a larger zoom makes the crop smaller around the same middle', () => {
  expect(areaOf({ ...middle, zoom: 2 }, picture, square)).toEqual({ x: 375, y: 125, width: 250, height: 250 })
})

describe('the crop never leaves the picture', () => {
  test.each([
    [{ x: 0, y: 0, zoom: 1 }, 0, 0],
    [{ x: 1, y: 1, zoom: 1 }, 500, 0],
    [{ x: 1, y: 1, zoom: 4 }, 875, 375],
    [{ x: -3, y: 9, zoom: 4 }, 0, 375],
  ])('%o', (view, x, y) => {
    expect(areaOf(view, picture, square)).toMatchObject({ x, y })
  })
  test('the zoom stays between 1 and the largest', () => {
    expect([
      settled({ ...middle, zoom: 99 }, picture, square).zoom,
      settled({ ...middle, zoom: 0 }, picture, square).zoom,
    ]).toEqual([4, 1])
  })
})

test('a move is by shares of the crop, and ends at the edge', () => {
  const near = { ...middle, zoom: 2 }
  expect(areaOf(movedBy(near, picture, square, 0.1, 0), picture, square)).toMatchObject({ x: 400, y: 125 })
  expect(areaOf(movedBy(near, picture, square, -9, 0), picture, square)).toMatchObject({ x: 0, y: 125 })
})

test('a box of other proportions shows the middle of the crop', () => {
  expect(shownIn({ x: 100, y: 0, width: 400, height: 200 }, { width: 1, height: 1 })).toEqual({
    x: 200,
    y: 0,
    width: 200,
    height: 200,
  })
})

test('the cropped picture is of the recommended size, or smaller where there are fewer pixels', () => {
  expect(sizeOfCrop({ width: 1408, height: 612 }, { width: 704, height: 306 })).toEqual({ width: 704, height: 306 })
  expect(sizeOfCrop({ width: 352.2, height: 153.1 }, { width: 704, height: 306 })).toEqual({ width: 352, height: 153 })
})

test('slides are wide, though the specification gives their height first, and the site shows slides in two places', () => {
  expect(placesOf('586x1400').map(({ width, height }) => [width, height])).toEqual([
    [1400, 586],
    [375, 560],
  ])
  expect(placesOf('704x306')).toEqual([{ label: 'En el sitio', width: 704, height: 306 }])
})
