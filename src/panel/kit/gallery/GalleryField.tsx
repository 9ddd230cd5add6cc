import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { Button, IconButton } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { ArrowLeft, ArrowRight, Close } from '#ui/icons/index.tsx'
import { fileUrl } from '#ui/media-url.ts'
import { judgeFiles, useLeftOut } from '../fields/judged.tsx'
import { FileWords, Shown } from '../fields/Shown.tsx'
import { UploadBox } from '../fields/UploadBox.tsx'
import { getFileKey, getWaitingFiles, type Waiting } from '../fields/waiting.ts'
import type { GalleryCalls } from '../form-context.ts'
import { useLeaveNote } from '../leave.ts'
import { useDrag } from '../orden/use-drag.ts'
import { DeleteButton } from '../RowActions.tsx'
import { forGallery, moved, toFormValue, type StoredPicture, type Tiles } from './tiles.ts'
import { useSavePictures } from './use-save-pictures.ts'
import fields from '../fields/fields.module.css'
import styles from './gallery.module.css'

/** Each tile names its own file. */
const none: readonly File[] = []

const notThere = (count: number): string | undefined => {
  if (count === 0) return undefined
  return count === 1 ? 'Una imagen todavía no se subió.' : `${count} imágenes todavía no se subieron.`
}

const getTileKey = (tile: Tiles[number]) => (typeof tile === 'number' ? String(tile) : getFileKey(tile.file))

/** The pictures of a record in its form: new ones are sent after the save, and all can be put in another order. */
export function GalleryField({ calls }: { calls: GalleryCalls }) {
  const { stored, tiles: shownAs, getTilesNow, sending, canMove, retry } = useSavePictures(calls)
  const { ref, value, onChange } = useController({ name: forGallery }).field
  const { error, refuse } = useLeftOut(forGallery)
  const tiles = shownAs(value)
  const waiting = getWaitingFiles(tiles)
  useLeaveNote(notThere(waiting.filter(({ reason }) => reason !== undefined).length))

  const put = (next: Tiles) => onChange(toFormValue(next, stored))
  const choose = async (files: readonly File[]) => {
    const { good, leftOut } = await judgeFiles(files, 'image')
    put([...getTilesNow(), ...good])
    refuse(leftOut)
  }
  usePastedFiles((files) => void choose(files))
  const move = (from: number, to: number) => put(moved(tiles, from, to))
  const list = useRef<HTMLOListElement>(null)
  useDrag(() => list.current, canMove ? tiles.map(getTileKey).join('\n') : '', move)
  const toTilePlace = (index: number) => ({ index, count: tiles.length, onMove: canMove ? move : undefined })

  const newTile = (tile: Waiting, index: number) => {
    const { file, reason } = tile
    const isSending = sending?.file === file
    return (
      <Tile
        key={getFileKey(file)}
        {...toTilePlace(index)}
        className={reason === undefined ? styles.new : styles.failed}
        remove={
          <IconButton label={`Quitar ${file.name}`} icon={<Close />} onClick={() => put(tiles.toSpliced(index, 1))} />
        }
      >
        <Shown
          fileOrPath={file}
          grip={canMove}
          recommended={calls.recommended}
          onFile={isSending ? undefined : (made) => put(tiles.with(index, { file: made }))}
        >
          <FileWords {...(isSending ? { file } : tile)} />
          {isSending && <p>Subiendo…</p>}
          {!isSending && retry && reason !== undefined && (
            <Button tone="quiet" aria-label={`Reintentar ${file.name}`} onClick={() => void retry(file)}>
              Reintentar
            </Button>
          )}
        </Shown>
      </Tile>
    )
  }
  return (
    <UploadBox
      name="Imágenes"
      label={`Imágenes (${tiles.length})`}
      ref={ref}
      error={error}
      accept="image"
      multiple
      recommended={calls.recommended}
      files={none}
      toChoose="Elegí imágenes, arrastralas hasta acá o pegalas"
      onFiles={(files) => void choose(files)}
      onStored={(file) => void choose([file])}
    >
      {tiles.length > 0 && (
        <ol role="list" ref={list} className={styles.tiles} aria-label="Galería">
          {tiles.map((tile, index) =>
            typeof tile === 'number' ? (
              <StoredTile
                key={tile}
                {...toTilePlace(index)}
                picture={stored.find(({ id }) => id === tile)}
                removes={calls.remove}
              />
            ) : (
              newTile(tile, index)
            ),
          )}
        </ol>
      )}
      <output className={fields.advice}>
        {sending
          ? `Guardando la imagen ${sending.position} de ${sending.total}…`
          : waiting.length > 0 && 'Las imágenes nuevas se suben al guardar.'}
      </output>
    </UploadBox>
  )
}

type TilePlace = {
  index: number
  count: number
  /** Moves the tile; undefined where the API cannot order a gallery. */
  onMove: ((from: number, to: number) => void) | undefined
}

type StoredTileProps = TilePlace & { picture: StoredPicture | undefined; removes: GalleryCalls['remove'] }

const StoredTile = ({ picture, removes, ...tilePlace }: StoredTileProps) =>
  picture && (
    <Tile
      {...tilePlace}
      remove={
        <DeleteButton endpoint={removes} input={{ idImagen: picture.id }} name={`imagen ${tilePlace.index + 1}`} />
      }
    >
      <div data-grip={tilePlace.onMove ? '' : undefined}>
        <img src={fileUrl(picture.path)} alt={`Imagen ${tilePlace.index + 1}`} loading="lazy" draggable={false} />
      </div>
    </Tile>
  )

type TileProps = TilePlace & {
  className?: string | undefined
  remove: ReactNode
  /** The picture, and the notes about it. */
  children: ReactNode
}

/** A picture in its place: the first one is the cover. */
function Tile({ index, count, onMove, className, remove, children }: TileProps) {
  const name = `imagen ${index + 1}`
  const toward = (to: number) => ({
    'aria-disabled': to < 0 || to >= count,
    onClick: () => to >= 0 && to < count && onMove?.(index, to),
  })
  return (
    <li className={cx(styles.tile, className)}>
      {children}
      {index === 0 && <span className={styles.cover}>Portada</span>}
      {onMove && index > 0 && (
        <Button tone="quiet" aria-label={`Hacer portada la ${name}`} onClick={() => onMove(index, 0)}>
          Hacer portada
        </Button>
      )}
      <div className={styles.tools}>
        {onMove && (
          <>
            <IconButton label={`Mover antes la ${name}`} icon={<ArrowLeft />} {...toward(index - 1)} />
            <IconButton label={`Mover después la ${name}`} icon={<ArrowRight />} {...toward(index + 1)} />
          </>
        )}
        {remove}
      </div>
    </li>
  )
}

/** Files pasted anywhere on the screen but into a text. A copied piece of a sheet brings words with its picture: these are no picture. */
const usePastedFiles = (take: (files: readonly File[]) => void): void => {
  const act = useEffectEvent(take)
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const { target, clipboardData, defaultPrevented } = event
      const files = [...(clipboardData?.files ?? [])]
      const inText = target instanceof HTMLElement && target.isContentEditable
      if (defaultPrevented || inText || files.length === 0 || clipboardData?.getData('text/plain')) return
      event.preventDefault()
      act(files)
    }
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
