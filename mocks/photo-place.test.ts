import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { formRequest } from './conformance/requests.ts'
import { enter, testReference } from '#server/http/testing.ts'
import { findPhotoPlaces } from './photo-place.ts'
import { withoutPlace } from './place.ts'

type Bytes = Uint8Array<ArrayBuffer>
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const join = (...parts: readonly (Uint8Array | string)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : part))))

interface Entry {
  readonly tag: number
  readonly type: number
  readonly count: number
  readonly value: number
}

/** A TIFF structure of so many bytes, with directories at these offsets and texts at others. */
const tiff = (
  order: 'II' | 'MM',
  directories: Readonly<Record<number, { readonly entries: readonly Entry[]; readonly next?: number }>>,
  texts: Readonly<Record<number, string>> = {},
  size = 300,
): Bytes => {
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  const isLittle = order === 'II'
  bytes.set(latin(order))
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  for (const [offset, { entries, next = 0 }] of Object.entries(directories)) {
    view.setUint16(Number(offset), entries.length, isLittle)
    for (const [index, { tag, type, count, value }] of entries.entries()) {
      const entry = Number(offset) + 2 + index * 12
      view.setUint16(entry, tag, isLittle)
      view.setUint16(entry + 2, type, isLittle)
      view.setUint32(entry + 4, count, isLittle)
      view.setUint32(entry + 8, value, isLittle)
    }
    view.setUint32(Number(offset) + 2 + entries.length * 12, next, isLittle)
  }
  for (const [offset, text] of Object.entries(texts)) bytes.set(latin(text), Number(offset))
  return bytes
}

const segment = (marker: number, content: Uint8Array) =>
  join(Uint8Array.of(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff), content)
