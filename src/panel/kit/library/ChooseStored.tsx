import { useState } from 'react'
import { missingDialog } from '#ui/missing.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { useExtension } from '#api/extensions.ts'
import { obtenerArchivos } from '#contract/archivo.ts'
import type { Accept } from '#contract/upload-kinds.ts'
import { Button } from '#ui/Button.tsx'

const LibraryDialog = onDemand(() => import('./LibraryDialog.tsx'), {
  missing: ({ onClose }, retry) => missingDialog(true, onClose, retry),
})

type ChooseStoredProps = {
  /** The field, which describes the button. The field's label names the field's own control alone. */
  label: string
  accept: Accept
  onFile: (file: File) => void
}

/** 'Elegir uno que ya está': a stored file in place of one of this device. Nothing where the API does not list files. */
export function ChooseStored({ label, accept, onFile }: ChooseStoredProps) {
  const [open, setOpen] = useState(false)
  if (!useExtension(obtenerArchivos)) return null
  return (
    <>
      <Button tone="quiet" aria-description={label} onClick={() => setOpen(true)}>
        Elegir uno que ya está
      </Button>
      {open && (
        <LibraryDialog
          accept={accept}
          onClose={() => setOpen(false)}
          onFile={(file) => {
            setOpen(false)
            onFile(file)
          }}
        />
      )}
    </>
  )
}
