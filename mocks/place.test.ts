/** What stays of PNG and GIF pictures and of films. photo-place.test.ts has JPEG. */
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { textlessHeader } from '#contract/upload-headers.ts'
import { enter, testReference } from '#server/http/testing.ts'
import { formRequest } from './conformance/requests.ts'
import { withoutPlace } from './place.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const secret = '-34,36,12-SECRETO'

const clean = async (bytes: Buffer, name: string) => {
  const sent = new File([new Uint8Array(bytes)], name, { lastModified: 5 })
  const { file, hadText } = await withoutPlace(sent)
  return { isSame: file === sent, hadText, bytes: Buffer.from(await file.arrayBuffer()) }
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
  test.each<[string, Buffer]>([
    ['EXIF', chunk('eXIf', exif())],
    ['XMP', chunk('iTXt', latin(`${key}\0\0\0\0\0${xmp}`))],
    ['compressed XMP', chunk('iTXt', Buffer.concat([latin(`${key}\0\x01\0\0\0`), packed(xmp)]))],
    ['EXIF in hex', chunk('tEXt', latin(`Raw profile type exif\0${hex(exif())}`))],
    [
      'compressed EXIF in hex',
      chunk(
        'zTXt',
        Buffer.concat([latin('Raw profile type APP1\0\0'), packed(hex(Buffer.concat([latin('Exif\0\0'), exif()])))]),
      ),
    ],
    ['a compressed text that is broken', chunk('iTXt', latin(`${key}\0\x01\0\0\0${secret}`))],
    ['a text of that name', chunk('tEXt', latin(`exif:GPSLatitude\0${secret}`))],
    ['any other text', chunk('tEXt', latin(`Title\0${secret}`))],
    ['when it was made', chunk('tIME', latin(secret))],
    ["a program's own", chunk('prVw', latin(secret))],
  ])('%s goes; pixels, colours and checksums stay', async (_, placed) => {
    const picture = await png(placed)
    // The decoder checks every checksum.
    await expect(sharp(picture, { failOn: 'warning' }).raw().toBuffer()).resolves.toBeDefined()
    const cleaned = await clean(Buffer.concat([picture, latin(secret)]), 'foto.png')
    expect([cleaned.isSame, cleaned.bytes]).toEqual([false, await png()])
    expect((await clean(cleaned.bytes, 'foto.png')).isSame).toBe(true)
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['nothing else', () => png()],
    [
      'chunks of colour and density',
      () => png(chunk('sRGB', latin('\0')), chunk('pHYs', latin('\0\0\0\x01\0\0\0\x01\0'))),
    ],
    [
      'an animation',
      () => png(chunk('acTL', Buffer.alloc(8)), chunk('fcTL', Buffer.alloc(26)), chunk('fdAT', Buffer.alloc(9))),
    ],
    ['a picture that is cut off', async () => (await png()).subarray(0, 75)],
  ])('%s: the same file', async (_, make) => {
    expect((await clean(await make(), 'foto.png')).isSame).toBe(true)
  })

  test('a chunk that goes on beyond the file goes', async () => {
    expect((await clean((await png(chunk('eXIf', exif()))).subarray(0, 60), 'foto.png')).bytes.length).toBe(33)
  })
})

describe('GIF', () => {
  const size = latin('\x02\0\x01\0')
  const head = Buffer.concat([latin('GIF89a'), size, latin('\x80\0\0'), latin('\0\0\0\xff\xff\xff')])
  const picture = Buffer.concat([latin(',\0\0\0\0'), size, latin('\0\x02\x02D\n\0')])
  const picturesOwn = Buffer.concat([latin(',\0\0\0\0'), size, latin('\x80\0\0\0\xff\xff\xff\x02\x02D\n\0')])
  const loop = latin('!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0')
  const control = latin('!\xf9\x04\0\n\0\0\0')
  const comment = latin(`!\xfe${String.fromCharCode(secret.length)}${secret}\0`)
  // Read as blocks, the text leads into its last 258 bytes, each of which leads to the end.
  const magic = Buffer.from([1, ...Array.from({ length: 256 }, (_, index) => 255 - index), 0])
  const packet = Buffer.concat([latin(`!\xff\x0bXMP DataXMP${xmp}`), magic])
  const animation = [head, loop, control, picture, control, picturesOwn]

  test('comments, XMP and what comes behind the end go; the rest stays', async () => {
    const made = Buffer.concat([
      head,
      packet,
      loop,
      comment,
      control,
      picture,
      control,
      picturesOwn,
      comment,
      latin(`;${secret}`),
    ])
    const cleaned = await clean(made, 'foto.gif')
    expect([cleaned.isSame, cleaned.bytes]).toEqual([false, Buffer.concat([...animation, latin(';')])])
  })

  test('a real animation: the same pixels', async () => {
    const frames = Buffer.from(Array.from({ length: 8 * 16 * 3 }, (_, index) => index % 256))
    const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const
    const plain = await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer()
    const place = plain.indexOf('!\xff\x0bNETSCAPE', 0, 'latin1')
    const made = Buffer.concat([plain.subarray(0, place), packet, comment, plain.subarray(place), latin(secret)])
    const cleaned = await clean(made, 'foto.gif')
    expect(cleaned.bytes).toEqual(plain)
    const pixels = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer()
    expect(await pixels(cleaned.bytes)).toEqual(await pixels(made))
  })

  test.each<[string, Buffer]>([
    ['nothing else', Buffer.concat([...animation, latin(';')])],
    ['an animation that is cut off', Buffer.concat(animation).subarray(0, -3)],
    ['a head alone', head],
  ])('%s: the same file', async (_, bytes) => {
    expect((await clean(bytes, 'foto.gif')).isSame).toBe(true)
  })
})

