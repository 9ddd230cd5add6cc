import { capital } from './capital.ts'
import {
  creates,
  endpoint,
  entity,
  gets,
  json,
  lists,
  removes,
  updates,
  type Endpoint,
  type Entity,
  type EntitySpec,
  type Versioned,
} from './endpoint.ts'
import { id, optional, type Field, type Fields, type ValuesOf } from './fields.ts'
import type { basedOn } from './version.ts'

interface Reading<Word extends string, F extends Fields> extends EntitySpec<F> {
  /** The first names the calls: 'certificado' is read by `obtenerCertificado`. */
  readonly words: readonly [one: Word, many: string]
}

interface Writing<Form extends Fields, New extends Fields> {
  /** What a record is made of. A change may leave files out. */
  readonly form: Form
  /** What only a new record takes besides. */
  readonly newForm?: New
  /** The noun of its sentences ('Certificado creado', 'Feria creada'), or all three of them. */
  readonly done: string | readonly [created: string, changed: string, deleted: string]
}

type Reads<Name extends string, One extends string, F extends Fields> = {
  readonly [K in One]: Entity<Versioned<F>, Name>
} & {
  readonly [K in `obtener${Capitalize<Name>}`]: Endpoint<Record<never, never>, ValuesOf<Versioned<F>>[], 'list'>
} & { readonly [K in `obtener${One}`]: Endpoint<{ id: number }, ValuesOf<Versioned<F>>, 'get'> }

type Saved = { id: number }
type Id<One extends string> = { [K in `id${One}`]: number }
type WithoutFiles<Form extends Fields> = {
  [K in keyof Form]: Form[K] extends Field<File, false> ? Field<File, true> : Form[K]
}
type Writes<One extends string, Form extends Fields, New extends Fields> = {
  readonly [K in `crear${One}`]: Endpoint<ValuesOf<New> & ValuesOf<Form>, Saved, 'create'>
} & {
  readonly [K in `update${One}`]: Endpoint<
    Id<One> & ValuesOf<WithoutFiles<Form>> & ValuesOf<typeof basedOn>,
    Saved,
    'update'
  >
} & { readonly [K in `delete${One}`]: Endpoint<Id<One>, Saved, 'delete'> }

/** The part of `resource` that a public page loads (build/panel-calls.ts). */
export const readsOf = <F extends Fields>(
  name: string,
  spec: EntitySpec<F>,
  of = entity(name, spec),
): Record<string, Entity | Endpoint> => {
  const [one, all] = [capital(spec.words[0]), capital(name)]
  return {
    [one]: of,
    [`obtener${all}`]: endpoint(`GET /api/obtener${all}`, lists(of)),
    [`obtener${one}`]: endpoint(`GET /api/obtener${one}/{id}`, gets(of)),
  }
}

const isUpload = ({ kind }: Field) => kind === 'upload'
/** A noun in -a, -d or -ión is feminine. */
const sentences = (noun: string) =>
  ['cread', 'modificad', 'eliminad'].map((verb) => `${noun} ${verb}${/(a|d|ión)$/.test(noun) ? 'a' : 'o'}`)

/** The other part. */
export const writesOf = (
  of: Entity,
  { form, newForm = {}, done }: Writing<Fields, Fields>,
): Record<string, Endpoint> => {
  const one = capital(of.words[0])
  const own = { [`id${one}`]: id() }
  const whole = { ...newForm, ...form }
  const stored = Object.entries(form).map(([name, field]) => [name, isUpload(field) ? optional(field) : field])
  const encoding = Object.values(whole).some(isUpload) ? 'multipart' : 'json'
  const [created = '', changed = '', deleted = ''] = typeof done === 'string' ? sentences(done) : done
  return {
    [`crear${one}`]: endpoint(`POST /api/crear${one}`, creates(of, { encoding, request: whole }, created)),
    [`update${one}`]: endpoint(
      `POST /api/update${one}`,
      updates(of, { encoding, request: { ...own, ...Object.fromEntries(stored) } }, changed),
    ),
    [`delete${one}`]: endpoint(`POST /api/delete${one}`, removes(of, json(own), deleted)),
  }
}

/**
 * Declares an entity and its five calls, each under its name of §7:
 * `export const { Servicio, obtenerServicios, obtenerServicio, crearServicio, updateServicio, deleteServicio } = resource('servicios', { … })`.
 * What a resource does otherwise is an `endpoint()` in its place.
 */
export function resource<
  const Name extends string,
  const Word extends string,
  F extends Fields,
  Form extends Fields,
  New extends Fields = Record<never, never>,
>(
  name: Name,
  spec: Reading<Word, F> & Writing<Form, New>,
): Reads<Name, Capitalize<Word>, F> & Writes<Capitalize<Word>, Form, New>
export function resource<F extends Fields>(
  name: string,
  spec: EntitySpec<F> & Writing<Fields, Fields>,
): Record<string, Entity | Endpoint> {
  const of = entity(name, spec)
  return { ...readsOf(name, spec, of), ...writesOf(of, spec) }
}
