import { useId } from 'react'
import { call } from '../../../api/client.ts'
import { errorMessage } from '../../../api/errors.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { hideError, showError } from '../alert.ts'
import type { Values } from '../form-context.ts'
import { startOf, versionOf } from '../form/model.ts'
import { isLate, useSave } from '../save.ts'
import { offerUndo } from '../undo.ts'

/** The calls that read one record of a list and save it. */
export interface RecordCalls<Loaded = unknown> {
  readonly load: Endpoint<{ id: number }, Loaded>
  readonly save: Endpoint<Values>
}

/** The input of a save that changes this one field of the record as stored now. */
export const withField = async <Loaded>(
  { load, save }: RecordCalls<Loaded>,
  id: number,
  field: string,
  value: unknown,
): Promise<Values> => {
  const loaded = await call(load, { id })
  return { ...startOf(save, loaded), [field]: value, version: versionOf(loaded) }
}

interface Written {
  readonly change?: number | undefined
  readonly error?: unknown
}

/** Another window has changed the field since the row was shown. */
export class Overtaken extends Error {
  readonly stored: unknown
  constructor(stored: unknown) {
    super(`Mientras tanto cambió a “${String(stored)}”. Enter guarda lo tuyo.`)
    this.stored = stored
  }
}

/** The caller shows each failure at its own place. */
const every = () => true

/**
 * Changes one field of a record under the version check of a form. A record that changed elsewhere is read again, once. `shown`: what the
 * user saw; another stored value is `Overtaken`. `write` never rejects.
 */
export const useOneField = <Loaded>(calls: RecordCalls<Loaded>) => {
  const { send, busy } = useSave(calls.save)
  const once = async (id: number, field: string, value: unknown, shown?: unknown): Promise<Written> => {
    try {
      const loaded = await call(calls.load, { id })
      const stored = startOf(calls.save, loaded)
      if (shown !== undefined && stored[field] !== shown && stored[field] !== value)
        return { error: new Overtaken(stored[field]) }
      return await send({ ...stored, [field]: value, version: versionOf(loaded) }, every)
    } catch (error) {
      return { error }
    }
  }
  const write = async (...args: Parameters<typeof once>): Promise<Written> => {
    const written = await once(...args)
    return isLate(written.error) ? once(...args) : written
  }
  return { write, busy }
}

/** The same by a control of a row: the reason of a failure stands `at`, 'Deshacer' says the step. Resolves with whether it was written. */
export const useRowWrite = (calls: RecordCalls) => {
  const at = useId()
  const { write, busy } = useOneField(calls)
  const save = async (id: number, field: string, value: unknown, step: string): Promise<boolean> => {
    hideError(at)
    const { change, error } = await write(id, field, value)
    if (error === undefined) offerUndo(step, change)
    else showError(errorMessage(error), at)
    return error === undefined
  }
  return { save, busy, at }
}
