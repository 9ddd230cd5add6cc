import { describe, expect, test } from 'vitest'
import { addedTo, afterTry, moved, orderToSend, getStoredPictures, getTiles, toFormValue, withStored } from './tiles.ts'

const stored = getStoredPictures({
  imagenes: [
    { id: 8, orden: 2, path: 'b.jpg' },
    { id: 7, orden: 1, path: 'a.jpg' },
  ],
})
const [x, y] = [new File(['x'], 'x.jpg'), new File(['y'], 'y.jpg')]

test('an untouched gallery is its stored one; a list or a new record has none', () => {
  expect(withStored(getTiles(undefined), stored)).toEqual([7, 8])
  expect(toFormValue([7, 8], stored)).toBeUndefined()
  expect([getStoredPictures([]), getStoredPictures(undefined), getStoredPictures({ imagenes: 'x' })]).toEqual([
    [],
    [],
    [],
  ])
})

test('new pictures stand behind the others, and can be moved before them', () => {
  const tiles = withStored(addedTo(undefined, [x, y]), stored)
  expect(tiles).toEqual([7, 8, { file: x }, { file: y }])
  expect(moved(tiles, 3, 0)).toEqual([{ file: y }, 7, 8, { file: x }])
})

describe('while the form is open, elsewhere', () => {
  test('a picture was deleted: it is gone here too', () => {
    expect(withStored([{ file: x }, 8, 7], stored.slice(1))).toEqual([{ file: x }, 8])
  })
  test('a picture was added: it follows the stored ones, and never becomes the cover', () => {
    expect(withStored([8, 7, { file: x }], [...stored, { id: 9, orden: 3, path: 'c.jpg' }])).toEqual([
      8,
      7,
      9,
      { file: x },
    ])
  })
})

test('an order is sent only where the numbers do not say it already; what failed is left out', () => {
  const added = new Map([[x, 20]])
  expect(orderToSend([7, 8, { file: x }, { file: y }], stored, added)).toBeUndefined()
  expect(orderToSend([{ file: x }, 7, 8], stored, added)).toEqual([20, 7, 8])
  expect(orderToSend([8, 7], stored, new Map())).toEqual([8, 7])
})

describe('after a try', () => {
  const tiles = [{ file: x }, 7, 8, { file: y }]
  const reason = 'Sin conexión.'
  test('a failed picture keeps its place, and has its reason; an added one is stored', () => {
    const failures = [{ file: x, reason }]
    expect(afterTry(tiles, { files: [x, y], ids: new Map([[y, 21]]), failures })).toEqual([
      { file: x, reason, tries: 1 },
      7,
      8,
      21,
    ])
  })
  test('a retry puts the picture where it stands', () => {
    const failed = [{ file: x, reason }, 7, 8]
    const ids = new Map([[x, 22]])
    expect(orderToSend(failed, stored, ids)).toEqual([22, 7, 8])
    expect(afterTry(failed, { files: [x], ids, failures: [] })).toEqual([22, 7, 8])
  })
  test('a picture that was chosen during a save still waits, and one without an id comes with the stored ones', () => {
    expect(afterTry(tiles, { files: [x], ids: new Map(), failures: [] })).toEqual([7, 8, { file: y }])
  })
})
