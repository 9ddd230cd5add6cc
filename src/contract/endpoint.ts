import { doc, type Doc } from './doc.ts'
import { id, list, object, text, type Field, type Fields, type FieldValues } from './fields.ts'
import { basedOn, version } from './version.ts'

declare const inputType: unique symbol

/** The caller: anyone; a zone or panel session; a panel session; an administrator's panel session. */
export type Access = 'public' | 'zone' | 'panel' | 'admin'
export type Method = 'GET' | 'POST'
type Encoding = 'none' | 'json' | 'multipart'
/** The standard calls of an entity. The embedded backend answers these calls by itself; every other call needs a rule. */
export type Does = 'list' | 'get' | 'create' | 'update' | 'delete' | 'addImage' | 'removeImage'

export interface Entity<F extends Fields = Fields, Name extends string = string, Word extends string = string> {
  /** The collection's name: query key, table and topic of change messages. */
  readonly resource: Name
  readonly fields: F
  /** The field that names a record to people (history, delete questions). */
  readonly title: string
  /** One record and several, as people call them. */
  readonly words: readonly [singular: Word, plural: string]
  /** The version of the browser's database that brought its table (mocks/store/versions.ts); 1: it was there at the first release. */
  readonly since: number
}

export interface EntitySpec<F extends Fields, Word extends string = string> {
  readonly title: keyof F & string
  readonly words: Entity<Fields, string, Word>['words']
  readonly since?: number
  readonly fields: F
}

/** The fields of an entity: each record may carry a `version`. */
export type Versioned<F extends Fields> = F & { version: typeof version }

/** Declares an entity of §3. */
export const declareEntity = <F extends Fields, const Name extends string, const Word extends string>(
  resource: Name,
  { title, words, since = 1, fields }: EntitySpec<F, Word>,
): Entity<Versioned<F>, Name, Word> => ({ resource, title, words, since, fields: { ...fields, version } })

export const isEntity = (value: object): value is Entity => 'fields' in value

export type EntityRecord<E> = E extends Entity<infer F> ? FieldValues<F> : never

type Segments<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Segments<Rest>
  : never
type PathParams<Path extends string> = { [Name in Segments<Path>]: Name extends 'id' ? number : string }

interface Spec<Request extends Fields, Answer, Query extends Fields, D extends Does | undefined> {
  readonly doc: Doc
  readonly access: Access
  readonly encoding?: Encoding
  readonly request?: Request
  /** Optional fields beyond §7, in the query string: a backend ignores the fields there that it does not know. */
  readonly query?: Query
  /** Headers accepted from other clients; this app sends none. A query field of the same name wins. */
  readonly headers?: Fields
  readonly response: Field<Answer>
  /** A public call that opens, ends or uses a session. */
  readonly cookies?: true
  readonly does?: D
  readonly entity?: Entity
  /** This call makes the cached lists and records of these resources stale. */
  readonly changes?: readonly string[]
  /** The sentence of the history; with ' con éxito' the panel's notice (§8). */
  readonly done?: string
  /** Beyond §7: a live backend may not know this call. */
  readonly extension?: true
}

export interface Endpoint<Input = unknown, Answer = unknown, D extends Does | undefined = Does | undefined> {
  readonly name: string
  readonly method: Method
  /** The literal path of §7, parameters in braces. */
  readonly path: string
  readonly params: Fields
  readonly encoding: Encoding
  readonly request: Fields
  readonly query: Fields
  readonly headers: Fields
  readonly response: Field<Answer>
  /** The answer where the query asks for less, of an API that knows that query. */
  readonly short?: Field
  readonly access: Access
  /** Whether cookies travel to another origin. */
  readonly cookies: boolean
  readonly does: D | undefined
  readonly entity: Entity | undefined
  readonly changes: readonly string[]
  readonly done: string | undefined
  readonly extension: boolean
  readonly doc: Doc
  readonly [inputType]?: Input
}

