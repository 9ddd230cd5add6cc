import { useState } from 'react'
import type { Medida } from '#state/pedido/linea.ts'
import { addToPedido, useCountInOrder } from '#state/pedido/pedido.ts'
import { Plus } from '#ui/icons/more.tsx'
import { codeOnDemand } from '#ui/code-on-demand.ts'
import styles from './AddButton.module.css'

const amount = codeOnDemand(() => import('./AmountInOrder.tsx'))

/** Adds a pack of a size to 'Mi pedido'. After the tap the amount field replaces the button, with its plus at the same place. */
export function AddButton({ medida }: { medida: Medida }) {
  const count = useCountInOrder(medida)
  const [inside, setInside] = useState(false)
  const isIn = count > 0
  const { code, retry } = amount.useCode(isIn)
  // A click before hydration does not focus the button, and Safari never focuses a clicked button.
  const add = () => {
    setInside(true)
    addToPedido(medida)
    retry?.()
  }
  const label = `Agregar ${medida.codigo || medida.tamaño} a mi pedido${isIn ? `, hay ${count}` : ''}`
  return (
    <span className={styles.place} onFocus={() => setInside(true)} onBlur={() => setInside(false)}>
      {isIn && code ? (
        <code.AmountInOrder medida={medida} count={count} inside={inside} />
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
          {isIn ? count : <Plus />}
        </button>
      )}
    </span>
  )
}
