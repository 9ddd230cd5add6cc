/**
 * The field kinds: values on the wire, described as plain data. Validation (`check.ts`), reading, the OpenAPI document and the TypeScript
 * types derive from it.
 */

import { doc, type About } from './doc.ts'
import type { Accept } from './upload-kinds.ts'

declare const valueType: unique symbol

/** The details of each kind. */
interface Details {
  readonly id: object
  readonly integer: object
  readonly flag: object
  readonly boolean: object
  readonly text: object
  readonly longText: object
  readonly richText: object
  readonly link: object
  readonly email: object
  readonly password: object
  readonly choice: { readonly choices: readonly string[] }
  readonly path: object
  readonly timestamp: object
  readonly upload: { readonly accept: Accept }
  readonly bytes: object
  readonly nothing: object
  readonly object: { readonly fields: Fields }
  readonly list: { readonly items: Field }
  readonly either: { readonly variants: readonly Field[] }
}

export type Kind = keyof Details

/**
 * A table by kind, which spreads it and adds the kinds that differ from their family: numbers, texts that people write and may leave empty,
 * files, and all others.
 */
export const byFamily = <T>(
  other: T,
  { number = other, text = other, file = other }: { readonly number?: T; readonly text?: T; readonly file?: T } = {},
): Readonly<Record<Kind, T>> => ({
  id: number,
  integer: number,
  flag: number,
  text,
  longText: text,
  richText: text,
  link: text,
  email: text,
  upload: file,
  bytes: file,
  boolean: other,
  password: other,
  choice: other,
  path: other,
  timestamp: other,
  nothing: other,
  object: other,
  list: other,
  either: other,
})

/** The facts of a field; the details of other kinds are undefined. */
interface Facts<Value, Optional extends boolean> {
  /** Meaning, unit and source in the specification; becomes the OpenAPI description. */
  readonly doc: About
  /** May be left out or empty. */
  readonly optional: Optional
  readonly nullable?: boolean
  /** The literal name on the wire, where it differs from the field's. */
  readonly wire?: string
  /** Another name of the field in answers. */
  readonly alias?: string
  /** Text: characters. List: items. Upload: see `uploadKinds`. */
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

export type Field<Value = unknown, Optional extends boolean = boolean, K extends Kind = Kind> = {
  [Name in K]: Facts<Value, Optional> & Details[Name] & { readonly kind: Name }
}[K]
/** A field of one kind. `body`, `answer`, `check` and the store's columns name each kind, so that a new one is a type error in each. */
export type KindField<K extends Kind> = Field<unknown, boolean, K>

export type Fields = Readonly<Record<string, Field>>
type AnyField<Value> = Field<Value, boolean>
export type FieldValue<F> = F extends AnyField<infer Value> ? Value : never
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K]['optional'] extends true ? K : never }[keyof F]
type Flat<T> = { [K in keyof T]: T[K] }
export type FieldValues<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>>]: FieldValue<F[K]> } & {
    [K in OptionalKeys<F>]?: FieldValue<F[K]> | undefined
  }
>

type Rules = Pick<Facts<unknown, boolean>, 'min' | 'max'>
const createField = <Value, K extends Kind>(
  kind: K,
  about: About,
  rules: Rules & Details[K],
): Field<Value, false, K> => {
  const facts = { kind, doc: about, optional: false } as const
  return { ...facts, ...rules }
}

export const id = (about: About = doc`Identifier: an integer of one sequence per table.`): Field<number, false> =>
  createField('id', about, {})
export const integer = (about: About): Field<number, false> => createField('integer', about, {})
export const orden = () => integer(doc`Position: ascending, ties by id (§3).`)
export const flag = (about: About): Field<0 | 1, false> => createField('flag', about, {})
export const boolean = (about: About): Field<boolean, false> => createField('boolean', about, {})
export const text = (about: About, max = 300): Field<string, false> => createField('text', about, { max })
export const longText = (about: About, max = 5_000): Field<string, false> => createField('longText', about, { max })
/** HTML of the editor; sanitised where it is rendered. */
export const richText = (about: About): Field<string, false> => createField('richText', about, { max: 200_000 })
/** An address: http(s), mailto, tel, or a path of this site. Empty for none. */
export const link = (about: About): Field<string, false> => createField('link', about, { max: 2_000 })
export const email = (about: About): Field<string, false> => createField('email', about, { max: 254 })
/** Sent but never answered. `min` applies where a password is chosen. */
export const password = (about: About, min = 1): Field<string, false> =>
  createField('password', about, { min, max: 200 })
export const choice = <const Choices extends readonly string[]>(
  about: About,
  choices: Choices,
): Field<Choices[number], false> => createField('choice', about, { choices })
/** A stored file, shown through /api/getImage/{last path segment} (§3). */
export const path = (about: About): Field<string, false> => createField('path', about, {})
export const timestamp = (about: About): Field<string, false> => createField('timestamp', about, {})
export const upload = (accept: Accept, about: About): Field<File, false> => createField('upload', about, { accept })
export const image = (about: About) => upload('image', about)
export const bytes = (about: About): Field<Blob, false> => createField('bytes', about, {})
export const nothing = (about: About): Field<null, false> => createField('nothing', about, {})
export const object = <F extends Fields>(fields: F, about: About = ''): Field<FieldValues<F>, false> =>
  createField('object', about, { fields })
export const list = <Value>(items: AnyField<Value>, about: About = ''): Field<Value[], false> =>
  createField('list', about, { items })
/** The ids of one or more records. */
export const ids = (about: About): Field<number[], false> => ({ ...list(id(), about), min: 1 })
export const either = <F extends readonly Field[]>(about: About, ...variants: F): Field<FieldValue<F[number]>, false> =>
  createField('either', about, { variants })

/** May be left out or empty. In an update, left out means unchanged. */
export const optional = <Value>(field: AnyField<Value>): Field<Value, true> => ({ ...field, optional: true })
export const nullable = <Value>(field: Field<Value, false>): Field<Value | null, false> => ({
  ...field,
  nullable: true,
})
/** The field under its literal wire name of §7. */
export const wire = <Value, Optional extends boolean>(
  name: string,
  field: Field<Value, Optional>,
): Field<Value, Optional> => ({ ...field, wire: name })

/** An optional field beyond the specification. */
export const beyond = <Value>(field: Field<Value, true>): Field<Value, true> => ({ ...field, extension: true })

/** The field under a second name that §3 uses. */
export const alias = <Value, Optional extends boolean>(
  name: string,
  field: Field<Value, Optional>,
): Field<Value, Optional> => ({ ...field, alias: name })

export const wireName = (name: string, field: Field) => field.wire ?? name
