import { useState } from 'react'
import type { Medida } from '#state/pedido/linea.ts'
import { addToPedido, changeLine, forgetChange, removeLine } from '#state/pedido/pedido.ts'
import { AmountField } from './AmountField.tsx'

interface AmountInOrderProps {
  medida: Medida
  count: number
  inside: boolean
}

/** On touch screens the field does not get the focus, since the keyboard would cover the page. */
const focusedAs = (inside: boolean): 'field' | 'more' | undefined =>
  inside ? (matchMedia('(pointer: coarse)').matches ? 'more' : 'field') : undefined

/** Sets the packs of a size in the pedido; 0 removes it. */
const changePacks = (medida: Medida, cantidad: number) => {
  // The notice about the previous packs is out of date.
  forgetChange()
  if (cantidad > 0) changeLine(medida, { cantidad })
  else removeLine(medida)
}

/** The packs of a size in 'Mi pedido', on the catalogue's pages; 0 removes the size. */
export function AmountInOrder({ medida, count, inside }: AmountInOrderProps) {
  const [focused] = useState(() => focusedAs(inside))
  const name = medida.codigo || medida.tamaño
  return (
    <AmountField
      name={name}
      packs={count}
      least={0}
      plusLabel={`Agregar otro pack de ${name} a mi pedido, hay ${count}`}
      focused={focused}
      onType={(packs) => changePacks(medida, packs)}
      onStep={(by) => (by === 1 ? addToPedido(medida) : changePacks(medida, count - 1))}
    />
  )
}
