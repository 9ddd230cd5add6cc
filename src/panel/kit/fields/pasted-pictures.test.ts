import { expect, test } from 'vitest'
import { picturesInRtf } from './pasted-pictures.ts'

const png = '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489'
const split = png.replaceAll(/(.{40})/g, '$1\r\n')

test.each([
  [
    'Word',
    String.raw`{\rtf1 Hola {\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn pib}{\sv a}}}\picscalex100\pngblip\bliptag-1234{\*\blipuid 0f9a5dab8c2d}` +
      split +
      String.raw`}}{\nonshppict{\pict\wmetafile8\picw847 010009000003}} chau}`,
  ],
  [
    'LibreOffice',
    String.raw`{\rtf1 {\*\shppict{\pict{\*\picprop{\sp{\sn fLine}{\sv 0}}}\picw10\pich10\pngblip` +
      `\n${split}}}` +
      String.raw`{\nonshppict{\pict\wmetafile8 0100}}}`,
  ],
])('a picture in the RTF of %s comes out as it went in', async (_, rtf) => {
  const [picture, ...otherPictures] = picturesInRtf(rtf)
  expect(otherPictures).toEqual([])
  expect(picture).toMatchObject({ name: 'imagen-pegada.png', type: 'image/png' })
  expect(Buffer.from(await (picture ?? new Blob()).arrayBuffer()).toString('hex')).toBe(png)
})

test('photographs are found; a text of words alone has no pictures', () => {
  expect(picturesInRtf(String.raw`{\pict\jpegblip ` + 'ffd8ffe0'.repeat(8) + '}').map(({ type }) => type)).toEqual([
    'image/jpeg',
  ])
  expect(picturesInRtf(String.raw`{\rtf1 pngblip \b Hola\b0 {\field} abcdef}`)).toEqual([])
})
