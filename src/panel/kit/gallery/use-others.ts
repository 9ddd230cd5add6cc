import { use, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { showError, showSuccess } from '../alert.ts'
import { EntityFormContext, useAfterSave, useSettled, type Values } from '../form-context.ts'
import { filesIn, useAddPictures, type Sending } from './use-add-pictures.ts'

/** The form value of the files after the first, which the save does not send. */
export const others = 'imagen_otras'

/** The number of pictures that the save makes. */
export const usePictureCount = (): number => 1 + filesIn(useWatch({ name: others })).length

/** Adds the other pictures after the save of the first. Refused pictures stay in the form. */
export const useOthers = (add: Endpoint<Values>): Sending | undefined => {
  const { at } = use(EntityFormContext)
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
    } = await addAll(rest, values, next, 1)
    const count = rest.length - left.length
    if (first) {
      const still = { imagen: first.file, [others]: left.map(({ file }) => file), orden: next + count - 1 }
      for (const [name, value] of Object.entries(still)) setValue(name, value)
      showError(
        `${count === 1 ? 'Se agregó' : 'Se agregaron'} ${count} de ${rest.length + 1} imágenes. “${first.file.name}”: ${first.reason}`,
        at,
      )
    } else if (rest.length > 0) showSuccess(`${rest.length + 1} imágenes agregadas con éxito`)
    return saved
  })
  return sending
}
