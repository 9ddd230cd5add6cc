import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { toRgb } from '#ui/contrast.ts'
import { colour } from '#build/colour.ts'
import { makePreviews } from './previews.ts'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
test.each([
  ['a tall one stands whole on white', 300, 900, [255, 255, 255]],
  ['a wide one fills it', 1600, 900, [254, 0, 0]],
])('%s', async (_, width, height, corner) => {
  const made = await makePreviews(['a.png'], () => drawn(width, height))
  const preview = made.get('previews/a.png.jpg')
  const { data, info } = await sharp(preview).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  expect([...data.subarray(0, 3)]).toEqual(corner)
  // The line over the logo, in the company's colour.
  const line = (info.height - 108) * info.width * 3
  const accent = toRgb(colour('--red'))
  expect(Math.max(...accent.map((channel, index) => Math.abs(channel - (data[line + index] ?? 0))))).toBeLessThan(12)
})

test('a preview that cannot be made is left out, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(await makePreviews(['a.png'], () => Promise.reject(new Error('404')))).toEqual(new Map())
  expect(warn).toHaveBeenCalledWith('No preview of a.png: Error: 404')
})

test('a company of its own has no plate of the house', async () => {
  const made = await makePreviews(['a.png'], () => drawn(1600, 900), false)
  const { data, info } = await sharp(made.get('previews/a.png.jpg')).raw().toBuffer({ resolveWithObject: true })
  const line = (info.height - 108) * info.width * 3
  expect([...data.subarray(line, line + 3)]).toEqual([254, 0, 0])
})
