import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { useExtension } from '../../../api/extensions.ts'
import { useChange } from '../../../api/write.ts'
import { ordenar } from '../../../contract/cambio.ts'
import { counted } from '../../../ui/counted.ts'
import { showError, theScreen } from '../alert.ts'
import { EntityFormContext, savedAs, together, usePart, type GalleryCalls, type Saved } from '../form-context.ts'
import { idOf } from '../stored.ts'
import { useSendEach } from '../fields/use-send-each.ts'
import { waitingIn, type Waiting } from '../fields/waiting.ts'
import { nextOrden } from '../text.ts'
import { offerUndo } from '../undo.ts'
import { afterTry, forGallery, orderToSend, storedIn, tilesIn, withStored, type Tiles } from './tiles.ts'

/** After the save of their record: adds the pictures that wait, then puts all in order. Those that fail stay, with their reasons. */
export const useSavePictures = ({ add }: GalleryCalls) => {
  const { loaded, at } = use(EntityFormContext)
  const { getValues, setValue } = useFormContext()
  const { sending, sendEach } = useSendEach(add)
  const order = useChange(ordenar)
  const canOrder = useExtension(ordenar)
  const stored = storedIn(loaded)
  const recurso = add.of?.resource ?? ''
  const [ownerId] = Object.entries(add.request).find(([, { kind }]) => kind === 'id') ?? []

  const putInOrder = async (idPadre: number, ids: number[] | undefined): Promise<Saved> => {
    if (!canOrder || ids === undefined) return together()
    try {
      return savedAs(undefined, (await order.mutateAsync({ recurso, idPadre, ids })).change)
    } catch {
      showError('Las imágenes se guardaron, pero no pudimos ponerlas en ese orden.', theScreen)
      return together()
    }
  }
  const addAll = (pictures: readonly Waiting[], id: number) =>
    sendEach(pictures, nextOrden(stored), ({ file }) => ({
      ...(ownerId !== undefined && { [ownerId]: id }),
      imagen: file,
    }))
  /** Sends what these tiles hold; the tiles that the form shows afterwards hold what failed. */
  const send = async (id: number, tiles: Tiles): Promise<Saved> => {
    if (tiles.length === 0 || ownerId === undefined) return together()
    const { saved, ...tried } = await addAll(waitingIn(tiles), id)
    const { ids, left } = tried
    const now = afterTry(tilesIn(getValues(forGallery)), tried)
    if (waitingIn(now).length > 0) setValue(forGallery, now)
    const ordered = await putInOrder(id, orderToSend(tiles, stored, ids))
    const [first] = left
    if (first)
      showError(
        `Se guardó, pero ${left.length === 1 ? `“${first.file.name}” no entró` : `${counted(left.length, 'imagen', 'imágenes')} no entraron`} en la galería: ${first.reason}`,
        at,
      )
    // Pictures are not records of the list, so that their ids stay out.
    return { ...together(saved, ordered), ids: [] }
  }

  usePart({
    after: async ({ ids: [owner] }, { [forGallery]: value }) =>
      owner === undefined ? together() : send(owner, tilesIn(value)),
  })

  const id = idOf(loaded)
  /** Tries one picture again, in its place; its record is saved already. */
  const retry =
    id === undefined || ownerId === undefined
      ? undefined
      : async (file: File) => {
          const { saved, ...tried } = await addAll([{ file }], id)
          const { ids, left } = tried
          const tiles = tilesIn(getValues(forGallery))
          const ordered = left.length > 0 ? together() : await putInOrder(id, orderToSend(tiles, stored, ids))
          offerUndo(`se agregó ${file.name}`, ...saved.changes, ...ordered.changes)
          const now = afterTry(tiles, tried)
          setValue(forGallery, waitingIn(now).length > 0 ? now : undefined, { shouldDirty: true })
        }
  return {
    stored,
    tiles: (value: unknown) => withStored(tilesIn(value), stored),
    sending,
    canMove: canOrder || stored.length === 0,
    retry,
  }
}
