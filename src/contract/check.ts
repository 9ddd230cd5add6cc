import { wireName, type Field, type Fields } from './fields.ts'
import { isRecord } from './record.ts'

/** What is wrong with a value, and its path: wire names joined by dots. */
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

const textIssue = (field: Field, value: unknown, sent: boolean): string | undefined => {
  if (typeof value !== 'string') return 'Tiene que ser un texto.'
  if (sent && !isPlainText(value)) return 'Tiene un carácter que no se puede guardar.'
  if (field.max !== undefined && value.length > field.max) return `Puede tener hasta ${field.max} caracteres.`
  if (field.min !== undefined && value.length < field.min) return `Tiene que tener al menos ${field.min} caracteres.`
  if (field.kind === 'email' && !emailPattern.test(value))
    return 'Escribí una dirección de correo completa, como nombre@empresa.com.'
  if (field.kind === 'link' && !isLink(value)) return 'Escribí el enlace completo, con https:// al principio.'
  if (field.kind === 'choice' && !field.choices?.includes(value))
    return `Elegí una opción: ${field.choices?.join(', ')}.`
  return undefined
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

const isFile = (value: unknown): boolean => value instanceof Blob

/** The values of the kinds that are no texts. */
const rules: Partial<Record<Field['kind'], readonly [fits: (value: unknown) => boolean, otherwise: string]>> = {
  id: [(value) => isWhole(value) && value > 0, 'Tiene que ser un identificador.'],
  integer: [isWhole, 'Tiene que ser un número entero.'],
  flag: [(value) => value === 0 || value === 1, 'Tiene que ser 0 o 1.'],
  boolean: [(value) => typeof value === 'boolean', 'Tiene que ser verdadero o falso.'],
  timestamp: [(value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)), 'Tiene que ser una fecha.'],
  upload: [isFile, 'Tiene que ser un archivo.'],
  bytes: [isFile, 'Tiene que ser un archivo.'],
  nothing: [(value) => value === null || value === undefined, 'No lleva contenido.'],
}

const scalarIssue = (field: Field, value: unknown, sent: boolean): string | undefined => {
  const rule = rules[field.kind]
  if (!rule) return textIssue(field, value, sent)
  const [fits, otherwise] = rule
  return fits(value) ? undefined : otherwise
}

const join = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`)

const listIssues = (field: Field, value: unknown, path: string, filled: boolean): Issue[] => {
  if (!Array.isArray(value)) return [{ path, message: 'Tiene que ser una lista.' }]
  if (value.length < (field.min ?? 0)) return [{ path, message: 'Elegí al menos uno.' }]
  return value.flatMap((item, index) => (field.items ? check(field.items, item, join(path, index), filled) : []))
}

/** What is wrong with a value of this field; empty when it fits. Checks requests and, in tests, answers. */
export const check = (field: Field, value: unknown, path = '', filled = false): Issue[] => {
  if (value === null && field.nullable) return []
  switch (field.kind) {
    case 'object':
      return isRecord(value)
        ? checkAll(field.fields ?? {}, value, path, filled)
        : [{ path, message: 'Tiene que ser un objeto.' }]
    case 'list':
      return listIssues(field, value, path, filled)
    case 'either': {
      const results = (field.variants ?? []).map((variant) => check(variant, value, path, filled))
      return results.some((issues) => issues.length === 0) ? [] : (results[0] ?? [])
    }
    default: {
      const message = scalarIssue(field, value, filled)
      return message === undefined ? [] : [{ path, message }]
    }
  }
}

/**
 * What is wrong with an object by field names. `filled`: the rules of a request, where required fields are not blank and every text can be
 * kept.
 */
export const checkAll = (fields: Fields, values: Record<string, unknown>, path = '', filled = false): Issue[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    const at = join(path, wireName(name, field))
    if (isBlank(value) && field.optional) return []
    if (value === undefined || (filled && isBlank(value))) return [{ path: at, message: 'Completá este campo.' }]
    return check(field, value, at, filled)
  })
