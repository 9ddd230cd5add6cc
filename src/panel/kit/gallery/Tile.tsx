import { useState, type ReactNode } from 'react'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { ArrowLeft, ArrowRight, Close } from '../../../ui/icons/index.tsx'
import { fileUrl } from '../../../ui/media-url.ts'
import { CropOffer } from '../crop/CropOffer.tsx'
import { FilePreview } from '../fields/FilePreview.tsx'
import type { Size } from '../fields/size-advice.ts'
import { ShrinkOffer } from '../fields/ShrinkOffer.tsx'
import { DeleteButton } from '../RowActions.tsx'
import { fileSize } from '../text.ts'
import type { Stored, Waiting } from './tiles.ts'
import styles from './gallery.module.css'

interface TilePlace {
  readonly at: number
  readonly count: number
  /** Moves the tile; undefined where the API cannot order a gallery. */
  readonly onMove?: (to: number) => void
}

type TileProps = TilePlace & {
  className?: string | undefined
  picture: ReactNode
  words?: ReactNode
  remove: ReactNode
}

/** A picture in its place: the first one is the cover. */
function Tile({ at, count, onMove, className, picture, words, remove }: TileProps) {
  const name = `imagen ${at + 1}`
  const toward = (to: number, possible: boolean) => ({
    'aria-disabled': !possible,
    onClick: () => possible && onMove?.(to),
  })
  return (
    <li className={cx(styles.tile, className)}>
      <div className={styles.picture} data-grip={onMove && ''}>
        {picture}
        {at === 0 && <span className={styles.cover}>Portada</span>}
      </div>
      <span>{words}</span>
      {onMove && at > 0 && (
        <Button tone="quiet" aria-label={`Hacer portada la ${name}`} onClick={() => onMove(0)}>
          Hacer portada
        </Button>
      )}
      <div className={styles.tools}>
        {onMove && (
          <>
            <IconButton label={`Mover antes la ${name}`} icon={<ArrowLeft />} {...toward(at - 1, at > 0)} />
            <IconButton label={`Mover después la ${name}`} icon={<ArrowRight />} {...toward(at + 1, at < count - 1)} />
          </>
        )}
        {remove}
      </div>
    </li>
  )
}

type StoredTileProps = TilePlace & { picture: Stored; remove: Endpoint<{ idImagen: number }> }

/** A picture that is stored. */
export const StoredTile = ({ picture, remove, ...place }: StoredTileProps) => (
  <Tile
    {...place}
    picture={<img src={fileUrl(picture.path)} alt={`Imagen ${place.at + 1}`} loading="lazy" draggable={false} />}
    remove={<DeleteButton endpoint={remove} input={{ idImagen: picture.id }} name={`imagen ${place.at + 1}`} />}
  />
)

type WaitingTileProps = TilePlace & {
  waiting: Waiting
  /** '454x448' of §9. */
  recommended: string
  sending: boolean | undefined
  /** Called with the shrunk or cropped file. */
  onShrunk: (file: File) => void
  onRemove: () => void
  onRetry: (() => void) | undefined
}

/** A picture that is not stored yet: its file, and why it could not be stored. */
export const WaitingTile = ({
  waiting,
  recommended,
  sending,
  onShrunk,
  onRemove,
  onRetry,
  ...place
}: WaitingTileProps) => {
  const { file, reason } = waiting
  const [size, setSize] = useState<Size>()
  return (
    <Tile
      {...place}
      className={reason === undefined ? styles.new : styles.failed}
      picture={<FilePreview of={file} onSize={setSize} />}
      words={
        <div className={styles.said}>
          <p>{`${file.name} · ${fileSize(file.size)}`}</p>
          {sending && <p>Subiendo…</p>}
          {!sending && reason !== undefined && <p className={styles.reason}>{reason}</p>}
          {!sending && onRetry && (
            <Button tone="quiet" aria-label={`Reintentar ${file.name}`} onClick={onRetry}>
              Reintentar
            </Button>
          )}
          {!sending && <ShrinkOffer file={file} onFile={onShrunk} />}
          {!sending && <CropOffer file={file} size={size} recommended={recommended} onFile={onShrunk} />}
        </div>
      }
      remove={<IconButton label={`Quitar ${file.name}`} icon={<Close />} onClick={onRemove} />}
    />
  )
}
