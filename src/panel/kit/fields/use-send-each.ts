import { useState } from 'react'
import { errorMessage } from '../../../api/errors.ts'
import { useChange } from '../../../api/write.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { savedAs, together, type Saved, type Values } from '../form-context.ts'
import { idOf } from '../stored.ts'
import { withSession } from '../session.ts'
import type { Waiting } from './waiting.ts'

/** The end of a try. */
export interface Tried {
  readonly files: readonly File[]
  /** The ids of the new records, where the API names them. */
  readonly ids: ReadonlyMap<File, number>
  readonly left: readonly (Waiting & { readonly reason: string })[]
}

/** Sends files one after another, each as a record of its own a place further on. `before` counts the records made earlier. */
export const useSendEach = (save: Endpoint<Values>) => {
  const { mutateAsync } = useChange(save)
  const [sending, setSending] = useState<{ readonly at: number; readonly of: number; readonly file: File }>()
  const sendEach = async (
    all: readonly Waiting[],
    orden: number,
    inputOf: (one: Waiting) => Values,
    before = 0,
  ): Promise<Tried & { readonly saved: Saved }> => {
    const made: Saved[] = []
    const ids = new Map<File, number>()
    const left: (Waiting & { reason: string })[] = []
    for (const [i, one] of all.entries()) {
      setSending({ at: before + i + 1, of: before + all.length, file: one.file })
      try {
        const place = orden + made.length
        const { answer, change } = await withSession(() => mutateAsync({ ...inputOf(one), orden: place }))
        const id = idOf(answer)
        made.push(savedAs(id, change))
        if (id !== undefined) ids.set(one.file, id)
      } catch (error) {
        left.push({ ...one, reason: errorMessage(error) })
      }
    }
    setSending(undefined)
    return { saved: together(...made), files: all.map(({ file }) => file), ids, left }
  }
  return { sending, sendEach }
}