const exif = (content: Uint8Array) => segment(0xe1, join('Exif\0\0', content))
const xmp = (text: string) => segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${text}`))
const scan = join(segment(0xda, new Uint8Array(6)), '\x12\xff\x00\xff\xd0\x34Exif\0\0GPS')
const jpeg = (...segments: readonly Uint8Array[]) => join('\xff\xd8', ...segments, scan, '\xff\xd9')

const make = { tag: 0x10f, type: 2, count: 6, value: 200 }
const latitude = { tag: 2, type: 5, count: 3, value: 220 }
const reference = { tag: 1, type: 2, count: 2, value: 0x53 }
const createGpsPointer = (value: number) => ({ tag: 0x8825, type: 4, count: 1, value })
/** 24 bytes, as three fractions have. */
const placeText = 'LATITUDE-34,36,12-SECRETO'.slice(0, 24)
const texts = { 200: 'Nikon\0', 220: placeText, 244: 'MINIATURA' }
const usual = (order: 'II' | 'MM') =>
  tiff(order, { 8: { entries: [make, createGpsPointer(100)] }, 100: { entries: [reference, latitude] } }, texts)

const clean = async (bytes: Bytes) => {
  const file = new File([bytes], 'foto.jpg', { type: 'image/jpeg', lastModified: 5 })
  const stored = await withoutPlace(file, 10_000)
  return { isSame: stored === file, bytes: new Uint8Array(await stored.arrayBuffer()) }
}
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** The result for a file: bytes changed to anything but blanks, lost contents, places left, and whether a second run finds none. */
const outcome = async (bytes: Bytes) => {
  const cleaned = await clean(bytes)
  return {
    isSame: cleaned.isSame,
    grown: cleaned.bytes.length - bytes.length,
    others: [...cleaned.bytes].filter((byte, index) => byte !== bytes[index] && byte !== 0 && byte !== 0x20),
    lost: ['Nikon', 'MINIATURA', toText(scan)].filter(
      (stored) => toText(bytes).includes(stored) && !toText(cleaned.bytes).includes(stored),
    ),
    placeMatch: toText(cleaned.bytes).match(/LATITUDE|SECRETO|34,36/),
    again: (await clean(cleaned.bytes)).isSame,
  }
}
const blanked = { isSame: false, grown: 0, others: [], lost: [], placeMatch: null, again: true }

describe('the place is blanked, and every other byte stays', () => {
  test.each(['II', 'MM'] as const)('EXIF in the order %s', async (order) =>
    expect(await outcome(jpeg(exif(usual(order))))).toEqual(blanked),
  )

  test('several segments, and a second picture behind the first (MPF)', async () => {
    const [jfif, mpf] = [segment(0xe0, latin('JFIF\0')), segment(0xe2, latin('MPF\0II*\0'))]
    const first = jpeg(jfif, exif(usual('II')), mpf, exif(usual('MM')))
    expect(await outcome(join(first, jpeg(exif(usual('MM')))))).toEqual(blanked)
  })

  test('a pointer in the second directory, and in that of EXIF', async () => {
    const pointed = { 60: { entries: [createGpsPointer(100)] }, 100: { entries: [latitude] } }
    const second = tiff('II', { 8: { entries: [make], next: 60 }, ...pointed }, texts)
    expect(await outcome(jpeg(exif(second)))).toEqual(blanked)
    const inner = { tag: 0x8769, type: 4, count: 1, value: 60 }
    const ofExif = tiff('MM', { 8: { entries: [make, inner] }, ...pointed }, texts)
    expect(await outcome(jpeg(exif(ofExif)))).toEqual(blanked)
  })

  test('a picture within the picture', async () =>
    expect(await outcome(jpeg(segment(0xe2, join('X', jpeg(exif(usual('II'))), 'MINIATURA'))))).toEqual(blanked))

  test('a segment that is cut off loses what is there', async () =>
    expect(await outcome(join('\xff\xd8', exif(usual('II')).subarray(0, 245)))).toEqual(blanked))

  test.each([
    `<rdf:Description exif:GPSLatitude="34,36,12S" exif:GPSLongitude='SECRETO' tiff:Make="Nikon"/>`,
    `<exif:GPSLatitude>34,36,12S</exif:GPSLatitude>\n <tiff:Make>Nikon</tiff:Make>`,
    `<x drone-dji:GpsLatitude = "34,36"/>`,
    `<exif:GPSLatitude="SECRETO`,
  ])('XMP: %s', async (text) => expect(await outcome(jpeg(xmp(text)))).toEqual(blanked))

  test('EXIF and XMP at once', async () =>
    expect(await outcome(jpeg(xmp('<a exif:GPSLatitude="34,36"/>'), exif(usual('II'))))).toEqual(blanked))
})

describe('offsets that lead anywhere change nothing but blanks, and end', () => {
  const manyEntries = Array.from({ length: 5_000 }, () => createGpsPointer(8))
  const cases: readonly (readonly [string, Uint8Array])[] = [
    ['a directory that names itself', tiff('II', { 8: { entries: [make, createGpsPointer(8)], next: 8 } }, texts)],
    ['a pointer beyond the end', tiff('II', { 8: { entries: [make, createGpsPointer(4_000_000_000)] } }, texts)],
    ['a pointer to the head', tiff('II', { 8: { entries: [make, createGpsPointer(0), createGpsPointer(4)] } }, texts)],
    ['a first directory beyond the end', tiff('MM', {}, { 4: '\x7f\xff\xff\xff', ...texts })],
    ['nothing but a head', latin('II*\0')],
    ['nothing at all', new Uint8Array()],
    ['too many entries', tiff('II', { 8: { entries: manyEntries, next: 8 } }, {}, 60_100)],
  ]
  test.each(cases)('%s', async (_, content) => {
    const bytes = jpeg(exif(content))
    expect(await clean(bytes)).toEqual({ isSame: true, bytes })
  })

  test('a value that is said to be endless ends with its segment', async () => {
    const endless = { tag: 2, type: 5, count: 0xffff_ffff, value: 220 }
    const bytes = jpeg(
      exif(tiff('II', { 8: { entries: [make, createGpsPointer(100)] }, 100: { entries: [endless] } }, texts)),
    )
    const cleaned = await clean(bytes)
    expect(toText(cleaned.bytes)).toContain(toText(scan))
    expect(toText(cleaned.bytes)).toContain('Nikon')
    expect(toText(cleaned.bytes)).not.toContain('LATITUDE')
  })

  test('a directory of other things keeps them', async () => {
    const bytes = jpeg(
      exif(tiff('II', { 8: { entries: [createGpsPointer(100)] }, 100: { entries: [make, latitude] } }, texts)),
    )
    const cleanedText = toText((await clean(bytes)).bytes)
    expect([cleanedText.includes('Nikon'), cleanedText.includes('LATITUDE'), cleanedText.length]).toEqual([
      true,
      false,
      bytes.length,
    ])
  })

  test('a file of segments alone', () => {
    const truncated = exif(usual('II')).subarray(0, 14)
    expect(findPhotoPlaces(join('\xff\xd8', ...Array.from({ length: 100_000 }, () => truncated))).length).toBeLessThan(
      100_000,
    )
  })
})

