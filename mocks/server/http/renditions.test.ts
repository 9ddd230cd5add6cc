import sharp from 'sharp'
import { expect, test } from 'vitest'
import { seed } from '../../seed/index.ts'
import { createReference } from './reference.ts'
import { seedRendition } from '../../seed/renditions.ts'
import { makeRenditions } from './renditions.ts'

const widthOf = async (bytes: Uint8Array | ArrayBuffer | undefined) =>
  (await sharp(new Uint8Array(bytes ?? [])).metadata()).width

test('HTTP serves a picture in the requested width', async () => {
  const reference = createReference({ seed, origins: [], crossSite: false })
  const response = await reference.answer(new Request('http://localhost/api/getImage/slider-1.jpg?ancho=300'))
  expect(response.headers.get('Content-Type')).toBe('image/webp')
  expect(await widthOf(await response.arrayBuffer())).toBe(400)
  reference.close()
})

test('a video has a still picture; other files have none', async () => {
  expect(await widthOf(await seedRendition('videos/video-armado.mp4', 400))).toBe(400)
  expect(await seedRendition('descargas/catalogo.pdf', 400)).toBeUndefined()
})

test('an upload gets no wider copy', async () => {
  const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const made = await makeRenditions(new Blob([new Uint8Array(picture)], { type: 'image/png' }))
  expect(Object.keys(made)).toEqual(['400', '800'])
  expect(await widthOf(await made[800]?.arrayBuffer())).toBe(800)
})
