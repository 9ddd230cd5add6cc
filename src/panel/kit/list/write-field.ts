import { useId } from 'react'
import { call } from '#api/client.ts'
import { errorMessage } from '#api/errors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { hideError, showError } from '../alert.ts'
import { getStartValues, getVersion, type Values } from '../form/model.ts'
import { isConflict, useSave } from '../save.ts'
import { offerUndo } from '../undo.ts'

/** The calls that read one record of a list and save it. */
export interface RecordCalls<Loaded = unknown> {
  readonly load: Endpoint<{ id: number }, Loaded>
  readonly save: Endpoint<Values>
}

/** Another window has changed the field since the row was shown. */
export class Overtaken extends Error {
  readonly stored: unknown
  constructor(stored: unknown) {
    super(`Mientras tanto cambió a “${String(stored)}”. Enter guarda lo tuyo.`)
    this.stored = stored
  }
}

type Write = (input: Values) => Promise<{ change: number | undefined }>

/**
 * Changes one field of a record as stored now, under the version check of a form. A record that changed elsewhere is read again, once.
 * `shown`: the value that the user saw; another stored value is `Overtaken`.
 */
export const writeField = async <Loaded>(
  { load, save }: RecordCalls<Loaded>,
  write: Write,
  id: number,
  field: string,
  value: unknown,
  shown?: unknown,
) => {
  const once = async () => {
    const loaded = await call(load, { id })
    const stored = getStartValues(save, loaded)
    if (shown !== undefined && stored[field] !== shown && stored[field] !== value) throw new Overtaken(stored[field])
    return write({ ...stored, [field]: value, version: getVersion(loaded) })
  }
  try {
    return await once()
  } catch (error) {
    if (!isConflict(error)) throw error
    return once()
  }
}

/** The caller shows each failure beside its own control. */
const every = () => true

/** A write of the panel for `writeField`: it rejects, and shows no alert of the failure. */
export const useFieldWrite = ({ save }: RecordCalls) => {
  const { send, busy } = useSave(save)
  const write: Write = async (input) => {
    const { change, error } = await send(input, every)
    if (error !== undefined) throw error
    return { change }
  }
  return { write, busy }
}

/** Writes by a control of a row: a failure's reason stands under `errorKey`, 'Deshacer' names the step. Resolves with true if written. */
export const useRowWrite = (calls: RecordCalls) => {
  const errorKey = useId()
  const { write, busy } = useFieldWrite(calls)
  const save = async (id: number, field: string, value: unknown, step: string): Promise<boolean> => {
    hideError(errorKey)
    try {
      const { change } = await writeField(calls, write, id, field, value)
      offerUndo(step, change)
      return true
    } catch (error) {
      showError(errorMessage(error), errorKey)
      return false
    }
  }
  return { save, busy, errorKey }
}
