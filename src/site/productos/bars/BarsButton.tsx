import { useState } from 'react'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Bars } from '../../../ui/icons/more.tsx'
import type { Medida } from '../../../state/pedido/linea.ts'
import styles from './bars.module.css'
import { ean13 } from './ean13.ts'

const BarsDialog = onDemand(() => import('./BarsDialog.tsx'))

/** Shows a size's bar code for scanning; nothing when the code cannot be drawn. */
export function BarsButton({ medida }: { medida: Medida }) {
  // Undefined until the first opening, which loads the dialog.
  const [open, setOpen] = useState<boolean>()
  const code = ean13(medida.codigobarra)
  if (code === undefined) return null
  const label = `Ver ${medida.codigobarra} como código de barras`
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-unprinted
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bars />
      </button>
      {open !== undefined && <BarsDialog code={code} medida={medida} open={open} onOpenChange={setOpen} />}
    </>
  )
}
