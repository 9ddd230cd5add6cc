import { describe, expect, test } from 'vitest'
import { extensionOf, isImage, isVideoFile } from './media-kind.ts'

describe('kind of a file by its extension (§2.4)', () => {
  test.each([
    ['catalogo/FOTO.JPG', 'jpg'],
    ['a.b/sin-extension', ''],
    ['clip.mov?v=2', 'mov'],
    ['', ''],
  ])('%s -> %s', (path, extension) => expect(extensionOf(path)).toBe(extension))

  test.each(['a.jpg', 'a.jpeg', 'a.png', 'a.GIF'])('%s is an image', (path) => {
    expect(isImage(path)).toBe(true)
    expect(isVideoFile(path)).toBe(false)
  })

  test.each(['a.mp4', 'a.mov', 'a.webp', 'a'])('%s is video', (path) => expect(isVideoFile(path)).toBe(true))

  test('no path is neither', () => expect(isImage('') || isVideoFile('')).toBe(false))
})
