import { capital } from './capital.ts'
import {
  declareEntity,
  endpoint,
  gets,
  lists,
  type Endpoint,
  type Entity,
  type EntitySpec,
  type Versioned,
} from './endpoint.ts'
import type { Fields, FieldValues } from './fields.ts'

type Reads<Name extends string, Word extends string, F extends Fields> = {
  readonly [K in Capitalize<Word>]: Entity<Versioned<F>, Name, Word>
} & {
  readonly [K in `obtener${Capitalize<Name>}`]: Endpoint<Record<never, never>, FieldValues<Versioned<F>>[], 'list'>
} & { readonly [K in `obtener${Capitalize<Word>}`]: Endpoint<{ id: number }, FieldValues<Versioned<F>>, 'get'> }

/**
 * Declares an entity and its reads, each under its name of §7:
 * `export const { Servicio, obtenerServicios, obtenerServicio } = declareReads('servicios', { … })`.
 * The first of its words names the calls. The writes have a file of their own, which no public page loads (`resource-writes.ts`).
 */
export function declareReads<const Name extends string, const Word extends string, F extends Fields>(
  name: Name,
  spec: EntitySpec<F, Word>,
): Reads<Name, Word, F>
export function declareReads(name: string, spec: EntitySpec<Fields>): Record<string, Entity | Endpoint> {
  const declared = declareEntity(name, spec)
  const [singular, plural] = [capital(spec.words[0]), capital(name)]
  return {
    [singular]: declared,
    [`obtener${plural}`]: endpoint(`GET /api/obtener${plural}`, lists(declared)),
    [`obtener${singular}`]: endpoint(`GET /api/obtener${singular}/{id}`, gets(declared)),
  }
}
