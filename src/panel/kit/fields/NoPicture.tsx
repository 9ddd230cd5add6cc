import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { uploadKinds } from '#contract/upload-kinds.ts'
import { Button } from '#ui/Button.tsx'
import { EntityFormContext, findLabel } from '../form-context.ts'
import { addedTo, forGallery } from '../gallery/tiles.ts'
import { FileList } from './Shown.tsx'
import type { Refused } from './use-paste.ts'

const lostWords = (lost: number, destination: string): string =>
  lost === 1
    ? `Una imagen no vino con lo que pegaste: guardala en tu computadora y cargala ${destination}.`
    : `${lost} imágenes no vinieron con lo que pegaste: guardalas en tu computadora y cargalas ${destination}.`

const noPlace =
  'Las imágenes no van dentro del texto, y acá no hay otro lugar para ellas: publicalas en una novedad o un producto, y poné acá el enlace.'

type NoPictureProps = Refused & { onTaken: () => void }

/** Offers pictures that were pasted into a text to the picture field or the gallery of the record; a text holds no pictures. */
export function NoPicture({ pictures, lost, hasText, onTaken }: NoPictureProps) {
  const { gallery, request, extensions } = use(EntityFormContext)
  const { getValues, setValue } = useFormContext()
  const put = (field: string, value: unknown) => {
    setValue(field, value, { shouldDirty: true })
    onTaken()
  }
  const [name] =
    Object.entries(request).find(
      ([fieldName, { accept }]) =>
        accept && uploadKinds[accept].isVisual && findLabel(extensions, fieldName) !== undefined,
    ) ?? []
  if (pictures.length + lost === 0)
    return 'Los archivos no van dentro del texto: cargalos en Descargas y poné acá el enlace.'
  if (name === undefined && !gallery) return noPlace
  const label = `“${findLabel(extensions, name ?? '') ?? ''}”`
  return (
    <>
      <p>{`Las imágenes no van dentro del texto.${hasText ? ' El resto de lo que pegaste quedó.' : ''}`}</p>
      {pictures.length > 0 &&
        (name === undefined ? (
          <Button tone="quiet" onClick={() => put(forGallery, addedTo(getValues(forGallery), pictures))}>
            {pictures.length === 1 ? 'Agregarla a la galería' : `Agregar las ${pictures.length} a la galería`}
          </Button>
        ) : (
          <FileList label="Imágenes de lo que pegaste" files={pictures.map((file) => ({ file }))}>
            {({ file }) => (
              <Button tone="quiet" onClick={() => put(name, file)}>
                {`Usarla en ${label}`}
              </Button>
            )}
          </FileList>
        ))}
      {lost > 0 && <p>{lostWords(lost, name === undefined ? 'en la galería' : `en ${label}`)}</p>}
    </>
  )
}