test.each([
  ['no EXIF', jpeg()],
  ['EXIF without a place', jpeg(exif(tiff('II', { 8: { entries: [make] } }, texts)))],
  ['XMP without a place', jpeg(xmp('<tiff:Make>Nikon</tiff:Make> GPS: ninguno'))],
  ['no JPEG', join('\x89PNG', exif(usual('II')))],
])('%s: the same file, byte for byte', async (_, bytes) => {
  expect(await clean(bytes)).toEqual({ isSame: true, bytes })
})

test('of a large file the beginning is read, and the rest stays', async () => {
  const bytes = join(jpeg(exif(usual('II'))), new Uint8Array(20_000).fill(7))
  const cleaned = await clean(bytes)
  expect([cleaned.bytes.length, cleaned.bytes.at(-1), toText(cleaned.bytes).includes('LATITUDE')]).toEqual([
    bytes.length,
    7,
    false,
  ])
})

test('a real picture: the same pixels, turned the same way', async () => {
  const taken = {
    IFD0: { Make: 'Nikon', Orientation: '6' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 1234/100' },
  }
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c0392b' } })
    .jpeg()
    .withExif(taken)
    .toBuffer()
  const cleaned = await clean(new Uint8Array(picture))
  expect(cleaned.isSame).toBe(false)
  const rational = Buffer.from([0xd2, 0x04, 0, 0, 100, 0, 0, 0])
  expect([picture.includes(rational), Buffer.from(cleaned.bytes).includes(rational)]).toEqual([true, false])
  const [originalMetadata, cleanedMetadata] = [await sharp(picture).metadata(), await sharp(cleaned.bytes).metadata()]
  expect([cleanedMetadata.orientation, cleanedMetadata.exif?.includes('Nikon')]).toEqual([
    originalMetadata.orientation,
    true,
  ])
  expect(await sharp(cleaned.bytes).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer())
})

test.each([
  ['a public download', '/api/crearDescarga', 'file', { orden: 1, titulo: 'Foto' }],
  ['a picture of a gallery', '/api/guardarImagenProducto', 'imagen', { idProducto: 1, orden: 9 }],
])('%s comes back without the place', async (_, path, field, values) => {
  const send = testReference().browser()
  await enter(send)
  const sent = new File([jpeg(exif(usual('II')))], 'foto.jpg', { type: 'image/jpeg' })
  expect((await send(path, formRequest({ ...values, [field]: sent }))).status).toBe(200)
  const files: { nombre: string }[] = await (await send('/api/obtenerArchivos')).json()
  const name = files.find(({ nombre }) => nombre.startsWith('foto-'))?.nombre ?? ''
  const stored = new Uint8Array(await (await send(`/api/getImage/${name}`)).arrayBuffer())
  expect([stored.length, toText(stored).includes('Nikon'), toText(stored).includes('LATITUDE')]).toEqual([
    sent.size,
    true,
    false,
  ])
})
