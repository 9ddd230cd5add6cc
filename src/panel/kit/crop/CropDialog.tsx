import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Message } from '../../../ui/Message.tsx'
import { idealOf, type Size } from '../fields/size-advice.ts'
import { useOnce } from '../once.ts'
import answers from '../RowActions.module.css'
import { areaOf, middle, nearest, placesOf, settled, shownIn, type View } from './crop.ts'
import { cropPicture } from './crop-picture.ts'
import { Cut } from './Cut.tsx'
import { Stage } from './Stage.tsx'
import styles from './crop.module.css'

type CropDialogProps = {
  file: File
  /** The size of the upright picture. */
  size: Size
  recommended: string
  onFile: (cropped: File) => void
  onClose: () => void
}

/** Crops a picture to the recommended proportions; boxes with the proportions of the site's places show the outcome. */
export default function CropDialog({ file, size, recommended, onFile, onClose }: CropDialogProps) {
  const ideal = idealOf(recommended)
  const [view, setView] = useState<View>(middle)
  const { busy, failed, crop } = useCrop(() => cropPicture(file, view, ideal), onFile)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Recortar a ${ideal.width}x${ideal.height}`}
      description="Arrastrá la imagen, o movela con las flechas."
      width="40em"
    >
      <div className={styles.crop}>
        <Stage file={file} picture={size} ideal={ideal} view={view} onView={setView} />
        <label className={styles.zoom}>
          Acercar
          <input
            type="range"
            min={1}
            max={nearest}
            step={0.01}
            value={view.zoom}
            onChange={({ target }) => setView(settled({ ...view, zoom: Number(target.value) }, size, ideal))}
          />
        </label>
        <div className={styles.places}>
          {placesOf(recommended).map(({ label, ...box }) => (
            <figure key={label} style={{ width: `min(100%, ${(24 * box.width) / box.height} * var(--unit))` }}>
              <div className={styles.place} style={{ aspectRatio: box.width / box.height }}>
                <Cut file={file} picture={size} area={shownIn(areaOf(view, size, ideal), box)} />
              </div>
              <figcaption>{label}</figcaption>
            </figure>
          ))}
        </div>
        {failed && <Message tone="error">El navegador no pudo recortarla. Se puede guardar como está.</Message>}
        <div className={answers.answers}>
          <Button tone="secondary" onClick={onClose}>
            Dejarla como está
          </Button>
          <Button busy={busy} busyLabel="Recortando…" onClick={() => void crop()}>
            Recortar
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const useCrop = (make: () => Promise<File>, onFile: (cropped: File) => void) => {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const crop = useOnce(async () => {
    setBusy(true)
    setFailed(false)
    try {
      onFile(await make())
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  })
  return { busy, failed, crop }
}
