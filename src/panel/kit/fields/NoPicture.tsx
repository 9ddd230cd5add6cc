import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { EntityFormContext } from '../form-context.ts'
import type { Refused } from './use-paste.ts'

/** A picture that was pasted into a text: it is no part of it, yet it can be the one that the record has a field for. */
export function NoPicture({ picture, rest, onTaken }: Refused & { onTaken: () => void }) {
  const { request, labels } = use(EntityFormContext)
  const { setValue } = useFormContext()
  const [name] = Object.entries(request).find(([of, { kind, accept }]) => kind === 'upload' && accept !== 'any' && labels.has(of)) ?? []
  if (picture === undefined || name === undefined) {
    return `Las imágenes no van dentro del texto: cargalas en su campo o en la galería.${rest ? ' El resto de lo que pegaste quedó.' : ''}`
  }
  const take = () => {
    setValue(name, picture, { shouldDirty: true })
    onTaken()
  }
  return (
    <>
      Las imágenes no van dentro del texto.{' '}
      <Button tone="quiet" onClick={take}>Usarla en “{labels.get(name)}”</Button>
    </>
  )
}
