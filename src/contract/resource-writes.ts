import { capital } from './capital.ts'
import { creates, endpoint, json, removes, updates, type Endpoint, type Entity } from './endpoint.ts'
import { id, optional, type Field, type Fields, type FieldValues } from './fields.ts'
import type { basedOn } from './version.ts'

interface Writing<Form extends Fields, New extends Fields> {
  /** The fields of a record. A change may leave files out. */
  readonly form: Form
  /** Further fields that only a new record takes. */
  readonly newForm?: New
  /** The noun of its sentences ('Certificado creado', 'Feria creada'), or all three of them. */
  readonly done: string | readonly [created: string, changed: string, deleted: string]
}

type Saved = { id: number }
type Id<One extends string> = { [K in `id${One}`]: number }
type WithoutFiles<Form extends Fields> = {
  [K in keyof Form]: Form[K] extends Field<File, false> ? Field<File, true> : Form[K]
}
type Writes<One extends string, Form extends Fields, New extends Fields> = {
  readonly [K in `crear${One}`]: Endpoint<FieldValues<New> & FieldValues<Form>, Saved, 'create'>
} & {
  readonly [K in `update${One}`]: Endpoint<
    Id<One> & FieldValues<WithoutFiles<Form>> & FieldValues<typeof basedOn>,
    Saved,
    'update'
  >
} & { readonly [K in `delete${One}`]: Endpoint<Id<One>, Saved, 'delete'> }

const isUpload = ({ kind }: Field) => kind === 'upload'
/** A noun in -a, -d or -ión is feminine. */
const sentences = (noun: string) =>
  ['cread', 'modificad', 'eliminad'].map((verb) => `${noun} ${verb}${/(a|d|ión)$/.test(noun) ? 'a' : 'o'}`)

/**
 * Declares the panel's writes of an entity, with their forms:
 * `export const { crearServicio, updateServicio, deleteServicio } = declareWrites(Servicio, { … })`.
 * A call that differs is an `endpoint()` in its place.
 */
export function declareWrites<Word extends string, Form extends Fields, New extends Fields = Record<never, never>>(
  declared: Entity<Fields, string, Word>,
  spec: Writing<Form, New>,
): Writes<Capitalize<Word>, Form, New>
export function declareWrites(
  declared: Entity,
  { form, newForm = {}, done }: Writing<Fields, Fields>,
): Record<string, Endpoint> {
  const singular = capital(declared.words[0])
  const idField = { [`id${singular}`]: id() }
  const whole = { ...newForm, ...form }
  const stored = Object.entries(form).map(([name, field]) => [name, isUpload(field) ? optional(field) : field])
  const encoding = Object.values(whole).some(isUpload) ? 'multipart' : 'json'
  const [created = '', changed = '', deleted = ''] = typeof done === 'string' ? sentences(done) : done
  return {
    [`crear${singular}`]: endpoint(
      `POST /api/crear${singular}`,
      creates(declared, { encoding, request: whole }, created),
    ),
    [`update${singular}`]: endpoint(
      `POST /api/update${singular}`,
      updates(declared, { encoding, request: { ...idField, ...Object.fromEntries(stored) } }, changed),
    ),
    [`delete${singular}`]: endpoint(`POST /api/delete${singular}`, removes(declared, json(idField), deleted)),
  }
}
