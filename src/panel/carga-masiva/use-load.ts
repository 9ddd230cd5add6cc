import { useState } from 'react'
import { ApiError, errorMessage } from '../../api/errors.ts'
import { useChange } from '../../api/write.ts'
import type { BadCell } from '../../contract/bulk-sheet.ts'
import { cargarCargaMasiva } from '../../contract/carga-masiva.ts'
import type { AnswerOf, Endpoint } from '../../contract/endpoint.ts'
import { showAlert } from '../kit/alert.ts'
import { useOnce } from '../kit/once.ts'
import { offerUndo } from '../kit/undo.ts'
import { SheetProblem } from './ask-preview.ts'

/** What the server did, by its own count. */
export type Loaded = AnswerOf<typeof cargarCargaMasiva>

interface Refusal {
  readonly message: string
  readonly cells: readonly BadCell[]
  /** There was no room for a way back: one may go on without. */
  readonly mayDoWithout?: boolean
}

/** What is missing the server says, a file too (§5). */
const load: Endpoint<{ file: File | undefined; sinPunto?: 0 | 1 }, Loaded> = cargarCargaMasiva

/** Of a 422 the keys are `row.column`. */
const cellsOf = ({ errors }: ApiError): BadCell[] =>
  Object.entries(errors).flatMap(([path, reasons]) => {
    const [, row, column] = /^(\d+)\.(.+)$/.exec(path) ?? []
    return column === undefined ? [] : reasons.map((reason) => ({ row: Number(row), column, reason }))
  })

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof DOMException) return { message: new SheetProblem(error.name).message, cells: [] }
  if (!(error instanceof ApiError)) return { message: errorMessage(error), cells: [] }
  return {
    message: error.errors.file?.join(' ') ?? error.message,
    cells: cellsOf(error),
    mayDoWithout: error.errors.sinPunto !== undefined,
  }
}

/** Sends the file; says how it went, for as long as that file is the one. */
export const useLoad = (onLoaded: () => void) => {
  const { mutateAsync, isPending, data, reset } = useChange(load)
  const [refusal, setRefusal] = useState<Refusal>()
  const forget = () => {
    setRefusal(undefined)
    reset()
  }
  const send = useOnce(async (file: File | undefined, withoutWayBack = false) => {
    forget()
    try {
      // Sent after it was edited, it would fail like a broken connection.
      await file?.slice(0, 1).arrayBuffer()
      const { change } = await mutateAsync({ file, ...(withoutWayBack ? { sinPunto: 1 } : {}) })
      showAlert(`${load.done} con éxito`, 1)
      offerUndo(change)
      onLoaded()
    } catch (error) {
      const refused = refusalOf(error)
      setRefusal(refused)
      showAlert(refused.message, 2)
    }
  })
  return { send, busy: isPending, loaded: data?.answer, refusal, forget }
}