export type EndpointInput<E> = E extends Endpoint<infer Input> ? Input : never
export type EndpointAnswer<E> = E extends { response: Field<infer Answer> } ? Answer : never
export type ShortAnswer<E> = E extends { short: Field<infer Answer> } ? Answer : never

const paramField = (name: string): Field => (name === 'id' ? id() : text(doc`Last segment of a stored path.`))
const parseParams = (path: string): Fields =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, paramField(name)]))

/**
 * Declares a call of §7. Its name is the path's: `GET /api/obtenerSlider/{id}` is `obtenerSlider`. Callers pass path parameters, body and
 * query fields as one object.
 */
export function endpoint<
  M extends Method,
  Path extends string,
  Answer,
  Request extends Fields = Record<never, never>,
  Query extends Fields = Record<never, never>,
  D extends Does | undefined = undefined,
>(
  route: `${M} ${Path}`,
  spec: Spec<Request, Answer, Query, D>,
): Endpoint<PathParams<Path> & FieldValues<Request> & FieldValues<Query>, Answer, D> {
  const [method, path = ''] = route.split(' ')
  return {
    encoding: 'none',
    request: {},
    query: {},
    headers: {},
    does: undefined,
    entity: undefined,
    done: undefined,
    extension: false,
    ...spec,
    name:
      path
        .replace(/\/\{\w+\}$/, '')
        .split('/')
        .at(-1) ?? path,
    method: method === 'POST' ? 'POST' : 'GET',
    path,
    params: parseParams(path),
    cookies: spec.cookies ?? spec.access !== 'public',
    changes: spec.changes ?? (spec.done === undefined || !spec.entity ? [] : [spec.entity.resource]),
  }
}

/** Whether a call changes data. Deletes by GET do. */
export const writes = ({ method, done }: Pick<Endpoint, 'method' | 'done'>): boolean =>
  method === 'POST' || done !== undefined

/** The cache key of an answer. The key starts with the resource, so that a write can mark all answers of the resource stale. */
export const getQueryKey = <Input>({ entity, name }: Endpoint<Input>, input: NoInfer<Input>) =>
  [entity?.resource ?? name, name, input] as const

// Shorthands for the usual calls: `endpoint('GET /api/obtenerSliders', lists(Slider))`.

const noun = (entity: Entity) => entity.resource
export const json = <F extends Fields>(request: F) => ({ encoding: 'json', request }) as const
export const multipart = <F extends Fields>(request: F) => ({ encoding: 'multipart', request }) as const
export const saved = object({ id: id() }, doc`The record that was written.`)

export const lists = <F extends Fields>(entity: Entity<F>) =>
  ({
    doc: doc`Lists ${noun(entity)}.`,
    access: 'public',
    does: 'list',
    entity,
    response: list(object(entity.fields)),
  }) as const
export const gets = <F extends Fields>(entity: Entity<F>) =>
  ({
    doc: doc`One of ${noun(entity)}; 404 when unknown.`,
    access: 'public',
    does: 'get',
    entity,
    response: object(entity.fields),
  }) as const

type Body<F extends Fields> = { readonly encoding: Encoding; readonly request: F }
const aWrite =
  <D extends Does>(does: D, verb: Doc) =>
  <F extends Fields>(entity: Entity, body: Body<F>, done: string) =>
    ({
      ...body,
      doc: doc`${verb.says} ${noun(entity)}.`,
      access: 'panel',
      does,
      entity,
      done,
      response: saved,
    }) as const

export const creates = aWrite('create', doc`Adds one to`)
const changesOne = aWrite('update', doc`Changes one of`)
export const updates = <F extends Fields>(entity: Entity, body: Body<F>, done: string) =>
  ({ ...changesOne(entity, body, done), query: basedOn }) as const
export const removes = aWrite('delete', doc`Removes one from`)
export const addsImage = aWrite('addImage', doc`Adds a picture to the gallery of one of`)
export const removesImage = aWrite('removeImage', doc`Removes a picture from a gallery of`)
