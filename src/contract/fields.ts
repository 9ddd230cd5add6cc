/**
 * The field kinds: values on the wire, described as plain data. Validation (`check.ts`), reading, the OpenAPI document and the TypeScript
 * types derive from it.
 */

import { doc, type About } from './doc.ts'

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

/** The files that an upload takes: pictures, pictures and videos, or any. The content decides, never the name. */
export type Accept = 'image' | 'media' | 'any'

export interface Field<Value = unknown, Optional extends boolean = boolean> {
  readonly kind: Kind
  /** Meaning, unit and source in the specification; becomes the OpenAPI description. */
  readonly doc: About
  /** May be left out or empty. */
  readonly optional: Optional
  readonly nullable?: boolean
  /** The literal name on the wire, where it differs from the field's. */
  readonly wire?: string
  /** Another name of the field in answers. */
  readonly alias?: string
  /** Text: characters. List: items. Upload: see `limits`. */
  readonly min?: number
  readonly max?: number
  readonly accept?: Accept
  readonly choices?: readonly string[]
  readonly fields?: Fields
  readonly items?: Field
  readonly variants?: readonly Field[]
  /** Beyond the specification: a live backend may lack the field, so it is always optional. */
  readonly extension?: true
  readonly [valueType]?: Value
}

export type Fields = Readonly<Record<string, Field>>
type AnyField<Value> = Field<Value, boolean>
export type ValueOf<F> = F extends AnyField<infer Value> ? Value : never
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K]['optional'] extends true ? K : never }[keyof F]
type Flat<T> = { [K in keyof T]: T[K] }
export type ValuesOf<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & { [K in OptionalKeys<F>]?: ValueOf<F[K]> | undefined }
>

/** Upload limits in bytes (design: uploads). */
export const limits = { image: 10 * 1024 * 1024, media: 200 * 1024 * 1024, any: 200 * 1024 * 1024 } as const

type Rules = Omit<Partial<Field>, 'kind' | 'doc' | 'optional' | typeof valueType>
const field = <Value>(kind: Kind, about: About, rules: Rules = {}): Field<Value, false> => ({
  kind,
  doc: about,
  ...rules,
  optional: false,
})

export const id = (about: About = doc`Identifier: an integer of one sequence per table.`) => field<number>('id', about)
export const integer = (about: About) => field<number>('integer', about)
export const orden = () => integer(doc`Position: ascending, ties by id (§3).`)
export const flag = (about: About) => field<0 | 1>('flag', about)
export const boolean = (about: About) => field<boolean>('boolean', about)
export const text = (about: About, max = 300) => field<string>('text', about, { max })
export const longText = (about: About, max = 5_000) => field<string>('longText', about, { max })
/** HTML of the editor; sanitised where it is rendered. */
export const richText = (about: About) => field<string>('richText', about, { max: 200_000 })
/** An address: http(s), mailto, tel, or a path of this site. Empty for none. */
export const link = (about: About) => field<string>('link', about, { max: 2_000 })
export const email = (about: About) => field<string>('email', about, { max: 254 })
/** Sent but never answered. `min` applies where a password is chosen. */
export const password = (about: About, min = 1) => field<string>('password', about, { min, max: 200 })
export const choice = <const Choices extends readonly string[]>(about: About, choices: Choices) =>
  field<Choices[number]>('choice', about, { choices })
/** A stored file, shown through /api/getImage/{last path segment} (§3). */
export const path = (about: About) => field<string>('path', about)
export const timestamp = (about: About) => field<string>('timestamp', about)
export const upload = (accept: Accept, about: About) => field<File>('upload', about, { accept })
export const image = (about: About) => upload('image', about)
export const bytes = (about: About) => field<Blob>('bytes', about)
export const nothing = (about: About) => field<null>('nothing', about)
export const object = <F extends Fields>(fields: F, about: About = '') =>
  field<ValuesOf<F>>('object', about, { fields })
export const list = <Value>(items: AnyField<Value>, about: About = '') => field<Value[]>('list', about, { items })
/** The ids of one or more records. */
export const ids = (about: About): Field<number[], false> => ({ ...list(id(), about), min: 1 })
export const either = <F extends readonly Field[]>(about: About, ...variants: F) =>
  field<ValueOf<F[number]>>('either', about, { variants })

/** May be left out or empty. In an update, left out means unchanged. */
export const optional = <Value>(of: AnyField<Value>): Field<Value, true> => ({ ...of, optional: true })
export const nullable = <Value>(of: Field<Value, false>): Field<Value | null, false> => ({ ...of, nullable: true })
/** The field under its literal wire name of §7. */
export const wire = <Value, Optional extends boolean>(
  name: string,
  of: Field<Value, Optional>,
): Field<Value, Optional> => ({ ...of, wire: name })

/** An optional field beyond the specification. */
export const beyond = <Value>(of: Field<Value, true>): Field<Value, true> => ({ ...of, extension: true })

/** The field under a second name that §3 uses. */
export const alias = <Value, Optional extends boolean>(
  name: string,
  of: Field<Value, Optional>,
): Field<Value, Optional> => ({ ...of, alias: name })

export const wireName = (name: string, of: Field) => of.wire ?? name
