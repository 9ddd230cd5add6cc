import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { errorMessage } from '../../../api/errors.ts'
import { useChange } from '../../../api/write.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { showAlert } from '../alert.ts'
import { savedAs, together, useAfterSave, useSettled, type Saved, type Values } from '../form-context.ts'
import { idOf } from '../id-of.ts'
import { withSession } from '../session.ts'

/** Where the form keeps what was chosen besides the first file: it is not part of what the save sends. */
export const others = 'imagen_otras'

export const filesIn = (value: unknown): File[] => (Array.isArray(value) ? value.filter((file: unknown) => file instanceof File) : [])

/** How many pictures the save makes. */
export const usePictureCount = (): number => 1 + filesIn(useWatch({ name: others })).length

interface Sending {
  readonly at: number
  readonly of: number
}

/**
 * The pictures after the first follow its save, each a place further on. Where one is not taken, it and the rest stay in the form.
 */
export const useOthers = (add: Endpoint<Values>): Sending | undefined => {
  const { getValues, setValue } = useFormContext()
  const { mutateAsync } = useChange(add)
  const [sending, setSending] = useState<Sending>()
  const saving = useRef<Values>({})
  useSettled(() => {
    saving.current = { ...getValues() }
    return true
  })
  useAfterSave(async () => {
    const { [others]: chosen, ...values } = saving.current
    const rest = filesIn(chosen)
    const made: Saved[] = []
    const place = (i: number) => Number(values.orden) + 1 + i
    for (const [i, imagen] of rest.entries()) {
      setSending({ at: i + 2, of: rest.length + 1 })
      try {
        const { answer, change } = await withSession(() => mutateAsync({ ...values, imagen, orden: place(i) }))
        made.push(savedAs(idOf(answer), change))
      } catch (error) {
        for (const [name, value] of Object.entries({ imagen, [others]: rest.slice(i + 1), orden: place(i) })) setValue(name, value)
        showAlert(`${i === 0 ? 'Se agregó' : 'Se agregaron'} ${i + 1} de ${rest.length + 1} imágenes. “${imagen.name}”: ${errorMessage(error)}`, 2)
        break
      }
    }
    setSending(undefined)
    if (rest.length > 0 && made.length === rest.length) showAlert(`${rest.length + 1} imágenes agregadas con éxito`, 1)
    return together(...made)
  })
  return sending
}
