import { useState } from 'react'
import { missingDialog } from '#ui/missing.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { Button } from '#ui/Button.tsx'
import { isShrinkable } from '../fields/shrink.ts'
import { getRecommendedSize, sizeAdvice, type Size } from '../fields/size-advice.ts'

const CropDialog = onDemand(() => import('./CropDialog.tsx'), {
  missing: ({ onClose }, retry) => missingDialog(true, onClose, retry),
})

type CropOfferProps = {
  file: File
  /** The size of the upright picture; undefined until measured. */
  size: Size | undefined
  recommended: string
  onFile: (cropped: File) => void
}

/** Offers to crop a picture of another size than the recommended one. */
export function CropOffer({ file, size, recommended, onFile }: CropOfferProps) {
  const [open, setOpen] = useState(false)
  if (!size || !isShrinkable(file) || sizeAdvice(size, recommended) === undefined) return null
  const { width, height } = getRecommendedSize(recommended)
  return (
    <>
      <Button tone="quiet" aria-label={`Recortar a ${width}x${height}: ${file.name}`} onClick={() => setOpen(true)}>
        {`Recortar a ${width}x${height}`}
      </Button>
      {open && (
        <CropDialog
          file={file}
          size={size}
          recommended={recommended}
          onClose={() => setOpen(false)}
          onFile={(cropped) => {
            setOpen(false)
            onFile(cropped)
          }}
        />
      )}
    </>
  )
}
