import { useState } from 'react'
import { errorMessage } from '#api/errors.ts'
import { useChange } from '#api/write.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { savedAs, mergeSaves, type Saved, type Values } from '../form-context.ts'
import { getRecordId } from '../stored.ts'
import { withSession } from '../session.ts'
import { readUploadNotes } from '../upload-notes.ts'
import type { Tried, Waiting } from './waiting.ts'

/** Sends files one after another, each as a record at the next position. `alreadyMade` counts the records made earlier. */
export const useSendEach = (save: Endpoint<Values>) => {
  const { mutateAsync } = useChange(save)
  const [sending, setSending] = useState<{ readonly position: number; readonly total: number; readonly file: File }>()
  const sendEach = async (
    waitingFiles: readonly Waiting[],
    orden: number,
    toInput: (waitingFile: Waiting) => Values,
    alreadyMade = 0,
  ): Promise<Tried & { readonly saved: Saved }> => {
    const made: Saved[] = []
    const ids = new Map<File, number>()
    const failures: (Waiting & { reason: string })[] = []
    for (const [i, waitingFile] of waitingFiles.entries()) {
      setSending({ position: alreadyMade + i + 1, total: alreadyMade + waitingFiles.length, file: waitingFile.file })
      try {
        const fileOrden = orden + made.length
        const { answer, change, headers } = await withSession(() =>
          mutateAsync({ ...toInput(waitingFile), orden: fileOrden }),
        )
        const id = getRecordId(answer)
        made.push(savedAs(id, change, readUploadNotes(headers)))
        if (id !== undefined) ids.set(waitingFile.file, id)
      } catch (error) {
        failures.push({ ...waitingFile, reason: errorMessage(error) })
      }
    }
    setSending(undefined)
    return { saved: mergeSaves(...made), files: waitingFiles.map(({ file }) => file), ids, failures }
  }
  return { sending, sendEach }
}
