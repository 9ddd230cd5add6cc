import { useState } from 'react'
import type { Medida } from '#state/pedido/linea.ts'
import { addToPedido, useCountInOrder } from '#state/pedido/pedido.ts'
import { Plus } from '#ui/icons/more.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import styles from './AddButton.module.css'

const loadAmount = async () => ({ default: (await import('./AmountInOrder.tsx')).AmountInOrder })
const AmountInOrder = onDemand(loadAmount, {
  fallback: ({ count }) => (
    <span className={styles.add} data-unprinted>
      {count}
    </span>
  ),
  missing: ({ medida, count }, retry) => (
    <button
      type="button"
      className={styles.add}
      data-unprinted
      aria-label={`Agregar otro pack de ${medida.codigo || medida.tamaño} a mi pedido, hay ${count}`}
      onClick={() => {
        addToPedido(medida)
        retry()
      }}
    >
      {count}
    </button>
  ),
})

/** Adds a pack of a size to 'Mi pedido'. After the tap the amount field replaces the button, with its plus at the same place. */
export function AddButton({ medida }: { medida: Medida }) {
  const count = useCountInOrder(medida)
  const [inside, setInside] = useState(false)
  // A click before hydration does not focus the button, and Safari never focuses a clicked button.
  const add = () => {
    setInside(true)
    addToPedido(medida)
  }
  const label = `Agregar ${medida.codigo || medida.tamaño} a mi pedido`
  return (
    <span className={styles.place} onFocus={() => setInside(true)} onBlur={() => setInside(false)}>
      {count > 0 ? (
        <AmountInOrder medida={medida} count={count} inside={inside} />
      ) : (
        <button
          type="button"
          data-amount
          autoFocus={inside}
          className={styles.add}
          data-unprinted
          aria-label={label}
          title={label}
          onClick={add}
        >
          <Plus />
        </button>
      )}
    </span>
  )
}
