import { use, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { errorMessage } from '../../../api/errors.ts'
import { useChange } from '../../../api/write.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { isRecord } from '../../../contract/record.ts'
import { counted } from '../../../ui/counted.ts'
import { showError, showSuccess } from '../alert.ts'
import {
  EntityFormContext,
  savedAs,
  together,
  useAfterSave,
  useSettled,
  type Saved,
  type Values,
} from '../form-context.ts'
import { idOf } from '../id-of.ts'
import { withSession } from '../session.ts'

/** A further file of the form, which becomes a record of its own. */
export interface More {
  readonly file: File
  readonly title: string
  /** The reason why the last try failed. */
  readonly reason?: string
}

/** The form value of the files after the first, which the save does not send. */
export const moreFiles = 'archivos_otros'

const isMore = (value: unknown): value is More =>
  isRecord(value) && value['file'] instanceof File && typeof value['title'] === 'string'
export const moreIn = (value: unknown): More[] => (Array.isArray(value) ? value.filter(isMore) : [])

type Fields = { save: Endpoint<Values>; name: string; title: string }

/** After the save of the first file makes a record of each further one. Those that fail stay in the form, which then goes on with them. */
export const useMoreFiles = ({
  save,
  name,
  title,
}: Fields): { readonly at: number; readonly of: number } | undefined => {
  const { at } = use(EntityFormContext)
  const { getValues, setValue } = useFormContext()
  const { mutateAsync } = useChange(save)
  const [sending, setSending] = useState<{ at: number; of: number }>()
  const saving = useRef<Values>({})
  useSettled(() => {
    saving.current = { ...getValues() }
    return true
  })
  useAfterSave(async () => {
    const { [moreFiles]: chosen, ...values } = saving.current
    const more = moreIn(chosen)
    const made: Saved[] = []
    const failed: Required<More>[] = []
    for (const [i, one] of more.entries()) {
      setSending({ at: i + 2, of: more.length + 1 })
      const orden = Number(values['orden']) + made.length + 1
      try {
        const { answer, change } = await withSession(() =>
          mutateAsync({ ...values, [name]: one.file, [title]: one.title, orden }),
        )
        made.push(savedAs(idOf(answer), change))
      } catch (error) {
        failed.push({ ...one, reason: errorMessage(error) })
      }
    }
    setSending(undefined)
    const [first, ...rest] = failed
    if (!first) {
      if (more.length > 0) showSuccess(`${counted(more.length + 1, 'archivo cargado', 'archivos cargados')} con éxito`)
      return together(...made)
    }
    const next = {
      [name]: first.file,
      [title]: first.title,
      [moreFiles]: rest,
      orden: Number(values['orden']) + made.length + 1,
    }
    for (const [field, value] of Object.entries(next)) setValue(field, value)
    showError(
      `Se cargaron ${made.length + 1} de ${more.length + 1} archivos. “${first.file.name}”: ${first.reason}`,
      at,
    )
    return { ...together(...made), stays: true }
  })
  return sending
}
