/** The place goes out of PNG pictures and films. photo-place.test.ts has JPEG. */
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withoutPlace } from './place.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const secret = '-34,36,12-SECRETO'

const clean = async (bytes: Buffer, name: string) => {
  const file = new File([new Uint8Array(bytes)], name, { lastModified: 5 })
  const stored = await withoutPlace(file)
  return { isSame: stored === file, bytes: Buffer.from(await stored.arrayBuffer()) }
}

const chunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([latin(type), content])
  return Buffer.concat([number(content.length), body, number(crc32(body))])
}

/** A little-endian TIFF structure: the camera's name, and a latitude. */
const exif = () => {
  const bytes = Buffer.alloc(160)
  bytes.write('II*\0', 'latin1')
  bytes.writeUInt32LE(8, 4)
  const entry = (offset: number, tag: number, type: number, count: number, value: number) => {
    bytes.writeUInt16LE(tag, offset)
    bytes.writeUInt16LE(type, offset + 2)
    bytes.writeUInt32LE(count, offset + 4)
    bytes.writeUInt32LE(value, offset + 8)
  }
  bytes.writeUInt16LE(2, 8)
  entry(10, 0x10f, 2, 6, 120)
  entry(22, 0x8825, 4, 1, 50)
  bytes.writeUInt16LE(1, 50)
  entry(52, 2, 5, secret.length / 8 + 1, 130)
  bytes.write('Nikon\0', 120, 'latin1')
  bytes.write(secret, 130, 'latin1')
  return bytes
}
const xmp = `<x:xmpmeta><r exif:GPSLatitude="${secret}" tiff:Make="Nikon"/></x:xmpmeta>`
const hex = (bytes: Buffer) => `\nexif\n    ${bytes.length}\n${bytes.toString('hex').replace(/.{72}/g, '$&\n')}\n`
const packed = (text: string) => deflateSync(latin(text))

const png = async (...chunks: readonly Buffer[]) => {
  const plain = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#c0392b' } })
    .png()
    .toBuffer()
  return Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)])
}
const key = 'XML:com.adobe.xmp'

describe('PNG', () => {
  test.each<[string, Buffer, boolean]>([
    ['EXIF', chunk('eXIf', exif()), true],
    ['XMP', chunk('iTXt', latin(`${key}\0\0\0\0\0${xmp}`)), true],
    ['compressed XMP', chunk('iTXt', Buffer.concat([latin(`${key}\0\x01\0\0\0`), packed(xmp)])), false],
    ['EXIF in hex', chunk('tEXt', latin(`Raw profile type exif\0${hex(exif())}`)), false],
    [
      'compressed EXIF in hex',
      chunk(
        'zTXt',
        Buffer.concat([latin('Raw profile type APP1\0\0'), packed(hex(Buffer.concat([latin('Exif\0\0'), exif()])))]),
      ),
      false,
    ],
    ['a compressed text that is broken', chunk('iTXt', latin(`${key}\0\x01\0\0\0${secret}`)), false],
    ['a text of that name', chunk('tEXt', latin(`exif:GPSLatitude\0${secret}`)), false],
  ])('%s: the place is gone, the pixels and all other checksums stay', async (_, placed, staysInPlace) => {
    const picture = await png(chunk('tEXt', latin('Title\0Nikon')), placed)
    const cleaned = await clean(picture, 'foto.png')
    expect(cleaned.isSame).toBe(false)
    expect(cleaned.bytes.length === picture.length).toBe(staysInPlace)
    expect(cleaned.bytes.includes('Title\0Nikon')).toBe(true)
    expect(cleaned.bytes.includes(secret)).toBe(false)
    // The decoder checks every checksum.
    const pixels = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer()
    expect(await pixels(cleaned.bytes)).toEqual(await pixels(picture))
    expect((await clean(cleaned.bytes, 'foto.png')).isSame).toBe(true)
    const keepsCamera = !staysInPlace || !cleaned.bytes.includes('eXIf') || cleaned.bytes.includes('Nikon\0')
    expect(keepsCamera).toBe(true)
  })

  test.each<[string, () => Promise<Buffer>]>([
    [
      'no place',
      () => png(chunk('iTXt', latin('Comment\0\0\0\0\0GPS: ninguno')), chunk('tEXt', latin('Title\0Nikon'))),
    ],
    ['a chunk that goes on beyond the file', async () => (await png(chunk('eXIf', exif()))).subarray(0, 60)],
  ])('%s: the same file', async (_, make) => {
    expect((await clean(await make(), 'foto.png')).isSame).toBe(true)
  })
})

