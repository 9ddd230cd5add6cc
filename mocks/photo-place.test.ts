import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { textlessHeader } from '#contract/upload-headers.ts'
import { formRequest } from './conformance/requests.ts'
import { enter, testReference } from '#server/http/testing.ts'
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

const segment = (marker: number, content: Uint8Array | string) => {
  const bytes = join(content)
  return join(Uint8Array.of(0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff), bytes)
}
const exif = (content: Uint8Array) => segment(0xe1, join('Exif\0\0', content))
const xmp = (text: string) => segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${text}`)
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
/** An orientation as a camera writes it: a short takes the first half of its four bytes. */
const turned = (order: 'II' | 'MM', value: number, type = 3) =>
  tiff(order, {
    8: { entries: [make, { tag: 0x112, type, count: 1, value: order === 'II' || type === 4 ? value : value << 16 }] },
  })
/** EXIF of nothing else. */
const onlyTurned = (orientation: number) =>
  exif(tiff('II', { 8: { entries: [{ tag: 0x112, type: 3, count: 1, value: orientation }] } }, {}, 26))

const clean = async (bytes: Bytes) => {
  const sent = new File([bytes], 'foto.jpg', { type: 'image/jpeg', lastModified: 5 })
  const { file } = await withoutPlace(sent)
  return { isSame: file === sent, bytes: new Uint8Array(await file.arrayBuffer()) }
}
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const [jfif, mpf] = [segment(0xe0, 'JFIF\0'), segment(0xe2, 'MPF\0II*\0')]
const [adobe, profile] = [segment(0xee, 'Adobe\0d'), segment(0xe2, 'ICC_PROFILE\0\x01\x01 RGB')]
const [tables, frame, restarts] = [segment(0xc4, 'HUFFMAN'), segment(0xc2, 'FRAME'), segment(0xdd, '\0\x04')]
const pointed = { 60: { entries: [createGpsPointer(100)] }, 100: { entries: [latitude] } }
const inner = { tag: 0x8769, type: 4, count: 1, value: 60 }
const manyEntries = Array.from({ length: 5_000 }, () => createGpsPointer(8))
const film = join('\0\0\0\x18ftypmp42', placeText)

describe('what decoding needs stays, and an EXIF of the orientation', () => {
  test.each<[string, Bytes, Bytes]>([
    ['EXIF in the order II', jpeg(exif(usual('II'))), jpeg()],
    ['EXIF in the order MM', jpeg(exif(usual('MM'))), jpeg()],
    ['a turned picture', jpeg(exif(turned('II', 6))), jpeg(onlyTurned(6))],
    ['a turned picture in the order MM', jpeg(exif(turned('MM', 8))), jpeg(onlyTurned(8))],
    ['an orientation that is none', jpeg(exif(turned('II', 9))), jpeg()],
    ['an orientation of another type, which browsers pass over', jpeg(exif(turned('II', 6, 4))), jpeg()],
    [
      'several segments, and a second picture behind the first (MPF)',
      join(jpeg(jfif, exif(usual('II')), mpf, exif(usual('MM'))), jpeg(exif(usual('MM')))),
      jpeg(jfif),
    ],
    [
      'a pointer in the second directory',
      jpeg(exif(tiff('II', { 8: { entries: [make], next: 60 }, ...pointed }, texts))),
      jpeg(),
    ],
    ['a pointer in that of EXIF', jpeg(exif(tiff('MM', { 8: { entries: [make, inner] }, ...pointed }, texts))), jpeg()],
    ['a picture within the picture', jpeg(segment(0xe2, join('X', jpeg(exif(usual('II'))), 'MINIATURA'))), jpeg()],
    ['a smaller picture of the head', jpeg(segment(0xe0, join('JFXX\0\x10', jpeg(exif(usual('II')))))), jpeg()],
    ['a segment that is cut off', join('\xff\xd8', exif(usual('II')).subarray(0, 245)), join('\xff\xd8')],
    [
      'XMP: attributes',
      jpeg(xmp(`<rdf:Description exif:GPSLatitude="34,36,12S" exif:GPSLongitude='SECRETO'/>`)),
      jpeg(),
    ],
    ['XMP: an element', jpeg(xmp('<exif:GPSLatitude>34,36,12S</exif:GPSLatitude>')), jpeg()],
    ['XMP: of a drone', jpeg(xmp('<x drone-dji:GpsLatitude = "34,36"/>')), jpeg()],
    ['XMP: broken', jpeg(xmp('<exif:GPSLatitude="SECRETO')), jpeg()],
    ['EXIF and XMP at once', jpeg(xmp('<a exif:GPSLatitude="34,36"/>'), exif(usual('II'))), jpeg()],
    ['a comment', jpeg(segment(0xfe, placeText), tables), jpeg(tables)],
    ['a segment that nobody knows', jpeg(segment(0xe5, `none${placeText}`)), jpeg()],
    ['IPTC', jpeg(segment(0xed, `Photoshop 3.0\0${placeText}`)), jpeg()],
    ['the signed history of a picture', jpeg(segment(0xeb, `JP\0\x01${placeText}`)), jpeg()],
    ["a motion photo's film", join(jpeg(adobe), film), jpeg(adobe)],
    ['bytes between segments', join('\xff\xd8', adobe, placeText, tables, scan, '\xff\xd9'), jpeg(adobe, tables)],
    [
      'a comment between scans',
      join(jpeg(frame).subarray(0, -2), segment(0xfe, placeText), tables, scan, '\xff\xd9'),
      join(jpeg(frame).subarray(0, -2), tables, scan, '\xff\xd9'),
    ],
    ['a film behind a scan without an end', join(jpeg().subarray(0, -2), '\xff\x02', film), jpeg().subarray(0, -2)],
    [
      'a second picture behind a scan without an end',
      join(jpeg().subarray(0, -2), jpeg(exif(usual('II')))),
      jpeg().subarray(0, -2),
    ],
    ['no EXIF but its name', jpeg(segment(0xe1, 'Exif\0\0')), jpeg()],
    ['EXIF without a place', jpeg(exif(tiff('II', { 8: { entries: [make] } }, texts))), jpeg()],
    [
      'a directory that names itself',
      jpeg(exif(tiff('II', { 8: { entries: [make, createGpsPointer(8)], next: 8 } }))),
      jpeg(),
    ],
    [
      'a pointer beyond the end',
      jpeg(exif(tiff('II', { 8: { entries: [make, createGpsPointer(4_000_000_000)] } }))),
      jpeg(),
    ],
    ['a first directory beyond the end', jpeg(exif(tiff('MM', {}, { 4: '\x7f\xff\xff\xff', ...texts }))), jpeg()],
    ['a directory in the head', jpeg(exif(tiff('II', {}, { 4: '\0\0\0\0' }))), jpeg()],
    ['nothing but a head', jpeg(exif(latin('II*\0'))), jpeg()],
    ['nothing at all', jpeg(exif(new Uint8Array())), jpeg()],
    ['too many entries', jpeg(exif(tiff('II', { 8: { entries: manyEntries, next: 8 } }, {}, 60_100))), jpeg()],
    ['nothing behind its first bytes', join('\xff\xd8\xff'), join('\xff\xd8')],
    ['a length of nothing', join('\xff\xd8\xff\xe1\0\0', tables, scan, '\xff\xd9'), jpeg(tables)],
  ])('%s', async (_, bytes, expected) => {
    const cleaned = await clean(bytes)
    expect(toText(cleaned.bytes)).toBe(toText(expected))
    expect([cleaned.isSame, (await clean(cleaned.bytes)).isSame]).toEqual([false, true])
  })

  test.each<[string, Bytes]>([
    ['nothing else', jpeg()],
    ['an orientation alone', jpeg(onlyTurned(3))],
    ['the head, Adobe, a profile of colours', jpeg(jfif, adobe, profile, tables, frame, restarts)],
    ['several scans', join(jpeg(frame).subarray(0, -2), tables, scan, '\xff\xd9')],
    ['a picture without an end', jpeg(frame).subarray(0, -2)],
    ['filling before a marker', join('\xff\xd8', tables, scan, '\xff\xff\xff\xd9')],
    ['no JPEG', join('\x89PNX', exif(usual('II')))],
  ])('%s: the same file', async (_, bytes) => {
    const cleaned = await clean(bytes)
    expect([cleaned.isSame || toText(cleaned.bytes), toText(cleaned.bytes)]).toEqual([true, toText(bytes)])
  })

  test('a picture larger than what is read at once: to its last byte, and nothing behind', async () => {
    const large = join(
      '\xff\xd8',
      exif(usual('II')),
      scan.subarray(0, 10),
      new Uint8Array(200_000).fill(0xff).map((_, index) => (index % 2 === 0 ? 0xff : 0)),
      '\xff\xd9',
    )
    const { bytes } = await clean(join(large, film, new Uint8Array(100_000).fill(7)))
    expect(bytes.length).toBe(large.length - exif(usual('II')).length)
    expect(toText(bytes.subarray(-2))).toBe('\xff\xd9')
  })

  test('a file of segments alone ends', async () => {
    const pairs = Array.from({ length: 100_000 }, () => join(segment(0xfe, ''), restarts))
    expect((await clean(join('\xff\xd8', ...pairs))).bytes.length).toBeLessThan(1_000_000)
  })
})

test('a real picture: the same pixels, turned the same way', async () => {
  const taken = { IFD0: { Make: 'Nikon' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 1234/100' } }
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c0392b' } })
    .jpeg({ progressive: true })
    .withExif(taken)
    .withMetadata({ orientation: 6, icc: 'p3' })
    .toBuffer()
  const cleaned = await clean(new Uint8Array(picture))
  expect(cleaned.isSame).toBe(false)
  const rational = Buffer.from([0xd2, 0x04, 0, 0, 100, 0, 0, 0])
  expect([picture.includes(rational), Buffer.from(cleaned.bytes).includes(rational)]).toEqual([true, false])
  const [before, after] = [await sharp(picture).metadata(), await sharp(cleaned.bytes).metadata()]
  expect([after.orientation, after.icc, after.exif?.includes('Nikon')]).toEqual([6, before.icc, false])
  const pixels = (bytes: Uint8Array) => sharp(bytes, { failOn: 'warning' }).autoOrient().raw().toBuffer()
  expect(await pixels(cleaned.bytes)).toEqual(await pixels(picture))
})

test.each([
  ['a public download', '/api/crearDescarga', 'file', { orden: 1, titulo: 'Foto' }],
  ['a picture of a gallery', '/api/guardarImagenProducto', 'imagen', { idProducto: 1, orden: 9 }],
])('%s comes back without the place', async (_, path, field, values) => {
  const send = testReference().browser()
  await enter(send)
  const sent = new File([jpeg(jfif, exif(turned('II', 6)), xmp(placeText))], 'foto.jpg', { type: 'image/jpeg' })
  const saved = await send(path, formRequest({ ...values, [field]: sent }))
  expect([saved.status, saved.headers.has(textlessHeader)]).toEqual([200, false])
  const files: { nombre: string }[] = await (await send('/api/obtenerArchivos')).json()
  const name = files.find(({ nombre }) => nombre.startsWith('foto-'))?.nombre ?? ''
  const stored = new Uint8Array(await (await send(`/api/getImage/${name}`)).arrayBuffer())
  expect(toText(stored)).toBe(toText(jpeg(jfif, onlyTurned(6))))
})
