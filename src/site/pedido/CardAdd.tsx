import { useState } from 'react'
import { digits } from '#ui/counted.ts'
import { Plus } from '#ui/icons/more.tsx'
import { missingDialog } from '#ui/missing.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import type { Tarjeta } from '#contract/producto.ts'
import { usePedido } from '#state/pedido/pedido.ts'
import styles from './CardAdd.module.css'

const SizesDialog = onDemand(() => import('./SizesDialog.tsx'), {
  missing: ({ open, onOpenChange }, retry) => missingDialog(open, () => onOpenChange(false), retry),
})

/** A button on a product's card, which opens the product's sizes, to add some to 'Mi pedido'. */
export function CardAdd({ producto }: { producto: Tarjeta }) {
  // Undefined until the first opening, which loads the dialog.
  const [open, setOpen] = useState<boolean>()
  const count = usePedido(({ lines }) => lines.filter(({ nombre }) => nombre === producto.nombre).length)
  if ((producto.sub_productos?.length ?? producto.medidas) === 0) return null
  const label = `Agregar medidas de ${producto.nombre} a mi pedido`
  return (
    <>
      <button
        type="button"
        className={styles.add}
        data-unprinted
        aria-haspopup="dialog"
        aria-label={count === 0 ? label : `${label}, hay ${count}`}
        title={label}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? <Plus /> : <span>{digits(count)}</span>}
      </button>
      {open !== undefined && <SizesDialog producto={producto} open={open} onOpenChange={setOpen} />}
    </>
  )
}
