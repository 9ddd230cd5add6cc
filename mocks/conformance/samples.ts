/** Valid and invalid values, derived from the field kinds. */
import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { Field, Fields } from '../../src/contract/fields.ts'
import type { Values } from './requests.ts'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const pixelBytes = Uint8Array.from(atob(pixel), (char) => char.charCodeAt(0))

/** A real picture; each variant has other bytes after its end. */
export const png = (variant = 0, name = `prueba-${variant}.png`) =>
  new File([pixelBytes, `variante ${variant}`], name, { type: 'image/png' })
export const textFile = (text: string, name = 'prueba.txt') => new File([text], name, { type: 'text/plain' })

export const unknownId = 987_654_321
/** Makes names unique to this run. */
export const run = Date.now().toString(36)

/** A valid value; each variant has another one. */
const sample = (field: Field, variant: number): unknown => {
  switch (field.kind) {
    case 'id':
      return unknownId
    case 'integer':
      return 1000 + variant
    case 'flag':
      return variant % 2
    case 'boolean':
      return variant % 2 === 1
    case 'text':
    case 'longText':
      return `Prueba ñandú ${variant}`.slice(0, field.max)
    case 'richText':
      return `<p>Prueba <strong>ñandú</strong> ${variant}</p>`
    case 'link':
      return `https://example.com/prueba?v=${variant}`
    case 'email':
      return `prueba-${variant}@example.com`
    case 'password':
      return `contraseña ${variant}`
    case 'choice':
      return field.choices?.[(variant + 1) % field.choices.length]
    case 'upload':
      return field.accept === 'any' ? textFile(`contenido ${variant}`) : png(variant)
    case 'list':
      return field.items ? [sample(field.items, variant), sample(field.items, variant + 1)] : []
    case 'object':
      return samples(field.fields ?? {}, variant)
    case 'path':
    case 'timestamp':
    case 'bytes':
    case 'nothing':
    case 'either':
      return undefined
  }
}

const samples = (fields: Fields, variant: number): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sample(field, variant)]))

/** A video is a link or a file, never both. */
const leftOut: Readonly<Record<string, readonly string[]>> = { crearVideo: ['link'], updateVideo: ['link'] }

/** A whole valid input. */
export const inputFor = ({ name, params, request }: Endpoint, variant: number): Values =>
  Object.fromEntries(
    Object.entries(samples({ ...params, ...request }, variant)).filter(([field]) => !leftOut[name]?.includes(field)),
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
const notText = (multipart: boolean): unknown[] => (multipart ? [textFile('un archivo')] : [{ a: 1 }, ['a'], true])
const tooLong = ({ max }: Field) => (max === undefined ? [] : ['x'.repeat(max + 1)])
const tooShort = ({ min }: Field) => (min !== undefined && min > 1 ? ['x'.repeat(min - 1)] : [])
const inJson = (multipart: boolean, values: unknown[]): unknown[] => (multipart ? [] : values)

/** Invalid values of every kind that the encoding can carry. */
export const wrongFor = (field: Field, multipart: boolean): unknown[] => {
  const texts = [...notText(multipart), ...tooLong(field), ...tooShort(field)]
  switch (field.kind) {
    case 'id':
      return [...noIds, ...inJson(multipart, [0, -1, unknownId + 0.5, 1e99])]
    case 'integer':
      return [...notWhole, ...inJson(multipart, [1.5, 1e99, true, [1], {}])]
    case 'flag':
      return ['2', '-1', 'sí', ...inJson(multipart, [2, 0.5, [1], {}])]
    case 'text':
    case 'longText':
    case 'richText':
    case 'password':
      return texts
    case 'email':
      return [...texts, 'sin arroba', '@', 'a@b', 'a b@c.com']
    case 'link':
      return [...texts, 'javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//otro.example', 'texto suelto']
    case 'choice':
      return [...texts, 'otra cosa', 'constructor']
    case 'upload':
      return ['no es un archivo']
    case 'list':
      return ['[]', {}, 5, ['x'], [null], [[]], ...(field.min === undefined ? [] : [[]])]
    case 'boolean':
    case 'object':
      return ['x', 5, []]
    case 'path':
    case 'timestamp':
    case 'bytes':
    case 'nothing':
    case 'either':
      return []
  }
}
