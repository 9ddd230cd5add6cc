import sharp from 'sharp'
import { expect, test } from 'vitest'
import { seed } from '#mocks/seed/index.ts'
import { createReference } from './reference.ts'
import { seedRendition } from '#mocks/seed/renditions.ts'
import { makeRenditions } from './renditions.ts'

const readWidth = async (bytes: Uint8Array | ArrayBuffer | undefined) =>
  (await sharp(new Uint8Array(bytes ?? [])).metadata()).width

test('HTTP serves a picture in the requested width', async () => {
  const reference = createReference({ seed, origins: [], crossSite: false })
  const response = await reference.answer(new Request('http://localhost/api/getImage/slider-1.jpg?ancho=300'))
  expect(response.headers.get('Content-Type')).toBe('image/webp')
  expect(await readWidth(await response.arrayBuffer())).toBe(400)
  reference.close()
})

test('a video has a still picture; other files have none', async () => {
  expect(await readWidth(await seedRendition('videos/video-armado.mp4', 400))).toBe(400)
  expect(await seedRendition('descargas/catalogo.pdf', 400)).toBeUndefined()
})

test('an upload gets no wider copy', async () => {
  const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const made = await makeRenditions(new Blob([new Uint8Array(picture)], { type: 'image/png' }))
  expect(Object.keys(made)).toEqual(['400', '800'])
  expect(await readWidth(await made[800]?.arrayBuffer())).toBe(800)
})

const noisy = (format: 'jpeg' | 'png') =>
  sharp({
    create: {
      width: 900,
      height: 300,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer()
const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

test('what a browser shows is made small: a JPEG with bytes that do not belong there, and pictures that are cut', async () => {
  const jpeg = await noisy('jpeg')
  // Samsung's cameras leave bytes between the picture and its end.
  const withExtra = Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(30, 7), jpeg.subarray(-2)])
  for (const picture of [withExtra, jpeg.subarray(0, -20), (await noisy('png')).subarray(0, -200)])
    expect(Object.keys(await makeRenditions(blob(picture)))).toEqual(['400', '800'])
})

test('what is no picture rejects, and the next one is made', async () => {
  const broken = makeRenditions(blob(Buffer.from('\xff\xd8\xff nothing', 'latin1')))
  const next = makeRenditions(blob(await noisy('jpeg')))
  await expect(broken).rejects.toThrow(/Input buffer/)
  expect(Object.keys(await next)).toEqual(['400', '800'])
})
