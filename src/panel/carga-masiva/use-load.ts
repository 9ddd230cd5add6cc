import { useState } from 'react'
import { call } from '../../api/client.ts'
import { ApiError, errorMessage } from '../../api/errors.ts'
import { useChange } from '../../api/write.ts'
import type { BadCell, SheetRow } from '../../contract/bulk-row.ts'
import { cargarCargaMasiva } from '../../contract/carga-masiva.ts'
import type { AnswerOf, Endpoint } from '../../contract/endpoint.ts'
import { updateMarca } from '../../contract/marca.ts'
import { useSavedMarca } from '../../ui/brand/marca.ts'
import { hideError, showError, showSuccess } from '../kit/alert.ts'
import { useOnce } from '../kit/once.ts'
import { offerUndo } from '../kit/undo.ts'
import { cellsOf, inOriginal } from './refused.ts'
import { columnasAfter } from './remembered.ts'
import { problemOf } from './use-preview.ts'
import { useProgress } from './use-progress.ts'

/** The server's count of its changes. */
export type Loaded = AnswerOf<typeof cargarCargaMasiva>

interface Refusal {
  readonly message: string
  readonly cells: readonly BadCell[]
}

/** The server refuses what is missing, also a file (§5). */
const load: Endpoint<{ file: File | undefined; avance?: string }, Loaded> = cargarCargaMasiva

/** What is sent: the chosen file, or what was understood of it with the rows that its lines come from. */
interface Sending {
  readonly file: File | undefined
  readonly rows?: readonly SheetRow[] | undefined
}

const refusalOf = (error: unknown, rows: readonly SheetRow[] | undefined): Refusal => {
  if (error instanceof DOMException) return { message: problemOf(error), cells: [] }
  if (!(error instanceof ApiError)) return { message: errorMessage(error), cells: [] }
  return {
    message: error.errors.file?.join(' ') ?? error.message,
    cells: rows ? inOriginal(cellsOf(error), rows) : cellsOf(error),
  }
}

/** Sends a file, once it is known which. The outcome shows until another file is chosen. */
export const useLoad = (onLoaded: () => void) => {
  const { mutateAsync, isPending, data, reset } = useChange(load)
  const marca = useSavedMarca()
  const [refusal, setRefusal] = useState<Refusal>()
  const forget = () => {
    hideError(load.name)
    setRefusal(undefined)
    reset()
  }
  const [waiting, setWaiting] = useState(false)
  const { begin, wasCancelled, ...progress } = useProgress(isPending)
  const send = useOnce(async (wanted: () => Promise<Sending>) => {
    forget()
    setWaiting(true)
    const { file, rows } = await wanted()
    setWaiting(false)
    try {
      // Sending a file that was edited after the choice would fail like a broken connection.
      await file?.slice(0, 1).arrayBuffer()
      const { change } = await mutateAsync({ file, ...begin() })
      showSuccess(`${load.done} con éxito`)
      offerUndo('se cargó el archivo', change)
      onLoaded()
      const columnas = marca && columnasAfter(marca.columnas)
      if (columnas !== undefined) await call(updateMarca, { columnas }).catch(console.warn)
    } catch (error) {
      const refused = refusalOf(error, rows)
      // Who has called the load off needs no alarm.
      if (wasCancelled() && error instanceof ApiError && error.status === 409) return showSuccess(refused.message)
      setRefusal(refused)
      showError(refused.message, load.name)
    }
  })
  return { send, busy: waiting || isPending, progress, loaded: data?.answer, refusal, forget }
}
