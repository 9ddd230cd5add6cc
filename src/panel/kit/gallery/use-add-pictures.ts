import { useState } from 'react'
import { errorMessage } from '../../../api/errors.ts'
import { useChange } from '../../../api/write.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { savedAs, together, type Saved, type Values } from '../form-context.ts'
import { idOf } from '../id-of.ts'
import { withSession } from '../session.ts'

export const filesIn = (value: unknown): File[] =>
  Array.isArray(value) ? value.filter((file: unknown) => file instanceof File) : []

export interface Sending {
  readonly at: number
  readonly of: number
}

interface Added {
  readonly saved: Saved
  /** Those that were not taken. */
  readonly left: readonly File[]
  /** Why the first of them was not. */
  readonly reason: string | undefined
}

/** Adds pictures to a gallery, one after another, each a place further on; `before` is how many of them are there already. */
export const useAddPictures = (add: Endpoint<Values>) => {
  const { mutateAsync } = useChange(add)
  const [sending, setSending] = useState<Sending>()

  const addAll = async (files: readonly File[], owner: Values, orden: number, before = 0): Promise<Added> => {
    const made: Saved[] = []
    let reason: string | undefined
    for (const [i, imagen] of files.entries()) {
      setSending({ at: before + i + 1, of: before + files.length })
      try {
        const { answer, change } = await withSession(() => mutateAsync({ ...owner, imagen, orden: orden + i }))
        made.push(savedAs(idOf(answer), change))
      } catch (error) {
        reason = errorMessage(error)
        break
      }
    }
    setSending(undefined)
    return { saved: together(...made), left: files.slice(made.length), reason }
  }
  return { sending, addAll }
}
