import JsBarcode from 'jsbarcode'
import { useCallback } from 'react'
import type { Medida } from '../../../state/pedido/linea.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import styles from './bars.module.css'

interface BarsDialogProps {
  code: string
  medida: Medida
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Whole pixels per bar and the quiet zones that scanners need; black on white on every ground. */
const options = {
  format: 'EAN13',
  width: 3,
  height: 120,
  fontSize: 24,
  margin: 24,
  background: '#fff',
  lineColor: '#000',
}

export default function BarsDialog({ code, medida: { nombre, tamaño, codigo }, open, onOpenChange }: BarsDialogProps) {
  const draw = useCallback(
    (svg: SVGSVGElement | null) => {
      if (!svg) return
      JsBarcode(svg, code, options)
      // Lets the drawing scale with the dialog.
      svg.setAttribute(
        'viewBox',
        `0 0 ${Number.parseFloat(svg.getAttribute('width') ?? '')} ${Number.parseFloat(svg.getAttribute('height') ?? '')}`,
      )
    },
    [code],
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={[nombre, tamaño].filter(Boolean).join(' ')}
      description={codigo && `Código ${codigo}`}
      width="28em"
    >
      <svg ref={draw} className={styles.bars} role="img" aria-label={`Código de barras ${code}`} />
    </Dialog>
  )
}
