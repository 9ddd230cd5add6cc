import { useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Message } from '#ui/Message.tsx'
import { useSource } from '../fields/FilePreview.tsx'
import { cropped } from '../fields/draw.ts'
import { getRecommendedSize, type Size } from '../fields/size-advice.ts'
import { useDerivedFile } from '../fields/use-derived-file.ts'
import answers from '../RowActions.module.css'
import { inPercent, inPixels, getDisplayBoxes, getVisibleArea, sizeOfCrop, type Area } from './crop.ts'
import styles from './crop.module.css'

type CropDialogProps = {
  file: File
  size: Size
  recommended: string
  onFile: (cropped: File) => void
  onClose: () => void
}

const corner = (position: string): string => `Esquina de ${position}: las flechas agrandan y achican el recorte`
/** A crop of fixed proportions has no handles at its sides. */
const sides = { nDragHandle: '', eDragHandle: '', sDragHandle: '', wDragHandle: '' }
const labels = {
  ...sides,
  cropArea: 'Recorte: las flechas lo mueven, y con Mayúsculas más rápido',
  nwDragHandle: corner('arriba a la izquierda'),
  neDragHandle: corner('arriba a la derecha'),
  seDragHandle: corner('abajo a la derecha'),
  swDragHandle: corner('abajo a la izquierda'),
}

/** In pixels of the screen: a smaller crop could not be held. */
const least = 40

/** Crops a picture to the recommended proportions; a box for each use on the site shows the outcome. */
export default function CropDialog({ file, size, recommended, onFile, onClose }: CropDialogProps) {
  const ideal = getRecommendedSize(recommended)
  const [crop, setCrop] = useState(() => inPercent(getVisibleArea({ x: 0, y: 0, ...size }, ideal), size))
  const { busy, failure, make } = useDerivedFile(onFile, 'El navegador no pudo recortarla. Se puede guardar como está.')
  const getDrawing = (whole: Size) => {
    const area = inPixels(crop, whole)
    return { area, size: sizeOfCrop(area, ideal) }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Recortar a ${ideal.width}x${ideal.height}`}
      description="Arrastrá el recorte y sus esquinas, o movelos con las flechas."
      width="40em"
    >
      <div className={styles.crop}>
        <ReactCrop
          className={styles.stage}
          crop={crop}
          aspect={ideal.width / ideal.height}
          minWidth={least}
          keepSelection
          ariaLabels={labels}
          onChange={(_, next) => setCrop(next)}
        >
          <img ref={useSource(file)} alt="" draggable={false} />
        </ReactCrop>
        <div className={styles.places}>
          {getDisplayBoxes(recommended).map(({ label, ...box }) => (
            <figure key={label} style={{ width: `min(100%, ${(24 * box.width) / box.height} * var(--unit))` }}>
              <div className={styles.place} style={{ aspectRatio: box.width / box.height }}>
                <Cut file={file} picture={size} area={getVisibleArea(inPixels(crop, size), box)} />
              </div>
              <figcaption>{label}</figcaption>
            </figure>
          ))}
        </div>
        {failure && <Message tone="error">{failure}</Message>}
        <div className={answers.answers}>
          <Button tone="secondary" onClick={onClose}>
            Dejarla como está
          </Button>
          <Button busy={busy} busyLabel="Recortando…" onClick={() => void make(() => cropped(file, getDrawing))}>
            Recortar
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type CutProps = { file: File; picture: Size; area: Area }

/** An area of a picture, which fills the box around. */
function Cut({ file, picture, area: { x, y, width, height } }: CutProps) {
  const imageStyle = {
    width: `${(100 * picture.width) / width}%`,
    height: `${(100 * picture.height) / height}%`,
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
  }
  return <img ref={useSource(file)} alt="" draggable={false} className={styles.cut} style={imageStyle} />
}
