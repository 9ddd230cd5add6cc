import { describe, expect, test } from 'vitest'
import { getExtension, isImage } from './media-kind.ts'

describe('kind of a file by its extension (§2.4)', () => {
  test.each([
    ['catalogo/FOTO.JPG', 'jpg'],
    ['a.b/sin-extension', ''],
    ['clip.mov?v=2', 'mov'],
    ['', ''],
  ])('%s -> %s', (path, extension) => expect(getExtension(path)).toBe(extension))

  test.each(['a.jpg', 'a.jpeg', 'a.png', 'a.GIF'])('%s is an image', (path) => expect(isImage(path)).toBe(true))

  test.each(['a.mp4', 'a.mov', 'a.webp', 'a', ''])('%s is no image', (path) => expect(isImage(path)).toBe(false))
})
