import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { EntityFormContext, labelIn } from '../form-context.ts'
import { addedTo, forGallery } from '../gallery/tiles.ts'
import { FileList } from './FileList.tsx'
import type { Refused } from './use-paste.ts'

const lostWords = (lost: number, place: string): string =>
  lost === 1
    ? `Una imagen no vino con lo que pegaste: guardala en tu computadora y cargala ${place}.`
    : `${lost} imágenes no vinieron con lo que pegaste: guardalas en tu computadora y cargalas ${place}.`

const noPlace =
  'Las imágenes no van dentro del texto, y acá no hay otro lugar para ellas: publicalas en una novedad o un producto, y poné acá el enlace.'

type NoPictureProps = Refused & { onTaken: () => void }

/** Offers pictures that were pasted into a text to the picture field or the gallery of the record; a text holds no pictures. */
export function NoPicture({ pictures, lost, rest, onTaken }: NoPictureProps) {
  const { gallery, request, parts } = use(EntityFormContext)
  const { getValues, setValue } = useFormContext()
  const put = (field: string, value: unknown) => {
    setValue(field, value, { shouldDirty: true })
    onTaken()
  }
  const [name] =
    Object.entries(request).find(
      ([of, { kind, accept }]) => kind === 'upload' && accept !== 'any' && labelIn(parts, of) !== undefined,
    ) ?? []
  if (pictures.length + lost === 0)
    return 'Los archivos no van dentro del texto: cargalos en Descargas y poné acá el enlace.'
  if (name === undefined && !gallery) return noPlace
  const label = `“${labelIn(parts, name ?? '') ?? ''}”`
  return (
    <>
      <p>{`Las imágenes no van dentro del texto.${rest ? ' El resto de lo que pegaste quedó.' : ''}`}</p>
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
