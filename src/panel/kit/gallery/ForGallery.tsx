import { use, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { showAlert } from '../alert.ts'
import { EntityFormContext, together, useAfterSave, useSettled, type Values } from '../form-context.ts'
import { nextOrden } from '../text.ts'
import { ChosenPictures } from './PictureList.tsx'
import { filesIn, useAddPictures } from './use-add-pictures.ts'
import styles from './gallery.module.css'

/** Where a form keeps pictures for the gallery of its record: they follow the save, and are no part of what it sends. */
export const forGallery = 'imagenes_galeria'

/** The gallery of a record that is being edited; a new one has none yet. */
const galleryIn = (loaded: unknown): { orden: number }[] => {
  const pictures: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, 'imagenes') : undefined
  return Array.isArray(pictures) ? pictures : []
}

/** What a form still holds as it was when it was sent counts as saved: this is not. */
const anew = (file: File): File => new File([file], file.name, { type: file.type })

/** Pictures that wait for their record to be saved. Where one is not taken, it and the rest stay in the form. */
export function ForGallery({ add }: { add: Endpoint<Values> }) {
  const { loaded } = use(EntityFormContext)
  const { getValues, setValue } = useFormContext()
  const { value, onChange } = useController({ name: forGallery }).field
  const { sending, addAll } = useAddPictures(add)
  const saving = useRef<readonly File[]>([])
  useSettled(() => {
    saving.current = filesIn(getValues(forGallery))
    return true
  })
  useAfterSave(async ({ ids: [id] }) => {
    const files = saving.current
    const [ownerId] = Object.entries(add.request).find(([, { kind }]) => kind === 'id') ?? []
    if (files.length === 0 || ownerId === undefined || id === undefined) return together()
    const { saved, left, reason } = await addAll(files, { [ownerId]: id }, nextOrden(galleryIn(loaded)))
    const more = filesIn(getValues(forGallery)).filter((file) => !files.includes(file))
    if (left.length + more.length > 0) setValue(forGallery, [...left.map(anew), ...more])
    if (left[0]) showAlert(`Se guardó, pero “${left[0].name}” no entró en la galería: ${reason ?? ''}`, 2)
    // Of its records' own list they are none.
    return { ...saved, ids: [] }
  })
  const files = filesIn(value)
  if (files.length === 0) return null
  return (
    <div className={styles.waiting}>
      <p>{sending ? `Guardando la imagen ${sending.at} de ${sending.of}…` : 'Al guardar, se agregan a la galería:'}</p>
      <ChosenPictures
        label="Imágenes para la galería"
        files={files}
        onFiles={(left) => onChange(left.length > 0 ? left : undefined)}
      />
    </div>
  )
}
