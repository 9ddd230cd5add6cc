/** The JSON schemas and contents of the OpenAPI document, derived from fields. */
import { byFamily, wireName, type Field, type Fields, type Kind, type KindField } from './fields.ts'
import type { Example } from './openapi-example.ts'
import { entitiesInOrder } from './openapi-order.ts'

export type Json = { readonly [key: string]: unknown }

const entityNames = new Map(entitiesInOrder.map(({ fields, resource }) => [fields, resource]))
export const ref = (section: 'schemas' | 'responses', name: string | number) => ({
  $ref: `#/components/${section}/${name}`,
})

type ToSchema<K extends Kind> = (field: KindField<K>, filled: boolean) => Json

const toText =
  (format?: string): ToSchema<Kind> =>
  ({ min, max }, filled) => {
    const least = min ?? (filled ? 1 : undefined)
    return {
      type: 'string',
      ...(format !== undefined && { format }),
      ...(least !== undefined && { minLength: least }),
      ...(max !== undefined && { maxLength: max }),
    }
  }

const typeSchemas: { readonly [K in Kind]: ToSchema<K> } = {
  ...byFamily<ToSchema<Kind>>(toText(), {
    number: () => ({ type: 'integer' }),
    file: () => ({ type: 'string', contentMediaType: 'application/octet-stream' }),
  }),
  id: () => ({ type: 'integer', minimum: 1 }),
  flag: () => ({ type: 'integer', enum: [0, 1] }),
  boolean: () => ({ type: 'boolean' }),
  link: toText('uri-reference'),
  email: toText('email'),
  password: toText('password'),
  choice: ({ choices }) => ({ type: 'string', enum: choices }),
  timestamp: () => ({ type: 'string', format: 'date-time' }),
  nothing: () => ({ type: 'null' }),
  object: ({ fields }, filled) => toObjectSchema(fields, filled),
  list: ({ items, min }, filled) => ({
    type: 'array',
    items: toSchema(items, filled),
    ...(min !== undefined && { minItems: min }),
  }),
  either: ({ variants }, filled) => ({ anyOf: variants.map((variant) => toSchema(variant, filled)) }),
}

export const toTypeSchema = <K extends Kind>(field: KindField<K>, filled: boolean): Json =>
  typeSchemas[field.kind](field, filled)

/** `filled`: the schema of a request, where a required text must not be blank. */
const toSchema = (field: Field, filled = false): Json => {
  const entityName = field.fields && entityNames.get(field.fields)
  if (entityName !== undefined) return ref('schemas', entityName)
  const schema = toTypeSchema(field, filled && !field.optional)
  return {
    ...(field.nullable ? { ...schema, type: [schema.type, 'null'] } : schema),
    ...(field.doc === '' ? {} : { description: field.doc.says }),
    ...(field.extension ? { 'x-extension': true } : {}),
  }
}

export function toObjectSchema(fields: Fields, filled: boolean): Json {
  const entries = Object.entries(fields).map(([name, field]) => [wireName(name, field), field] as const)
  const required = entries.filter(([, { optional }]) => !optional).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, toSchema(field, filled)])),
    ...(required.length > 0 ? { required } : {}),
  }
}

type Answers = Example['answers']
type ToContent<K extends Kind> = (field: KindField<K>, answers: Answers, short: Field | undefined) => Json

const content = (type: string, schema: Json, answers: Answers): Json => ({
  [type]: { schema, ...(type in answers ? { example: answers[type] } : {}) },
})

const asJson: ToContent<Kind> = (field, answers, short) =>
  content('application/json', short ? { anyOf: [toSchema(field), toSchema(short)] } : toSchema(field), answers)

/** Texts travel as text/plain, files by their own type, everything else as JSON. */
const contents: { readonly [K in Kind]: ToContent<K> } = {
  ...byFamily(asJson),
  text: (field, answers) => content('text/plain', toSchema(field), answers),
  bytes: (field, answers) => content('*/*', toTypeSchema(field, false), answers),
  either: ({ variants }, answers) => Object.assign({}, ...variants.map((variant) => describeContent(variant, answers))),
}

export const describeContent = <K extends Kind>(field: KindField<K>, answers: Answers, short?: Field): Json =>
  contents[field.kind](field, answers, short)
