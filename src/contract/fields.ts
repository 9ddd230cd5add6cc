/**
 * The field kinds: what a value on the wire may be, said as plain data. Validation (`schema.ts`), coercion of multipart
 * strings, the OpenAPI document and the TypeScript types are all derived from it; nothing here costs a byte of schema library.
 */

declare const valueType: unique symbol

type Kind =
  | 'id'
  | 'integer'
  | 'flag'
  | 'boolean'
  | 'text'
  | 'longText'
  | 'richText'
  | 'link'
  | 'email'
  | 'password'
  | 'choice'
  | 'path'
  | 'timestamp'
  | 'upload'
  | 'bytes'
  | 'nothing'
  | 'object'
  | 'list'
  | 'either'

/** What an upload may be: a picture, a picture or a video, or any file. Decided by content, never by name. */
export type Accept = 'image' | 'media' | 'any'

export interface Field<Value = unknown, Optional extends boolean = boolean> {
  readonly kind: Kind
  /** Meaning, unit and source in the specification; becomes the OpenAPI description. */
  readonly doc: string
  /** May be left out or empty. */
  readonly optional: Optional
  /** May be null in an answer. */
  readonly nullable?: boolean
  /** The literal name on the wire where it differs from the field's own. */
  readonly wire?: string
  /** Another name by which answers know it. */
  readonly alias?: string
  /** Text: characters. Upload: see `limits`. */
  readonly min?: number
  readonly max?: number
  readonly accept?: Accept
  readonly choices?: readonly string[]
  readonly fields?: Fields
  readonly items?: Field
  readonly variants?: readonly Field[]
  /** Beyond the specification: a live backend may lack it, so it is always optional. */
  readonly extension?: true
  readonly [valueType]?: Value
}

export type Fields = Readonly<Record<string, Field>>
type AnyField<Value> = Field<Value, boolean>
export type ValueOf<F> = F extends AnyField<infer Value> ? Value : never
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K]['optional'] extends true ? K : never }[keyof F]
type Flat<T> = { [K in keyof T]: T[K] }
/** The TypeScript object that a set of fields describes. */
export type ValuesOf<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & { [K in OptionalKeys<F>]?: ValueOf<F[K]> | undefined }
>

/** Upload limits in bytes (design: uploads). */
export const limits = { image: 10 * 1024 * 1024, media: 200 * 1024 * 1024, any: 200 * 1024 * 1024 } as const

type Rules = Omit<Partial<Field>, 'kind' | 'doc' | 'optional' | typeof valueType>
const field = <Value>(kind: Kind, doc: string, rules: Rules = {}): Field<Value, false> => ({
  kind,
  doc,
  ...rules,
  optional: false,
})

export const id = (doc = 'Identifier: an integer of one sequence per table.') => field<number>('id', doc)
export const integer = (doc: string) => field<number>('integer', doc)
export const orden = () => integer('Position: ascending, ties by id (§3).')
export const flag = (doc: string) => field<0 | 1>('flag', doc)
export const boolean = (doc: string) => field<boolean>('boolean', doc)
export const text = (doc: string, max = 300) => field<string>('text', doc, { max })
export const longText = (doc: string, max = 5_000) => field<string>('longText', doc, { max })
/** HTML as the editor writes it; sanitised where it is rendered. */
export const richText = (doc: string) => field<string>('richText', doc, { max: 200_000 })
/** An address: http(s), mailto, tel, or a path of this site. Empty where there is none. */
export const link = (doc: string) => field<string>('link', doc, { max: 2_000 })
export const email = (doc: string) => field<string>('email', doc, { max: 254 })
/** Only ever sent, never answered. `min` applies where a password is chosen. */
export const password = (doc: string, min = 1) => field<string>('password', doc, { min, max: 200 })
export const choice = <const Choices extends readonly string[]>(doc: string, choices: Choices) =>
  field<Choices[number]>('choice', doc, { choices })
/** A stored file, shown through /api/getImage/{last path segment} (§3). */
export const path = (doc: string) => field<string>('path', doc)
export const timestamp = (doc: string) => field<string>('timestamp', doc)
export const upload = (accept: Accept, doc: string) => field<File>('upload', doc, { accept })
export const image = (doc: string) => upload('image', doc)
/** The bytes of a file, as an answer. */
export const bytes = (doc: string) => field<Blob>('bytes', doc)
export const nothing = (doc: string) => field<null>('nothing', doc)
export const object = <F extends Fields>(fields: F, doc = '') => field<ValuesOf<F>>('object', doc, { fields })
export const list = <Value>(items: AnyField<Value>, doc = '') => field<Value[]>('list', doc, { items })
export const either = <F extends readonly Field[]>(doc: string, ...variants: F) =>
  field<ValueOf<F[number]>>('either', doc, { variants })

/** May be left out or empty. In an update, left out means unchanged. */
export const optional = <Value>(of: AnyField<Value>): Field<Value, true> => ({ ...of, optional: true })
export const nullable = <Value>(of: Field<Value, false>): Field<Value | null, false> => ({ ...of, nullable: true })
/** The same field under the literal wire name of §7. */
export const wire = <Value, Optional extends boolean>(
  name: string,
  of: Field<Value, Optional>,
): Field<Value, Optional> => ({ ...of, wire: name })

/** An optional field that the specification does not have: who knows nothing of it leaves it out. */
export const beyond = <Value>(of: Field<Value, true>): Field<Value, true> => ({ ...of, extension: true })

/** The same field, which §3 calls by another name as well. */
export const alias = <Value, Optional extends boolean>(
  name: string,
  of: Field<Value, Optional>,
): Field<Value, Optional> => ({ ...of, alias: name })

/** The name a field has on the wire. */
export const wireName = (name: string, of: Field) => of.wire ?? name
