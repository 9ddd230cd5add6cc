import { expect, test } from 'vitest'
import { isCutJpeg } from './cut-jpeg.ts'

const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content]
const start = [0xff, 0xd8]
const header = segment(0xe0, 1, 2)
/** The small picture of a camera has an end of its own. */
const thumbnail = segment(0xe1, 0xff, 0xd8, 7, 0xff, 0xd9)
const scan = [...segment(0xda, 1), 9, 0xff, 0, 0xd9, 9]
const end = [0xff, 0xd9]

test.each<[string, number[], boolean]>([
  ['whole', [...start, ...header, ...scan, ...end], false],
  ['whole, with a small picture', [...start, ...thumbnail, ...scan, ...end], false],
  ['whole, with a film behind it', [...start, ...header, ...scan, ...end, 0, 1, 2, 3], false],
  ['whole, of two scans', [...start, ...header, ...scan, ...segment(0xc4, 1), ...scan, ...end], false],
  ['whole, with bytes of 255 before a marker', [...start, 0xff, 0xff, ...header, ...scan, ...end], false],
  ['cut', [...start, ...header, ...scan], true],
  ['cut, with a small picture', [...start, ...thumbnail, ...scan], true],
  ['cut in the small picture', [...start, ...thumbnail.slice(0, 8)], true],
  ['cut within the end', [...start, ...header, ...scan, 0xff], true],
  ['no JPEG', [0x89, 0x50, 0x4e, 0x47], false],
  ['empty', [], false],
])('%s', async (_, bytes, cut) => expect(await isCutJpeg(new Blob([new Uint8Array(bytes)]))).toBe(cut))
