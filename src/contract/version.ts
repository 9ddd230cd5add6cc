import { beyond, integer, optional } from './fields.ts'

/**
 * Which state of a record this is (extension). Any integers do, as long as a state that differs has another one than every
 * state before it. A record that carries none is as it came: 0. An update that says in its query which state it was based on
 * (`?version=7`) and comes too late is a 409 that writes nothing and carries the record as it is now, as `actual`.
 */
export const version = beyond(optional(integer('Which state of the record this is; left out: 0.')))

/** What an update may say in its query. Without it, it is written over whatever there is. */
export const basedOn = {
  version: beyond(
    optional(integer('The state that the change is based on; another one by now: 409, with the record as `actual`.')),
  ),
}
