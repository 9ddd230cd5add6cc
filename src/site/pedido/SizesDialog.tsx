import type { Producto } from '../../contract/producto.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { AddButton } from './AddButton.tsx'
import { medidasOf } from './quick/codes.ts'
import styles from './SizesDialog.module.css'

interface SizesDialogProps {
  producto: Producto
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The sizes of a product, each with its button for 'Mi pedido'. */
export const SizesDialog = ({ producto, open, onOpenChange }: SizesDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={producto.nombre}
    description="Cada toque suma un pack a tu pedido; la cantidad también se escribe."
    width="32em"
  >
    <ul className={styles.sizes}>
      {medidasOf(producto).map((medida) => (
        <li key={`${medida.codigo} ${medida.tamaño}`}>
          <b>{medida.tamaño}</b>
          <span>{medida.codigo}</span>
          <span>{medida.pack}</span>
          <AddButton medida={medida} />
        </li>
      ))}
    </ul>
  </Dialog>
)
