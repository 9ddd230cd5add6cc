import { expect, test } from 'vitest'
import { inPercent, inPixels, getDisplayBoxes, getVisibleArea, sizeOfCrop } from './crop.ts'

const picture = { width: 1000, height: 500 }
const whole = { x: 0, y: 0, ...picture }

test('at first the crop is the largest one, in the middle', () => {
  expect(getVisibleArea(whole, { width: 80, height: 80 })).toEqual({ x: 250, y: 0, width: 500, height: 500 })
  expect(getVisibleArea(whole, { width: 400, height: 100 })).toEqual({ x: 0, y: 125, width: 1000, height: 250 })
})

test('a crop in percent is the same area of the picture at every size', () => {
  const crop = inPercent({ x: 250, y: 0, width: 500, height: 500 }, picture)
  expect(crop).toEqual({ unit: '%', x: 25, y: 0, width: 50, height: 100 })
  expect(inPixels(crop, { width: 2000, height: 1000 })).toEqual({ x: 500, y: 0, width: 1000, height: 1000 })
})

test('a box of other proportions shows the middle of the crop', () => {
  expect(getVisibleArea({ x: 100, y: 0, width: 400, height: 200 }, { width: 1, height: 1 })).toEqual({
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
  expect(getDisplayBoxes('586x1400').map(({ width, height }) => [width, height])).toEqual([
    [1400, 586],
    [375, 560],
  ])
  expect(getDisplayBoxes('704x306')).toEqual([{ label: 'En el sitio', width: 704, height: 306 }])
})
