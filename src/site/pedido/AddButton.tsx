import type { Medida } from '../../state/pedido/linea.ts'
import { addToPedido, useAsked } from '../../state/pedido/pedido.ts'
import styles from './AddButton.module.css'
import { Asked } from './Asked.tsx'

const labelOf = ({ codigo, tamaño }: Medida, asked: number) => {
  const name = codigo || tamaño
  return asked === 0 ? `Agregar ${name} a mi pedido` : `Agregar otro pack de ${name} a mi pedido`
}

/** Puts a pack of a size into 'Mi pedido'; once it is there, it says how many, and adds one more. */
export function AddButton({ medida }: { medida: Medida }) {
  const asked = useAsked(medida)
  const label = labelOf(medida, asked)
  return (
    <button
      type="button"
      className={styles.add}
      data-asked={asked > 0 || undefined}
      title={label}
      onClick={() => addToPedido(medida)}
    >
      <Asked label={label} count={asked} />
    </button>
  )
}
