/** Valid and invalid values, derived from the field kinds. */
import { crc32 } from 'node:zlib'
import type { Endpoint } from '#contract/endpoint.ts'
import { byFamily, type Field, type Fields, type Kind, type KindField } from '#contract/fields.ts'
import { uploadKinds, type Accept } from '#contract/upload-kinds.ts'
import type { Values } from './requests.ts'

const toBytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

/** A PNG's signature and header, behind which a density may stand. */
const headerLength = 33
const densityLength = 9

/** A PNG's chunk of the density. A backend that keeps what shows a picture keeps it. */
const createDensity = (perMetre: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(12 + densityLength)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, densityLength)
  bytes.set(new TextEncoder().encode('pHYs'), 4)
  for (const offset of [8, 12]) view.setUint32(offset, perMetre)
  view.setUint32(8 + densityLength, crc32(bytes.subarray(4, 8 + densityLength)))
  return bytes
}

/** A file that an upload takes; each variant has other bytes: a picture another density, a text another end. */
export const sampleFile = (accept: Accept, variant = 0, name = uploadKinds[accept].sample.name) => {
  const { base64, type } = uploadKinds[accept].sample
  const bytes = toBytes(base64)
  const parts =
    type === 'image/png'
      ? [bytes.subarray(0, headerLength), createDensity(variant), bytes.subarray(headerLength)]
      : [bytes, `variante ${variant}`]
  return new File(parts, name, { type })
}

/** A real picture. */
export const png = (variant = 0, name = `prueba-${variant}.png`) => sampleFile('image', variant, name)
export const textFile = (text: string, name = 'prueba.txt') => new File([text], name, { type: 'text/plain' })

export const unknownId = 987_654_321
export const run = Date.now().toString(36)

/** A valid value of each kind; each variant has another one. */
const samplesByKind: { readonly [K in Kind]: (variant: number, field: KindField<K>) => unknown } = {
  ...byFamily<(variant: number, field: Field) => unknown>(() => undefined, {
    number: (variant) => 1000 + variant,
    text: (variant, { max }) => `Prueba ñandú ${variant}`.slice(0, max),
  }),
  id: () => unknownId,
  flag: (variant) => variant % 2,
  boolean: (variant) => variant % 2 === 1,
  richText: (variant) => `<p>Prueba <strong>ñandú</strong> ${variant}</p>`,
  link: (variant) => `https://example.com/prueba?v=${variant}`,
  email: (variant) => `prueba-${variant}@example.com`,
  password: (variant) => `contraseña ${variant}`,
  choice: (variant, { choices }) => choices[(variant + 1) % choices.length],
  upload: (variant, { accept }) => sampleFile(accept, variant),
  list: (variant, { items }) => [sample(items, variant), sample(items, variant + 1)],
  object: (variant, { fields }) => samples(fields, variant),
}

const sample = <K extends Kind>(field: KindField<K>, variant: number): unknown =>
  samplesByKind[field.kind](variant, field)

const samples = (fields: Fields, variant: number): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sample(field, variant)]))

/** A video is a link or a file, never both. */
const omittedFields: Readonly<Record<string, readonly string[]>> = { crearVideo: ['link'], updateVideo: ['link'] }

export const inputFor = ({ name, params, request }: Endpoint, variant: number): Values =>
  Object.fromEntries(
    Object.entries(samples({ ...params, ...request }, variant)).filter(
      ([field]) => !omittedFields[name]?.includes(field),
    ),
  )

const notWhole = ['abc', '1.5', '1e99', '1 OR 1', '9'.repeat(30), '0x10']
/**
 * Invalid ids that no language casts to an existing one: `(int) '1abc'` is 1, as are `true` and a list. So numbers start with a huge one,
 * and values that cast to 1 are left out.
 */
export const noIds = [
  'abc',
  '0',
  '-1',
  `${unknownId}abc`,
  `${unknownId}.5`,
  `${unknownId}e9`,
  `0x${unknownId.toString(16)}`,
  '9'.repeat(30),
]
const noLinks = ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//otro.example', 'texto suelto']
const notText = (multipart: boolean): unknown[] => (multipart ? [textFile('un archivo')] : [{ a: 1 }, ['a'], true])
const tooLong = ({ max }: Field) => (max === undefined ? [] : ['x'.repeat(max + 1)])
const tooShort = ({ min }: Field) => (min !== undefined && min > 1 ? ['x'.repeat(min - 1)] : [])
const inJson = (multipart: boolean, values: unknown[]): unknown[] => (multipart ? [] : values)

type Wrong = (field: Field, multipart: boolean) => unknown[]
const texts: Wrong = (field, multipart) => [...notText(multipart), ...tooLong(field), ...tooShort(field)]
const noObject = () => ['x', 5, []]

const wrongValuesByKind: Readonly<Record<Kind, Wrong>> = {
  ...byFamily<Wrong>(() => [], { text: texts }),
  id: (_, multipart) => [...noIds, ...inJson(multipart, [0, -1, unknownId + 0.5, 1e99])],
  integer: (_, multipart) => [...notWhole, ...inJson(multipart, [1.5, 1e99, true, [1], {}])],
  flag: (_, multipart) => ['2', '-1', 'sí', ...inJson(multipart, [2, 0.5, [1], {}])],
  password: texts,
  email: (...sent) => [...texts(...sent), 'sin arroba', '@', 'a@b', 'a b@c.com'],
  link: (...sent) => [...texts(...sent), ...noLinks],
  choice: (...sent) => [...texts(...sent), 'otra cosa', 'constructor'],
  upload: () => ['no es un archivo'],
  list: ({ min }) => ['[]', {}, 5, ['x'], [null], [[]], ...(min === undefined ? [] : [[]])],
  boolean: noObject,
  object: noObject,
}

/** Invalid values of every kind that the encoding can carry. */
export const wrongFor: Wrong = (field, multipart) => wrongValuesByKind[field.kind](field, multipart)
