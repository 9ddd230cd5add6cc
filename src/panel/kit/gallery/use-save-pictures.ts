import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { useExtension } from '#api/extensions.ts'
import { useChange } from '#api/write.ts'
import { ordenar } from '#contract/cambio.ts'
import { counted } from '#ui/counted.ts'
import { screenErrorKey, showError, showSaved } from '../alert.ts'
import {
  EntityFormContext,
  savedAs,
  mergeSaves,
  useFormExtension,
  type GalleryCalls,
  type Saved,
} from '../form-context.ts'
import { getRecordId } from '../stored.ts'
import { useSendEach } from '../fields/use-send-each.ts'
import { getWaitingFiles, type Waiting } from '../fields/waiting.ts'
import { nextOrden } from '../text.ts'
import { offerUndo } from '../undo.ts'
import { afterTry, forGallery, orderToSend, getStoredPictures, getTiles, withStored, type Tiles } from './tiles.ts'

/** After the save of their record: adds the pictures that wait, then puts all in order. Those that fail stay, with their reasons. */
export const useSavePictures = ({ add }: GalleryCalls) => {
  const { loaded, errorKey } = use(EntityFormContext)
  const { getValues, setValue } = useFormContext()
  const { sending, sendEach } = useSendEach(add)
  const order = useChange(ordenar)
  const canOrder = useExtension(ordenar)
  const stored = getStoredPictures(loaded)
  const recurso = add.entity?.resource ?? ''
  const [ownerId] = Object.entries(add.request).find(([, { kind }]) => kind === 'id') ?? []

  const putInOrder = async (idPadre: number, ids: number[] | undefined): Promise<Saved> => {
    if (!canOrder || ids === undefined) return mergeSaves()
    try {
      return savedAs(undefined, (await order.mutateAsync({ recurso, idPadre, ids })).change)
    } catch {
      showError('Las imágenes se guardaron, pero no pudimos ponerlas en ese orden.', screenErrorKey)
      return mergeSaves()
    }
  }
  const addAll = async (pictures: readonly Waiting[], id: number) => {
    const tried = await sendEach(pictures, nextOrden(stored), ({ file }) => ({
      ...(ownerId !== undefined && { [ownerId]: id }),
      imagen: file,
    }))
    if (tried.saved.notes.length > 0) showSaved('Se guardó', tried.saved.notes)
    return tried
  }
  /** Sends the pictures of these tiles; the failed ones stay in the form's tiles. */
  const send = async (id: number, tiles: Tiles): Promise<Saved> => {
    if (tiles.length === 0 || ownerId === undefined) return mergeSaves()
    const { saved, ...tried } = await addAll(getWaitingFiles(tiles), id)
    const { ids, failures } = tried
    const now = afterTry(getTiles(getValues(forGallery)), tried)
    if (getWaitingFiles(now).length > 0) setValue(forGallery, now)
    const ordered = await putInOrder(id, orderToSend(tiles, stored, ids))
    const [first] = failures
    if (first)
      showError(
        `Se guardó, pero ${failures.length === 1 ? `“${first.file.name}” no entró` : `${counted(failures.length, 'imagen', 'imágenes')} no entraron`} en la galería: ${first.reason}`,
        errorKey,
      )
    // Pictures are not records of the list, so that their ids stay out.
    return { ...mergeSaves(saved, ordered), ids: [] }
  }

  useFormExtension({
    attach: async ({ ids: [owner] }, { [forGallery]: value }) =>
      owner === undefined ? mergeSaves() : send(owner, getTiles(value)),
  })

  const id = getRecordId(loaded)
  /** Sends one picture again, at its position; its record is saved already. */
  const retry =
    id === undefined || ownerId === undefined
      ? undefined
      : async (file: File) => {
          const { saved, ...tried } = await addAll([{ file }], id)
          const { ids, failures } = tried
          const tiles = getTiles(getValues(forGallery))
          const ordered = failures.length > 0 ? mergeSaves() : await putInOrder(id, orderToSend(tiles, stored, ids))
          offerUndo(`se agregó ${file.name}`, ...saved.changes, ...ordered.changes)
          const now = afterTry(tiles, tried)
          setValue(forGallery, getWaitingFiles(now).length > 0 ? now : undefined, { shouldDirty: true })
        }
  const toTiles = (value: unknown) => withStored(getTiles(value), stored)
  return {
    stored,
    tiles: toTiles,
    /** The tiles after further pictures came, or others went, since the last drawing. */
    getTilesNow: () => toTiles(getValues(forGallery)),
    sending,
    canMove: canOrder || stored.length === 0,
    retry,
  }
}