const box = (type: string, ...content: readonly (Buffer | string)[]): Buffer => {
  const inside = Buffer.concat(content.map((part) => (typeof part === 'string' ? latin(part) : part)))
  return Buffer.concat([number(inside.length + 8), latin(type), inside])
}
const numbers = (...values: readonly number[]) => Buffer.concat(values.map(number))
const location = '-34.6037-058.3816+025.000/'
const head = box('ftyp', 'isom\0\0\0\0')
const hdlr = box('hdlr', '\0\0\0\0\0\0\0\0mdta')
const keys = box(
  'keys',
  numbers(0, 2),
  box('mdta', 'com.apple.quicktime.make'),
  box('mdta', 'com.apple.quicktime.location.ISO6709'),
)
const listItem = (index: number, text: string) => {
  const item = box('name', box('data', numbers(1, 0), text))
  item.writeUInt32BE(index, 4)
  return item
}
const ilst = box('ilst', listItem(1, 'Apple'), listItem(2, location))

interface Table {
  readonly id: number
  readonly kind: string
  /** The offsets of its chunks, of two samples each. */
  readonly chunks?: readonly number[]
  /** The bytes of each sample; none of a track of sound that counts frames. */
  readonly sizes?: readonly number[]
  readonly isWide?: true
}

const trak = ({ id, kind, chunks = [], sizes = [], isWide }: Table, ...others: readonly Buffer[]) => {
  const wide = chunks.flatMap((offset) => [0, offset])
  const table = box(
    'stbl',
    box('stsd', 'TABLES'),
    box('stsc', numbers(0, 1, 1, 2, 1)),
    sizes.length > 0 ? box('stsz', numbers(0, 0, sizes.length, ...sizes)) : box('stsz', numbers(0, 1, 99)),
    isWide ? box('co64', numbers(0, chunks.length, ...wide)) : box('stco', numbers(0, chunks.length, ...chunks)),
  )
  const mdia = box('mdia', box('hdlr', numbers(0, 0), kind, '\0'), box('minf', table))
  return box('trak', box('tkhd', numbers(0, 0, 0, id)), mdia, ...others)
}
describe('films', () => {
  const [first, second] = ['PICTURE-1-PICTURE-2', 'PICTURE-3-PICTURE-4']
  const sound = 'SOUND-AND-MORE-SOUND'
  /** The samples with what a camera puts between them, and where they lie behind what comes first. */
  const data = (from: number) => {
    const parts = [location, first, `${location}ONE`, `${location}TWO`, second, 'freeGPS ', sound]
    const offsets = parts.map((_, index) => from + parts.slice(0, index).join('').length)
    return { bytes: box('mdat', parts.join('')), offsets: offsets.map((offset) => offset + 8) }
  }
  const makeFilm = (
    ...[around = (traks: readonly Buffer[]) => traks, kind = 'meta', isWide]: [
      around?: (traks: readonly Buffer[]) => readonly Buffer[],
      kind?: string,
      isWide?: true,
    ]
  ) => {
    const { bytes, offsets } = data(head.length)
    const [, one = 0, text = 0, , two = 0, , heard = 0] = offsets
    const wide = isWide ? { isWide } : {}
    const traks = [
      trak(
        { id: 1, kind: 'vide', chunks: [one, two], sizes: [9, 10, 9, 10], ...wide },
        box('tref', box('cdsc', numbers(2))),
      ),
      trak({ id: 2, kind, chunks: [text], sizes: [29, 29], ...wide }, box('edts', location)),
      trak({ id: 3, kind: 'soun', chunks: [heard], ...wide }),
    ]
    return Buffer.concat([head, bytes, box('moov', box('mvhd', 'TIMES'), ...around(traks))])
  }
  const places = {
    [location]: false,
    freeGPS: false,
    [first]: true,
    [second]: true,
    [sound]: true,
    TIMES: true,
    TABLES: true,
  }

  test.each<[string, Buffer, boolean]>([
    ["GoPro's track of data", makeFilm(), false],
    ["a drone's track of text", makeFilm(undefined, 'text'), true],
    ['subtitles', makeFilm(undefined, 'sbtl'), true],
    ['offsets of 64 bits', makeFilm(undefined, 'meta', true), false],
    [
      "Android's place",
      makeFilm((traks) => [...traks, box('udta', box('\xa9xyz', `\0\x1a\x15\xc7${location}`))]),
      false,
    ],
    [
      "3GPP's place, of a track",
      makeFilm(([one = head, ...others]) => [
        one,
        ...others,
        box('trak', box('udta', box('loci', `\0\0\0\0${location}`))),
      ]),
      false,
    ],
    ["Apple's keys in a MOV", makeFilm((traks) => [...traks, box('meta', hdlr, keys, ilst)]), false],
    [
      "Apple's keys in an MP4",
      makeFilm((traks) => [...traks, box('udta', box('meta', number(0), hdlr, keys, ilst))]),
      false,
    ],
    ['XMP', makeFilm((traks) => [...traks, box('udta', box('XMP_', `<r exif:GPSLatitude="${location}"/>`))]), false],
    ['a box of its own', makeFilm((traks) => [box('gps ', location), ...traks, box('uuid', location)]), false],
    ['an old MOV', Buffer.concat([box('wide', Buffer.alloc(8)), makeFilm().subarray(head.length)]), false],
    ['boxes beside', Buffer.concat([makeFilm(), box('free', location), box('uuid', location), latin(location)]), false],
    ['a last box without an end', Buffer.concat([makeFilm(), number(0), latin('skip'), latin(location)]), false],
    [
      'a box that goes on beyond the end',
      Buffer.concat([makeFilm(), numbers(0xff_ff_ff_ff), latin('meta'), latin(location)]),
      false,
    ],
  ])('%s becomes zeros; pictures, sound and their places stay', async (_, film, hadText) => {
    const cleaned = await clean(film, 'video.mp4')
    expect([cleaned.isSame, cleaned.hadText, cleaned.bytes.length]).toEqual([false, hadText, film.length])
    for (const [text, stays] of Object.entries(places)) {
      expect([text, cleaned.bytes.indexOf(text)]).toEqual([text, stays ? film.indexOf(text) : -1])
    }
    expect(cleaned.bytes.toString('latin1').split('trak').length).toBe(3)
    expect(cleaned.bytes.includes('tref')).toBe(false)
    const again = await clean(cleaned.bytes, 'video.mp4')
    expect([again.isSame, again.hadText]).toEqual([true, false])
  })

  /** A fragment of pictures and one of data, as its flags describe it. */
  const fragment = (at: number, flags: 'each' | 'usual' | 'of the film' | 'in a row') => {
    const traf = (id: number, offset: number, sizes: readonly number[]) => {
      const [usual, own] =
        flags === 'usual' ? [0x10, sizes.slice(1)] : flags === 'in a row' ? [0x1, [0, at]] : [0x2_00_00, []]
      const tfhd = box('tfhd', numbers(usual, id, ...own))
      if (flags === 'each' || flags === 'in a row')
        return box(
          'traf',
          tfhd,
          box('trun', numbers(0x3_01, sizes.length, offset, ...sizes.flatMap((size) => [7, size]))),
        )
      return box('traf', tfhd, box('trun', numbers(0x1, sizes.length, offset)))
    }
    const make = (offset: number) =>
      box('moof', box('mfhd', numbers(0, 1)), traf(1, offset, [9, 9]), traf(2, offset + 18, [13, 13]))
    return Buffer.concat([make(make(0).length + 8), box('mdat', 'PICTURE-1PICTURE-2', location, 'REST')])
  }

  test.each(['each', 'usual', 'of the film', 'in a row'] as const)('fragments with sizes: %s', async (flags) => {
    const trex = (id: number, size: number) => box('trex', numbers(0, id, 1, 0, size, 0))
    const moov = box(
      'moov',
      trak({ id: 1, kind: 'vide' }),
      trak({ id: 2, kind: 'meta' }),
      box('mvex', trex(1, 9), trex(2, 13)),
    )
    const begin = Buffer.concat([head, moov])
    const film = Buffer.concat([begin, fragment(begin.length, flags)])
    const two = Buffer.concat([film, fragment(film.length, flags), box('mfra', location)])
    const cleaned = await clean(two, 'video.mp4')
    expect([cleaned.bytes.length, cleaned.bytes.includes(location), cleaned.bytes.includes('REST')]).toEqual([
      two.length,
      false,
      false,
    ])
    const text = (bytes: Buffer) => bytes.toString('latin1').split('PICTURE-1PICTURE-2')
    expect(text(cleaned.bytes).map(({ length }) => length)).toEqual(text(two).map(({ length }) => length))
    const count = (type: string) => cleaned.bytes.toString('latin1').split(type).length - 1
    expect([count('traf'), count('trex'), count('trak'), count('moof')]).toEqual([2, 1, 1, 2])
    expect((await clean(cleaned.bytes, 'video.mp4')).isSame).toBe(true)
  })

  test('the length of a film that does not fit 32 bits is read', async () => {
    const long = Buffer.concat([number(1), latin('mdat'), Buffer.alloc(8), latin('PICTURE')])
    long.writeBigUInt64BE(BigInt(long.length), 8)
    const moov = box(
      'moov',
      trak({ id: 1, kind: 'vide', chunks: [head.length + 16], sizes: [7] }),
      box('udta', location),
    )
    const cleaned = await clean(Buffer.concat([head, long, moov]), 'a.mov')
    expect([cleaned.isSame, cleaned.bytes.includes(location), cleaned.bytes.indexOf('PICTURE')]).toEqual([
      false,
      false,
      head.length + 16,
    ])
  })

  test.each<[string, Buffer]>([
    [
      'no other box',
      Buffer.concat([
        head,
        box('mdat', 'PICTURE'),
        box('moov', trak({ id: 1, kind: 'vide', chunks: [head.length + 8], sizes: [7] })),
      ]),
    ],
    ['a text that begins so', latin(`The free ${location}`)],
    ['no description', Buffer.concat([head, box('mdat', location)])],
    ['a length of nothing', Buffer.concat([head, number(3), latin('moov')])],
    [
      'a still picture of boxes',
      Buffer.concat([box('ftyp', 'heic\0\0\0\0'), box('meta', location), box('mdat', 'PICTURE')]),
    ],
    ['a packed description', Buffer.concat([head, box('mdat', 'PICTURE'), box('moov', box('cmov', 'zlib'))])],
    ['sound alone', Buffer.concat([box('ftyp', 'M4A \0\0\0\0'), box('moov', box('udta', 'TITLE'))])],
  ])('%s: the same file', async (_, film) => {
    expect((await clean(film, 'video.mp4')).isSame).toBe(true)
  })

  test('an upload says that its text went', async () => {
    const send = testReference().browser()
    await enter(send)
    const upload = async (bytes: Buffer) => {
      const sent = new File([new Uint8Array(bytes)], 'armado.mp4', { type: 'video/mp4' })
      const response = await send('/api/crearVideo', formRequest({ orden: 9, titulo: 'Armado', file: sent }))
      return [response.status, response.headers.get(textlessHeader)]
    }
    expect(await upload(makeFilm(undefined, 'text'))).toEqual([200, '1'])
    expect(await upload(makeFilm())).toEqual([200, null])
  })

  test('a film that is cut off loses what is there', async () => {
    const cut = Buffer.concat([head, box('moov', box('udta', box('\xa9xyz', location)))]).subarray(0, -3)
    expect((await clean(cut, 'video.mp4')).bytes.includes('-34')).toBe(false)
  })

  test('boxes and samples without end are no work without end', async () => {
    const chunks = Array.from({ length: 50_000 }, (_, index) => head.length + 8 + index * 2)
    const moov = box('moov', trak({ id: 1, kind: 'vide', chunks, sizes: chunks.map(() => 1) }))
    const film = Buffer.concat([
      head,
      box('mdat', Buffer.alloc(100_000, 7)),
      moov,
      ...[chunks, chunks, chunks].flat().map(() => box('free')),
    ])
    expect((await clean(film, 'video.mp4')).bytes.length).toBeLessThan(film.length)
  })
})
