import { useState } from 'react'
import { call } from '#api/client.ts'
import { ApiError, errorMessage } from '#api/errors.ts'
import { useChange } from '#api/write.ts'
import type { BadCell, RowPosition } from '#contract/bulk-row.ts'
import { cargarCargaMasiva } from '#contract/carga-masiva.ts'
import type { EndpointAnswer, Endpoint } from '#contract/endpoint.ts'
import { updateMarca } from '#contract/marca-writes.ts'
import { useSavedMarca } from '#ui/brand/marca.ts'
import { hideError, showError, showSuccess } from '../kit/alert.ts'
import { useOnce } from '../kit/once.ts'
import { offerUndo } from '../kit/undo.ts'
import { toBadCells, inOriginal } from './refused.ts'
import { getNewColumnas } from './remembered.ts'
import { useProgress } from './use-progress.ts'

/** The server's count of its changes. */
export type Loaded = EndpointAnswer<typeof cargarCargaMasiva>

interface Refusal {
  readonly message: string
  readonly cells: readonly BadCell[]
}

/** The server refuses a missing file (§5). */
const load: Endpoint<{ file: File | undefined; avance?: string }, Loaded> = cargarCargaMasiva

/** The chosen file, or a file made of the list. */
export interface Sending {
  readonly file: File | undefined
  /** The original rows of its lines, which the API does not know. */
  readonly rows?: readonly RowPosition[] | undefined
  /** Why nothing is sent. */
  readonly unsent?: string
}

const toRefusal = (error: unknown, rows: readonly RowPosition[] | undefined): Refusal => {
  if (!(error instanceof ApiError)) return { message: errorMessage(error), cells: [] }
  const [message, cells] = [error.errors.file?.join(' ') ?? error.message, toBadCells(error)]
  if (!rows) return { message, cells }
  return { message: `Dice la API, por el archivo que le mandamos: ${message}`, cells: inOriginal(cells, rows) }
}

/** Sends a file. The outcome shows until another file is chosen. */
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
  const send = useOnce(async (prepare: () => Promise<Sending>) => {
    forget()
    setWaiting(true)
    const { file, rows, unsent } = await prepare()
    setWaiting(false)
    if (unsent !== undefined) return showError(unsent, load.name)
    try {
      const { change } = await mutateAsync({ file, ...begin() })
      // Before the sentence: who reads that the file is loaded may leave, and is asked nothing.
      onLoaded()
      showSuccess(`${load.done} con éxito`)
      offerUndo('se cargó el archivo', change)
      const columnas = marca && getNewColumnas(marca.columnas)
      if (columnas !== undefined) await call(updateMarca, { columnas }).catch(console.warn)
    } catch (error) {
      const refused = toRefusal(error, rows)
      // A user who cancelled the load needs no error.
      if (wasCancelled() && error instanceof ApiError && error.status === 409) return showSuccess(refused.message)
      setRefusal(refused)
      showError(refused.message, load.name)
    }
  })
  return { send, busy: waiting || isPending, progress, loaded: data?.answer, refusal, forget }
}
