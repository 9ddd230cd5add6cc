import { doc } from './doc.ts'
import { beyond, integer, optional } from './fields.ts'

/**
 * The state of a record (extension): an integer that differs from the number of every earlier state. A record without one counts as 0. An
 * update may name in its query the state that it is based on (`?version=7`); when the record has changed since, the update writes nothing
 * and answers 409 with the current record as `actual`.
 */
export const version = beyond(optional(integer(doc`Which state of the record this is; left out: 0.`)))

/** The base of an update. Without it the update overwrites any state. */
export const basedOn = {
  version: beyond(
    optional(
      integer(doc`The state that the change is based on; another one by now: 409, with the record as \`actual\`.`),
    ),
  ),
}
