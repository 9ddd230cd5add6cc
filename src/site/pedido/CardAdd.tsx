import { lazy, Suspense, useState } from 'react'
import type { Producto } from '../../contract/producto.ts'
import { keyOf } from '../../state/pedido/linea.ts'
import { usePedido } from '../../state/pedido/pedido.ts'
import { Asked } from './Asked.tsx'
import styles from './CardAdd.module.css'
import { medidasOf } from './quick/codes.ts'

const SizesDialog = lazy(async () => ({ default: (await import('./SizesDialog.tsx')).SizesDialog }))

/** On a product's card: its sizes, to put into 'Mi pedido', without leaving the list. */
export function CardAdd({ producto }: { producto: Producto }) {
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const asked = usePedido(({ packs }) =>
    packs.size === 0 ? 0 : medidasOf(producto).filter((medida) => packs.has(keyOf(medida))).length,
  )
  if (producto.sub_productos.length === 0) return null
  const label = `Agregar medidas de ${producto.nombre} a mi pedido`
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={styles.add}
        data-asked={asked > 0 || undefined}
        aria-haspopup="dialog"
        title={label}
        onClick={show}
      >
        <Asked label={label} count={asked} />
      </button>
      {opened && (
        <Suspense>
          <SizesDialog producto={producto} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
