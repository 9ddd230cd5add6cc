import { useState } from 'react'
import { errorMessage } from '../../../api/errors.ts'
import { useChange } from '../../../api/write.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { savedAs, together, type Saved, type Values } from '../form-context.ts'
import { idOf } from '../id-of.ts'
import { withSession } from '../session.ts'
import type { Waiting } from './tiles.ts'

export const filesIn = (value: unknown): File[] =>
  Array.isArray(value) ? value.filter((file: unknown) => file instanceof File) : []

export interface Sending {
  readonly at: number
  readonly of: number
  readonly file: File
}

interface Added {
  readonly saved: Saved
  /** The ids of the added pictures, where the API names them. */
  readonly ids: ReadonlyMap<File, number>
  /** The files that were not added, each with the reason. */
  readonly left: readonly (Waiting & { readonly reason: string })[]
}

/** Adds pictures to a gallery one after another, each a place further on. `before` counts the pictures added earlier. */
export const useAddPictures = (add: Endpoint<Values>) => {
  const { mutateAsync } = useChange(add)
  const [sending, setSending] = useState<Sending>()

  const addAll = async (files: readonly File[], owner: Values, orden: number, before = 0): Promise<Added> => {
    const made: Saved[] = []
    const ids = new Map<File, number>()
    const left: { file: File; reason: string }[] = []
    for (const [i, imagen] of files.entries()) {
      setSending({ at: before + i + 1, of: before + files.length, file: imagen })
      try {
        const place = orden + made.length
        const { answer, change } = await withSession(() => mutateAsync({ ...owner, imagen, orden: place }))
        const id = idOf(answer)
        made.push(savedAs(id, change))
        if (id !== undefined) ids.set(imagen, id)
      } catch (error) {
        left.push({ file: imagen, reason: errorMessage(error) })
      }
    }
    setSending(undefined)
    return { saved: together(...made), ids, left }
  }
  return { sending, addAll }
}
