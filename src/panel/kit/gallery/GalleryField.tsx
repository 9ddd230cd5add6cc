import { useController } from 'react-hook-form'
import { offered } from '../../../contract/uploads.ts'
import { Field } from '../../../ui/Field.tsx'
import { keyOfFile } from '../fields/Chosen.tsx'
import { DropBox } from '../fields/DropBox.tsx'
import { ChooseStored } from '../library/ChooseStored.tsx'
import type { GalleryCalls } from '../form-context.ts'
import { useLeaveNote } from '../leave.ts'
import { judged } from './judged.ts'
import { StoredTile, WaitingTile } from './Tile.tsx'
import { forGallery, moved, valueOf, waitingIn, type Tiles, type Waiting } from './tiles.ts'
import { useDragTiles } from './use-drag-tiles.ts'
import { useLeftOut } from './use-left-out.tsx'
import { usePastedFiles } from './use-pasted-files.ts'
import { useSavePictures } from './use-save-pictures.ts'
import fields from '../fields/fields.module.css'
import styles from './gallery.module.css'

const notThere = (count: number): string | undefined => {
  if (count === 0) return undefined
  return count === 1 ? 'Una imagen todavía no se subió.' : `${count} imágenes todavía no se subieron.`
}

const keyOfTile = (tile: Tiles[number]) => (typeof tile === 'number' ? String(tile) : keyOfFile(tile.file))

/** The pictures of a record in its form: new ones are sent after the save, and all can be put in another order. */
export function GalleryField({ calls }: { calls: GalleryCalls }) {
  const { stored, tiles: shownAs, sending, canOrder, retry } = useSavePictures(calls)
  const { ref, value, onChange } = useController({ name: forGallery }).field
  const { error, refuse } = useLeftOut(forGallery)
  const tiles = shownAs(value)
  const waiting = waitingIn(tiles)
  useLeaveNote(notThere(waiting.filter(({ reason }) => reason !== undefined).length))

  const put = (next: Tiles) => onChange(valueOf(next, stored))
  const choose = async (files: readonly File[]) => {
    const { good, leftOut } = await judged(files, 'image')
    put([...shownAs(value), ...good])
    refuse(leftOut)
  }
  usePastedFiles((files) => void choose(files))
  const canMove = canOrder || stored.length === 0
  const move = (from: number, to: number) => put(moved(tiles, from, to))
  const list = useDragTiles(canMove ? tiles.map(keyOfTile).join('\n') : undefined, move)
  const placeOf = (at: number) => ({
    at,
    count: tiles.length,
    ...(canMove && { onMove: (to: number) => move(at, to) }),
  })
  const replace = (old: Waiting, file: File) =>
    put(tiles.map((tile) => (typeof tile !== 'number' && tile.file === old.file ? { file } : tile)))
  return (
    <div className={fields.file}>
      <Field label={`Imágenes (${tiles.length})`} error={error} hint={`Tamaño recomendado: ${calls.recommended}`}>
        <DropBox
          ref={ref}
          accept={offered.image}
          multiple
          chosen="Elegí imágenes, arrastralas hasta acá o pegalas"
          onFiles={(files) => void choose(files)}
        />
      </Field>
      <ChooseStored label="Imágenes" accept="image" onFile={(file) => void choose([file])} />
      {tiles.length > 0 && (
        <ol ref={list} className={styles.tiles} aria-label="Galería">
          {tiles.map((tile, at) => {
            if (typeof tile !== 'number')
              return (
                <WaitingTile
                  key={keyOfFile(tile.file)}
                  {...placeOf(at)}
                  waiting={tile}
                  recommended={calls.recommended}
                  sending={sending?.file === tile.file}
                  onShrunk={(file) => replace(tile, file)}
                  onRemove={() => put(tiles.filter((other) => other !== tile))}
                  onRetry={retry && tile.reason !== undefined ? () => void retry(tile.file) : undefined}
                />
              )
            const picture = stored.find(({ id }) => id === tile)
            return picture && <StoredTile key={tile} {...placeOf(at)} picture={picture} remove={calls.remove} />
          })}
        </ol>
      )}
      <output className={fields.advice}>
        {sending
          ? `Guardando la imagen ${sending.at} de ${sending.of}…`
          : waiting.length > 0 && 'Las imágenes nuevas se suben al guardar.'}
      </output>
    </div>
  )
}
