import { lazy, Suspense, useState } from 'react'
import { Bars } from '../../../ui/icons/more.tsx'
import type { Medida } from '../../../state/pedido/linea.ts'
import styles from './bars.module.css'
import { ean13 } from './ean13.ts'

const BarsDialog = lazy(async () => ({ default: (await import('./BarsDialog.tsx')).BarsDialog }))

/** A size's bar code, drawn for a scanner; where it is one that can be. */
export function BarsButton({ medida }: { medida: Medida }) {
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const code = ean13(medida.codigobarra)
  if (code === undefined) return null
  const label = `Ver ${medida.codigobarra} como código de barras`
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={show}
      >
        <Bars />
      </button>
      {opened && (
        <Suspense>
          <BarsDialog code={code} medida={medida} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
