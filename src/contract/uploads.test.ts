import { expect, test } from 'vitest'
import { uploadKinds } from './upload-kinds.ts'
import { judge } from './uploads.ts'

const bytes = (...values: number[]) => new Uint8Array(values)
const jpg = bytes(0xff, 0xd8, 0xff, 0xe0)
const mp4 = new TextEncoder().encode('\0\0\0\x18ftypisom')
const file = (...parts: BlobPart[]) => new File(parts, 'cualquiera.jpg')
const large = (start: BlobPart, size: number) => file(start, new Uint8Array(size))

test.each([
  ['a picture', jpg, 'image', undefined, 'jpg'],
  ['a video where a picture goes', mp4, 'image', 415, 'mp4'],
  ['a video', mp4, 'media', undefined, 'mp4'],
  ['words with the name of a picture', 'hola', 'media', 415, undefined],
  ['anything', 'hola', 'any', undefined, undefined],
] as const)('%s', async (_, content, accept, status, extension) => {
  expect(await judge(file(content), accept)).toMatchObject({ extension, wrong: status && { status } })
})

/** The beginning of a file of boxes, by its brands. */
const boxes = (...brands: readonly string[]) => {
  const [majorBrand = '', ...others] = brands.map((brand) => brand.padEnd(4))
  const size = 16 + others.length * 4
  return join(bytes(0, 0, 0, size), `ftyp${majorBrand}`, bytes(0, 0, 0, 0), others.join(''), bytes(0, 0, 1, 64), 'meta')
}
const join = (...parts: readonly (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))

test.each([
  ['heic', ['heic', 'mif1', 'heic', 'miaf'], 'Es una foto HEIC del iPhone'],
  ['heic', ['mif1', 'heic'], 'Es una foto HEIC del iPhone'],
  ['heic', ['heix'], 'Es una foto HEIC del iPhone'],
  ['heic', ['hevc'], 'Es una foto HEIC del iPhone'],
  ['heic', ['msf1', 'hevc'], 'Es una foto HEIC del iPhone'],
  ['avif', ['avif', 'mif1', 'miaf'], 'Es una imagen AVIF'],
  ['avif', ['avis', 'avif', 'msf1'], 'Es una imagen AVIF'],
  ['avif', ['mif1', 'miaf', 'avif'], 'Es una imagen AVIF'],
  [undefined, ['M4A', 'mp42', 'isom'], 'El archivo no es una imagen'],
  [undefined, ['crx', 'isom'], 'El archivo no es una imagen'],
])('%s of the brands %j is no video, and the reason says what to do', async (extension, brands, words) => {
  for (const accept of ['image', 'media'] as const)
    expect(await judge(file(boxes(...brands)), accept)).toEqual({
      extension,
      wrong: { status: 415, message: expect.stringContaining(words) },
    })
  expect((await judge(file(boxes(...brands)), 'any')).wrong).toBeUndefined()
})

test.each([
  ['mp4', ['isom', 'iso2', 'avc1', 'mp41']],
  ['mp4', ['mp42', 'heic']],
  ['mp4', ['3gp4', 'isom']],
  ['mp4', ['avc1']],
  ['mov', ['qt']],
])('%s of the brands %j is a video', async (extension, brands) => {
  expect(await judge(file(boxes(...brands)), 'media')).toEqual({ extension, wrong: undefined })
})

test.each([
  ['bmp', join('BM6', bytes(3, 0, 0, 0, 0, 0, 0, 54)), 'Es una imagen BMP'],
  ['tiff', 'II*\0\x08', 'Es una imagen TIFF'],
  ['tiff', 'MM\0*\0', 'Es una imagen TIFF'],
  ['psd', '8BPS\0\x01', 'Es un archivo de Photoshop'],
  [undefined, 'BM, y palabras', 'El archivo no es una imagen'],
])('%s: %j is named', async (extension, content, words) => {
  const { wrong, ...judged } = await judge(file(content), 'image')
  expect(judged).toEqual({ extension })
  expect(wrong).toEqual({ status: 415, message: expect.stringContaining(words) })
})

test('a WebP says what to do', async () => {
  expect((await judge(file('RIFF1234WEBPVP8 '), 'image')).wrong?.message).toContain('guardala como JPG')
})

test('an empty file is refused in every field', async () => {
  for (const accept of ['image', 'media', 'any'] as const) {
    expect((await judge(file(), accept)).wrong).toEqual({ status: 422, message: 'El archivo está vacío.' })
  }
})

test('files up to the limit pass, and a video has a higher one', async () => {
  expect((await judge(large(jpg, uploadKinds.image.limit - jpg.length), 'image')).wrong).toBeUndefined()
  for (const accept of ['image', 'media'] as const) {
    expect((await judge(large(jpg, uploadKinds.image.limit), accept)).wrong).toEqual({
      status: 413,
      message: 'El archivo puede pesar hasta 10 MB.',
    })
  }
  expect((await judge(large(mp4, uploadKinds.image.limit), 'media')).wrong).toBeUndefined()
})

test('the message names every accepted type', async () => {
  for (const accept of ['image', 'media'] as const) {
    const { wrong } = await judge(file('hola'), accept)
    for (const extension of uploadKinds[accept].extensions) expect(wrong?.message).toContain(extension)
  }
})

const size = (...values: readonly number[]) => values.flatMap((value) => [value >> 8, value & 255])
const pngHead = (width: number, height: number) =>
  join(bytes(0x89), 'PNG\r\n', bytes(0x1a, 10, 0, 0, 0, 13), 'IHDR', bytes(0, 0, ...size(width), 0, 0, ...size(height)))
const jpgHead = (width: number, height: number) =>
  join(
    bytes(0xff, 0xd8, 0xff, 0xe1, 1, 0),
    new Uint8Array(254),
    bytes(0xff, 0xff, 0xc4, 0, 3, 0, 0xff, 0xc2, 0, 11, 8, ...size(height, width), 3, 0, 0),
  )
const gifHead = (width: number, height: number) =>
  join('GIF89a', bytes(...size(width, height)).toReversed(), bytes(0, 0))
test.each([
  ['PNG', pngHead(10_000, 10_000), pngHead(16_000, 16_000)],
  ['JPEG', jpgHead(10_000, 10_000), jpgHead(16_000, 16_000)],
  ['GIF', gifHead(10_000, 10_000), gifHead(16_000, 16_000)],
])('a %s of over a hundred million pixels is refused with its reason', async (_, fine, tooLarge) => {
  expect((await judge(file(fine), 'image')).wrong).toBeUndefined()
  expect((await judge(file(tooLarge), 'media')).wrong).toEqual({
    status: 422,
    message: 'La imagen tiene 256 millones de píxeles, y puede tener hasta 100. Achicala y probá de nuevo.',
  })
  // Where the size is cut off nothing is stated.
  expect((await judge(file(tooLarge.slice(0, 8)), 'image')).wrong).toBeUndefined()
})
