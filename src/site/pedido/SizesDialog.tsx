import { useQuery } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerProducto, type Producto, type Tarjeta } from '#contract/producto.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { Loaded } from '../Loaded.tsx'
import { isWhole } from '../products.ts'
import { AddButton } from './AddButton.tsx'
import { toMedidas } from './quick/codes.ts'
import styles from './SizesDialog.module.css'

interface SizesDialogProps {
  producto: Tarjeta
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The sizes of a product, each with its button for 'Mi pedido'. */
export default function SizesDialog({ producto, open, onOpenChange }: SizesDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={producto.nombre}
      description="Cada toque suma un pack a tu pedido; la cantidad también se escribe."
      width="32em"
    >
      <Sizes tarjeta={producto} />
    </Dialog>
  )
}

function Sizes({ tarjeta }: { tarjeta: Tarjeta }) {
  const whole = isWhole(tarjeta) ? tarjeta : undefined
  const query = useQuery({
    ...read(obtenerProducto, { id: tarjeta.id }),
    enabled: !whole,
    ...(whole && { placeholderData: whole }),
  })
  return (
    <Loaded query={query} skeleton={<SkeletonText lines={6} />}>
      {(producto: Producto) => (
        <ul role="list" className={styles.sizes}>
          {toMedidas(producto).map((medida) => (
            <li key={`${medida.codigo} ${medida.tamaño}`}>
              <b>{medida.tamaño}</b>
              <span>{medida.codigo}</span>
              <span>{medida.pack}</span>
              <AddButton medida={medida} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
