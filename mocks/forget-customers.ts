import { nameKey } from '#contract/names.ts'
import type { Tables } from './store/port.ts'
import type { OutboxRow, Row, TrashRow } from './store/rows.ts'

/** The customers of entries of the trash. */
export const findCustomers = (entries: readonly Pick<TrashRow, 'filas'>[]): Row[] =>
  entries.flatMap(({ filas }) => filas.flatMap(({ table, row }) => (table === 'clientes' ? [row] : [])))

/** Whether a sentence of the history names this: behind what was done, and perhaps among others. */
const isNamed = (texto: string, name: string) =>
  [': ', ', ', ' a '].some((before) =>
    [', ', '; ', ': ', ' y '].some((after) => `${texto}; `.includes(`${before}${name}${after}`)),
  )

const isHistoryOf = ({ id, nombre, email }: Row, { zona, idUsuario, recurso, idRegistro, texto }: Row): boolean => {
  if (zona === 1) return idUsuario === id
  if (recurso !== undefined && recurso !== 'clientes') return false
  return idRegistro === undefined
    ? [nombre, email].some((name) => name !== '' && isNamed(String(texto), String(name)))
    : idRegistro === id
}

/** Whether a letter is to a customer or from one. A newsletter is to a subscriber. */
const isLetterOf = ({ email }: Row, { a, responder, boletin, baja }: OutboxRow): boolean =>
  boletin === undefined &&
  baja === undefined &&
  (responder === undefined ? a : [responder]).some((address) => nameKey(address) === nameKey(String(email)))

/** Deletes what still tells of customers who are deleted for good: letters, and what the history says of them. */
export const forgetCustomers = async (
  { rows, salida }: Pick<Tables, 'rows' | 'salida'>,
  customers: readonly Row[],
): Promise<void> => {
  if (customers.length === 0) return
  const [history, letters] = await Promise.all([rows('historial').getAll(), salida.getAll()])
  const isOfOne =
    <R>(isOf: (customer: Row, row: R) => boolean) =>
    (row: R) =>
      customers.some((customer) => isOf(customer, row))
  await Promise.all([
    rows('historial').delete(history.filter(isOfOne(isHistoryOf)).map(({ id }) => id)),
    salida.delete(letters.filter(isOfOne(isLetterOf)).map(({ id }) => id)),
  ])
}
