import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { showAlert } from '../alert.ts'
import { useAfterSave, useSettled, type Values } from '../form-context.ts'
import { filesIn, useAddPictures, type Sending } from './use-add-pictures.ts'

/** Where the form keeps what was chosen besides the first file: it is not part of what the save sends. */
export const others = 'imagen_otras'

/** How many pictures the save makes. */
export const usePictureCount = (): number => 1 + filesIn(useWatch({ name: others })).length

/** The pictures after the first follow its save. Where one is not taken, it and the rest stay in the form. */
export const useOthers = (add: Endpoint<Values>): Sending | undefined => {
  const { getValues, setValue } = useFormContext()
  const { sending, addAll } = useAddPictures(add)
  const saving = useRef<Values>({})
  useSettled(() => {
    saving.current = { ...getValues() }
    return true
  })
  useAfterSave(async () => {
    const { [others]: chosen, ...values } = saving.current
    const rest = filesIn(chosen)
    const next = Number(values.orden) + 1
    const {
      saved,
      left: [first, ...left],
      reason,
    } = await addAll(rest, values, next, 1)
    const count = rest.length - left.length
    if (first) {
      for (const [name, value] of Object.entries({ imagen: first, [others]: left, orden: next + count - 1 }))
        setValue(name, value)
      showAlert(
        `${count === 1 ? 'Se agregó' : 'Se agregaron'} ${count} de ${rest.length + 1} imágenes. “${first.name}”: ${reason ?? ''}`,
        2,
      )
    } else if (rest.length > 0) showAlert(`${rest.length + 1} imágenes agregadas con éxito`, 1)
    return saved
  })
  return sending
}
