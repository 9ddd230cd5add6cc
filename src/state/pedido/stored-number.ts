import { tryToStore, local } from '../storage.ts'
import { isNumber, newNumber } from './number.ts'
import { numberKey, usePedido } from './pedido.ts'

/** The list's number, if it has one. */
export const storedNumber = (): string => {
  const text = local.getItem(numberKey) ?? ''
  return isNumber(text) ? text : ''
}

const keep = (numero: string) => tryToStore(local, numberKey, numero)

/** Sets the list's number. '' starts a new order, which gets a number when it is first shown. */
export const setNumber = (numero: string): void => {
  keep(numero)
  // Re-renders the components that show the number.
  usePedido.setState({})
}

/** The order's number, the same in every tab and message until the order is sent. */
export const orderNumber = (day: string): string => {
  if (storedNumber() === '') keep(newNumber(day))
  return storedNumber()
}

/** The number on screen; '' while the list is empty. */
export const useOrderNumber = (day: string): string => (usePedido().lines.length === 0 ? '' : orderNumber(day))