const box = (type: string, ...content: readonly (Buffer | string)[]): Buffer => {
  const inside = Buffer.concat(content.map((part) => (typeof part === 'string' ? latin(part) : part)))
  return Buffer.concat([number(inside.length + 8), latin(type), inside])
}
const location = '-34.6037-058.3816+025.000/'
const picture = box('mdat', `${location}PICTURE AND SOUND`)
const head = box('ftyp', 'isom\0\0\0\0')
const hdlr = box('hdlr', '\0\0\0\0\0\0\0\0mdta')
const keys = box(
  'keys',
  number(0),
  number(2),
  box('mdta', 'com.apple.quicktime.make'),
  box('mdta', 'com.apple.quicktime.location.ISO6709'),
)
const listItem = (index: number, text: string) => {
  const item = box('name', box('data', number(1), number(0), text))
  item.writeUInt32BE(index, 4)
  return item
}
const ilst = box('ilst', listItem(1, 'Apple'), listItem(2, location))
const trak = box('trak', box('tkhd', 'TABLES'))

describe('films', () => {
  test.each<[string, Buffer]>([
    ["Android's place", box('moov', trak, box('udta', box('\xa9xyz', `\0\x1a\x15\xc7${location}`)))],
    ["3GPP's place, of a track", box('moov', box('trak', box('udta', box('loci', `\0\0\0\0${location}`))), trak)],
    ["Apple's keys in a MOV", box('moov', trak, box('meta', hdlr, keys, ilst))],
    ["Apple's keys in an MP4", box('moov', trak, box('udta', box('meta', number(0), hdlr, keys, ilst)))],
    ['XMP', box('moov', trak, box('udta', box('XMP_', `<r exif:GPSLatitude="${location}"/>`)))],
  ])('%s is blanked in place; picture, sound and tables stay', async (_, moov) => {
    for (const film of [Buffer.concat([head, moov, picture]), Buffer.concat([head, picture, moov])]) {
      const cleaned = await clean(film, 'video.mp4')
      expect([cleaned.isSame, cleaned.bytes.length]).toEqual([false, film.length])
      const described = Buffer.from(cleaned.bytes)
      const from = described.indexOf(picture)
      expect(from).toBe(film.indexOf(picture))
      expect(described.fill(0, from, from + picture.length).includes(location)).toBe(false)
      expect(described.includes('TABLES')).toBe(true)
      expect(described.includes('Apple')).toBe(film.includes('Apple'))
      expect((await clean(cleaned.bytes, 'video.mp4')).isSame).toBe(true)
    }
  })

  test('the length of a film that does not fit 32 bits is read', async () => {
    const long = Buffer.concat([number(1), latin('mdat'), Buffer.alloc(8), latin('PICTURE')])
    long.writeBigUInt64BE(BigInt(long.length), 8)
    const cleaned = await clean(
      Buffer.concat([head, long, box('moov', box('udta', box('\xa9xyz', location)))]),
      'a.mov',
    )
    expect([cleaned.isSame, cleaned.bytes.includes(location)]).toEqual([false, false])
  })

  test.each<[string, Buffer]>([
    [
      'no place',
      Buffer.concat([head, box('moov', trak, box('meta', hdlr, box('keys', number(0), number(0)))), picture]),
    ],
    ['a length of nothing', Buffer.concat([head, number(0), latin('moov')])],
    ['lengths that lie', Buffer.concat([head, number(0xff_ff_ff_ff), latin('moov'), number(3), latin('udta')])],
    ['a film that is cut', Buffer.concat([head, box('moov', box('udta', box('\xa9xyz', location))).subarray(0, 20)])],
  ])('%s: the same file', async (_, film) => {
    expect((await clean(film, 'video.mp4')).isSame).toBe(true)
  })
})
