import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#api/client.ts'
import { ApiError, errorMessage } from '#api/errors.ts'
import { refreshAfterWrite } from '#api/queries.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { counted } from '#ui/counted.ts'
import { hideError, showError, showSuccess, screenErrorKey } from '../alert.ts'
import { brief, listNames, stillSeen } from '../text.ts'
import { offerUndo } from '../undo.ts'
import { writeField, type RecordCalls } from './write-field.ts'

export interface BulkAction<Row> {
  readonly label: string
  /** The sentence about a finished action: 'se eliminaron 3 registros'. */
  readonly did: (count: number, subject: string) => string
  readonly changes: readonly string[]
  readonly write: (row: Row) => Promise<{ change: number | undefined }>
  /** Asks first. */
  readonly deletes?: true
  /** Nothing takes it back; a function: of some rows. */
  readonly final?: true | ((rows: readonly Row[]) => boolean)
  /** A further sentence of the question. */
  readonly about?: (rows: readonly Row[]) => string
  /** The words for one row and for several; 'registro' without them. */
  readonly noun?: readonly [singular: string, plural: string]
}

/** The name of a selected row, and the actions on the selected rows. */
export interface Bulk<Row> {
  readonly getName: (row: Row) => string
  readonly actions: readonly BulkAction<Row>[]
}

/** '3 registros' */
export const describeCount = <Row>({ noun = ['registro', 'registros'] }: BulkAction<Row>, count: number): string =>
  counted(count, ...noun)

/** An action that sends a call for each row. `words` are those for one row and for several: 'se eliminó', 'se eliminaron'. */
export const createAction = <Row, Input>(
  label: string,
  words: readonly [singular: string, plural: string],
  endpoint: Endpoint<Input>,
  input: (row: Row) => NoInfer<Input>,
  options: Pick<BulkAction<Row>, 'deletes' | 'final' | 'about' | 'noun'> = {},
): BulkAction<Row> => ({
  label,
  did: (count, subject) => `${words[count === 1 ? 0 : 1]} ${subject}`,
  changes: endpoint.changes,
  write: (row) => send(endpoint, input(row)),
  ...options,
})

export const createDeleteAction = <Row, Input>(
  endpoint: Endpoint<Input>,
  input: (row: Row) => NoInfer<Input>,
): BulkAction<Row> =>
  createAction('Eliminar', ['se eliminó', 'se eliminaron'], endpoint, input, {
    deletes: true,
    ...(endpoint.does === 'removeImage' && { about: () => stillSeen }),
  })

const both = <Row>(
  label: string,
  changes: readonly string[],
  write: (row: Row, value: 0 | 1) => Promise<{ change: number | undefined }>,
): BulkAction<Row>[] =>
  ([1, 0] as const).map((value) => {
    const to = `${label}: ${value === 1 ? 'sí' : 'no'}`
    return {
      label: to,
      did: (_, subject) => `${to.toLowerCase()}, ${subject}`,
      changes,
      write: (row) => write(row, value),
    }
  })

/** Sets a flag of the selected rows to 1 or to 0 by a call of its own. */
export const createFlagActions = <Row, Input>(
  label: string,
  endpoint: Endpoint<Input>,
  input: (row: Row, value: 0 | 1) => NoInfer<Input>,
): BulkAction<Row>[] => both(label, endpoint.changes, (row, value) => send(endpoint, input(row, value)))

/** The same for a field of the record's own save, under its version check. */
export const createFieldActions = <Row extends { id: number }>(calls: RecordCalls, field: string, label: string) =>
  both<Row>(label, calls.save.changes, ({ id }, value) =>
    writeField(calls, (input) => send(calls.save, input), id, field, value),
  )

/** Whether every further write would fail too: no connection, or the session is over. */
const endsAll = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status === 401)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Runs an action over rows, one after the other: one notice, one 'Deshacer', and the names of the rows that were refused. */
export const useBulk = <Row>(getName: (row: Row) => string) => {
  const client = useQueryClient()
  /** The number of the row that is being written, from 1; undefined between runs. */
  const [rowNumber, setRowNumber] = useState<number>()
  /** Resolves with the rows that stay as they were. Never rejects. */
  const run = async (action: BulkAction<Row>, rows: readonly Row[]): Promise<readonly Row[]> => {
    const { did, changes, write } = action
    hideError(screenErrorKey)
    const made: (number | undefined)[] = []
    const failed: Row[] = []
    let reason: unknown
    for (const [i, row] of rows.entries()) {
      setRowNumber(i + 1)
      if (endsAll(reason)) failed.push(row)
      else
        try {
          made.push((await write(row)).change)
        } catch (error) {
          reason = error
          failed.push(row)
        }
    }
    await refreshAfterWrite(client, changes).catch(console.error)
    setRowNumber(undefined)
    const done = rows.filter((row) => !failed.includes(row))
    const [only] = done
    const subject =
      done.length === 1 && only !== undefined ? brief(getName(only), 40) : describeCount(action, done.length)
    const message = did(done.length, subject)
    if (done.length > 0) offerUndo(message, ...made)
    if (failed.length === 0) showSuccess(`${capital(message)}.`)
    else {
      const prefix = done.length > 0 ? `${capital(message)}. ` : ''
      showError(
        `${prefix}Quedó como estaba: ${listNames(failed.map((row) => brief(getName(row), 40)))}. ${errorMessage(reason)}`,
        screenErrorKey,
      )
    }
    return failed
  }
  return { run, rowNumber }
}
