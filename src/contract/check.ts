import { wireName, type Field, type Fields, type Kind, type KindField } from './fields.ts'
import { isRecord } from './record.ts'

/** An error in a value, and its path: wire names joined by dots. */
export interface Issue {
  readonly path: string
  readonly message: string
}

export const isBlank = (value: unknown) => value === undefined || value === null || value === ''

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const isLink = (value: string) =>
  value === '' || /^(https?:\/\/[^\s/]+|mailto:[^\s]+@|tel:\+?[\d])/i.test(value) || /^\/(?!\/)\S*$/.test(value)

/** Databases cannot keep half of a surrogate pair, and some end a text at its first NUL. */
export const isPlainText = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\0')

const textIssue = ({ min, max }: Pick<Field, 'min' | 'max'>, value: string, sent: boolean): string | undefined => {
  if (sent && !isPlainText(value)) return 'Tiene un carácter que no se puede guardar.'
  if (max !== undefined && value.length > max) return `Puede tener hasta ${max} caracteres.`
  if (min !== undefined && value.length < min) return `Tiene que tener al menos ${min} caracteres.`
  return undefined
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

type Check<K extends Kind> = (field: KindField<K>, value: unknown, path: string, filled: boolean) => Issue[]

const issues = (path: string, message: string | undefined): Issue[] =>
  message === undefined ? [] : [{ path, message }]

/** The check of a value that is no text. */
const scalar =
  (fits: (value: unknown) => boolean, otherwise: string): Check<Kind> =>
  (_, value, path) =>
    issues(path, fits(value) ? undefined : otherwise)

/** The check of a text, with what else its kind asks for. */
const text =
  <K extends Kind>(further: (value: string, field: KindField<K>) => string | undefined = () => undefined): Check<K> =>
  (field, value, path, filled) =>
    issues(
      path,
      typeof value === 'string'
        ? (textIssue(field, value, filled) ?? further(value, field))
        : 'Tiene que ser un texto.',
    )

const file = scalar((value) => value instanceof Blob, 'Tiene que ser un archivo.')

const join = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`)

const checks: { readonly [K in Kind]: Check<K> } = {
  id: scalar((value) => isWhole(value) && value > 0, 'Tiene que ser un identificador.'),
  integer: scalar(isWhole, 'Tiene que ser un número entero.'),
  flag: scalar((value) => value === 0 || value === 1, 'Tiene que ser 0 o 1.'),
  boolean: scalar((value) => typeof value === 'boolean', 'Tiene que ser verdadero o falso.'),
  text: text(),
  longText: text(),
  richText: text(),
  link: text((value) => (isLink(value) ? undefined : 'Escribí el enlace completo, con https:// al principio.')),
  email: text((value) =>
    emailPattern.test(value) ? undefined : 'Escribí una dirección de correo completa, como nombre@empresa.com.',
  ),
  password: text(),
  choice: text((value, { choices }) =>
    choices.includes(value) ? undefined : `Elegí una opción: ${choices.join(', ')}.`,
  ),
  path: text(),
  timestamp: scalar(
    (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
    'Tiene que ser una fecha.',
  ),
  upload: file,
  bytes: file,
  nothing: scalar((value) => value === null || value === undefined, 'No lleva contenido.'),
  object: ({ fields }, value, path, filled) =>
    isRecord(value) ? checkAll(fields, value, path, filled) : issues(path, 'Tiene que ser un objeto.'),
  list: ({ items, min = 0 }, value, path, filled) => {
    if (!Array.isArray(value)) return issues(path, 'Tiene que ser una lista.')
    if (value.length < min) return issues(path, 'Elegí al menos uno.')
    return value.flatMap((item, index) => check(items, item, join(path, index), filled))
  },
  either: ({ variants }, value, path, filled) => {
    const results = variants.map((variant) => check(variant, value, path, filled))
    return results.some(({ length }) => length === 0) ? [] : (results[0] ?? [])
  },
}

/** The errors in a value of this field; empty when the value fits. Checks requests and, in tests, answers. */
export const check = <K extends Kind>(field: KindField<K>, value: unknown, path = '', filled = false): Issue[] =>
  value === null && field.nullable ? [] : checks[field.kind](field, value, path, filled)

/**
 * The errors in an object by field names. `filled`: the rules of a request, where required fields are not blank and every text can be
 * kept.
 */
export const checkAll = (fields: Fields, values: Record<string, unknown>, path = '', filled = false): Issue[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    const fieldPath = join(path, wireName(name, field))
    if (isBlank(value) && field.optional) return []
    if (value === undefined || (filled && isBlank(value))) return [{ path: fieldPath, message: 'Completá este campo.' }]
    return check(field, value, fieldPath, filled)
  })
