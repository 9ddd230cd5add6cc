import { wireName } from './fields.ts'
import type { Field, Fields } from './fields.ts'
import { isRecord } from './record.ts'

/** What is wrong with a value, and where: field names joined by dots, as they stand on the wire. */
export interface Issue {
  readonly path: string
  readonly message: string
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Strings that a form carries, as the field's own type: '1' is 1. What does not fit stays as it is, for `check` to refuse. */
const coerce = (field: Field, raw: unknown): unknown => {
  switch (field.kind) {
    case 'id':
    case 'integer':
    case 'flag': {
      if (typeof raw === 'boolean' && field.kind === 'flag') return raw ? 1 : 0
      return typeof raw === 'string' && /^\s*-?\d{1,15}\s*$/.test(raw) ? Number(raw) : raw
    }
    case 'text':
    case 'link':
    case 'email':
      return typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? String(raw) : raw
    case 'list':
      return Array.isArray(raw) && field.items ? raw.map((item) => coerce(field.items ?? field, item)) : raw
    case 'object':
      return isRecord(raw) && field.fields ? coerceAll(field.fields, raw) : raw
    default:
      return raw
  }
}

const keepsBlank = new Set<string>(['text', 'longText', 'richText', 'link', 'email'])

/** A body by wire names, as an object by field names. A blank optional number, file or password is as if left out. */
export const coerceAll = (fields: Fields, raw: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = raw[wireName(name, field)]
      const leftOut = value === undefined || (field.optional && isBlank(value) && !keepsBlank.has(field.kind))
      return leftOut ? [] : [[name, coerce(field, value)]]
    }),
  )

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const isLink = (value: string) =>
  value === '' || /^(https?:\/\/[^\s/]+|mailto:[^\s]+@|tel:\+?[\d])/i.test(value) || /^\/(?!\/)\S*$/.test(value)

const textIssue = (field: Field, value: unknown): string | undefined => {
  if (typeof value !== 'string') return 'Tiene que ser un texto.'
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

const scalarIssue = (field: Field, value: unknown): string | undefined => {
  switch (field.kind) {
    case 'id':
      return isWhole(value) && value > 0 ? undefined : 'Tiene que ser un identificador.'
    case 'integer':
      return isWhole(value) ? undefined : 'Tiene que ser un número entero.'
    case 'flag':
      return value === 0 || value === 1 ? undefined : 'Tiene que ser 0 o 1.'
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'Tiene que ser verdadero o falso.'
    case 'timestamp':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? undefined : 'Tiene que ser una fecha.'
    case 'upload':
      return value instanceof Blob ? undefined : 'Tiene que ser un archivo.'
    case 'bytes':
      return value instanceof Blob ? undefined : 'Tiene que ser un archivo.'
    case 'nothing':
      return value === null || value === undefined ? undefined : 'No lleva contenido.'
    default:
      return textIssue(field, value)
  }
}

const join = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`)

/** What is wrong with a value of this field; nothing when it fits. The same check serves requests and, under test, answers. */
export const check = (field: Field, value: unknown, path = '', filled = false): Issue[] => {
  if (value === null && field.nullable) return []
  switch (field.kind) {
    case 'object':
      return isRecord(value)
        ? checkAll(field.fields ?? {}, value, path, filled)
        : [{ path, message: 'Tiene que ser un objeto.' }]
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => (field.items ? check(field.items, item, join(path, index), filled) : []))
        : [{ path, message: 'Tiene que ser una lista.' }]
    case 'either': {
      const results = (field.variants ?? []).map((variant) => check(variant, value, path, filled))
      return results.some((issues) => issues.length === 0) ? [] : (results[0] ?? [])
    }
    default: {
      const message = scalarIssue(field, value)
      return message === undefined ? [] : [{ path, message }]
    }
  }
}

/** What is wrong with an object by field names. `filled`: as in a request, where a required field must not be blank. */
export const checkAll = (fields: Fields, values: Record<string, unknown>, path = '', filled = false): Issue[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    const at = join(path, wireName(name, field))
    if (isBlank(value) && field.optional) return []
    if (value === undefined || (filled && isBlank(value))) return [{ path: at, message: 'Completá este campo.' }]
    return check(field, value, at, filled)
  })
