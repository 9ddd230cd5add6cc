import { id, list, object, text } from './fields.ts'
import type { Field, Fields, ValuesOf } from './fields.ts'
import { basedOn, version } from './version.ts'

declare const inputType: unique symbol

/** Who may call: anyone; a zone or panel session; a panel session; an administrator's panel session. */
export type Access = 'public' | 'zone' | 'panel' | 'admin'
export type Method = 'GET' | 'POST'
type Encoding = 'none' | 'json' | 'multipart'
/** What a call does to its entity. The embedded backend answers these by itself; every other call needs a rule. */
export type Does = 'list' | 'get' | 'create' | 'update' | 'delete' | 'addImage' | 'removeImage'

export interface Entity<F extends Fields = Fields> {
  /** The collection's name: query key, table and topic of change messages. */
  readonly resource: string
  readonly fields: F
  /** The field that names a record to people (history, delete questions). */
  readonly title: string
}

/** Declares an entity of §3. Each of its records may tell its `version`. */
export const entity = <F extends Fields>(
  resource: string,
  title: keyof F & string,
  fields: F,
): Entity<F & { version: typeof version }> => ({ resource, title, fields: { ...fields, version } })

export type EntityOf<E> = E extends Entity<infer F> ? ValuesOf<F> : never

type Segments<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Segments<Rest>
  : never
type ParamsOf<Path extends string> = { [Name in Segments<Path>]: Name extends 'id' ? number : string }

interface Spec<Request extends Fields, Answer, Query extends Fields, D extends Does | undefined> {
  readonly doc: string
  readonly access: Access
  readonly encoding?: Encoding
  readonly request?: Request
  /** Beyond §7: sent in the query string, which a backend that knows nothing of it ignores. Optional fields only. */
  readonly query?: Query
  /** Accepted for who still sends it, never sent by this app. A field of the query by the same name wins. */
  readonly headers?: Fields
  readonly response: Field<Answer>
  /** Public, but its session counts: it opens one, ends one, or is remembered in one. */
  readonly cookies?: true
  readonly does?: D
  readonly of?: Entity
  /** The resources whose lists and records this call makes stale. */
  readonly changes?: readonly string[]
  /** What the history says of it; with ' con éxito' what the panel says (§8). */
  readonly done?: string
  /** Beyond §7: a live backend may lack it. */
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
  readonly access: Access
  /** Whether cookies travel with it to another origin. */
  readonly cookies: boolean
  readonly does: D | undefined
  readonly of: Entity | undefined
  readonly changes: readonly string[]
  readonly done: string | undefined
  readonly extension: boolean
  readonly doc: string
  readonly [inputType]?: Input
}

export type InputOf<E> = E extends Endpoint<infer Input> ? Input : never
export type AnswerOf<E> = E extends { response: Field<infer Answer> } ? Answer : never

const paramField = (name: string): Field => (name === 'id' ? id() : text('Last segment of a stored path.'))
const paramsOf = (path: string): Fields =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, paramField(name)]))

/**
 * Declares a call of §7, once. Its name is the path's own: `GET /api/obtenerSlider/{id}` is `obtenerSlider`.
 * Path parameters, body fields and those of the query are one input object for the caller.
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
): Endpoint<ParamsOf<Path> & ValuesOf<Request> & ValuesOf<Query>, Answer, D> {
  const [method, path = ''] = route.split(' ')
  return {
    name:
      path
        .replace(/\/\{\w+\}$/, '')
        .split('/')
        .at(-1) ?? path,
    method: method === 'POST' ? 'POST' : 'GET',
    path,
    params: paramsOf(path),
    encoding: spec.encoding ?? 'none',
    request: spec.request ?? {},
    query: spec.query ?? {},
    headers: spec.headers ?? {},
    response: spec.response,
    access: spec.access,
    cookies: spec.cookies ?? spec.access !== 'public',
    does: spec.does,
    of: spec.of,
    changes: spec.changes ?? (spec.done === undefined || !spec.of ? [] : [spec.of.resource]),
    done: spec.done,
    extension: spec.extension ?? false,
    doc: spec.doc,
  }
}

/** What a cache calls an answer. It starts with the resource, so that a write can reach it. */
export const keyOf = <Input>({ of, name }: Endpoint<Input>, input: NoInfer<Input>) =>
  [of?.resource ?? name, name, input] as const

// The sentences that most calls are: `endpoint('GET /api/obtenerSliders', lists(Slider))`.

const noun = (of: Entity) => of.resource
export const json = <F extends Fields>(request: F) => ({ encoding: 'json', request }) as const
export const multipart = <F extends Fields>(request: F) => ({ encoding: 'multipart', request }) as const
/** The answer of a save: the record's id. */
export const saved = object({ id: id() }, 'The record that was written.')

export const lists = <F extends Fields>(of: Entity<F>) =>
  ({
    doc: `Lists ${noun(of)}.`,
    access: 'public',
    does: 'list',
    of,
    response: list(object(of.fields)),
  }) as const
export const gets = <F extends Fields>(of: Entity<F>) =>
  ({
    doc: `One of ${noun(of)}; 404 when unknown.`,
    access: 'public',
    does: 'get',
    of,
    response: object(of.fields),
  }) as const

type Body<F extends Fields> = { readonly encoding: Encoding; readonly request: F }
const writes =
  <D extends Does>(does: D, verb: string) =>
  <F extends Fields>(of: Entity, body: Body<F>, done: string) =>
    ({
      ...body,
      doc: `${verb} ${noun(of)}.`,
      access: 'panel',
      does,
      of,
      done,
      response: saved,
    }) as const

export const creates = writes('create', 'Adds one to')
const changesOne = writes('update', 'Changes one of')
export const updates = <F extends Fields>(of: Entity, body: Body<F>, done: string) =>
  ({ ...changesOne(of, body, done), query: basedOn }) as const
export const removes = writes('delete', 'Removes one from')
export const addsImage = writes('addImage', 'Adds a picture to the gallery of one of')
export const removesImage = writes('removeImage', 'Removes a picture from a gallery of')
