import { useExtension } from '#api/extensions.ts'
import { useChange } from '#api/write.ts'
import { ordenar } from '#contract/cambio.ts'
import { orderedResources } from '#contract/registros.ts'
import { showError, screenErrorKey } from '../alert.ts'
import { areInTheWay, upTo, type Moving, type Placed } from './position.ts'

/** A list with an order of its own: that of a resource, or a gallery of one of its records. */
export interface OrderedList {
  readonly recurso: string
  readonly idPadre?: number
  /** Undefined until the rows are read. */
  readonly rows: readonly Placed[] | undefined
}

/** The number of a record among the others of its list. */
type Move = Omit<Moving, 'id'> & { readonly others: readonly Placed[] }

/** Whether the API puts this collection in order. */
export const useCanOrder = (recurso: string): boolean => useExtension(ordenar) && orderedResources.includes(recurso)

/** Moves the records that already have the numbers of saved ones behind these. Resolves with the number of that write, if any was made. */
export const useMoveAside = (recurso: string, idPadre?: number) => {
  const possible = useCanOrder(recurso)
  const { mutateAsync } = useChange(ordenar)
  return async (move: Move, ids: readonly number[]): Promise<number | undefined> => {
    if (!possible || ids.length === 0 || !areInTheWay(move.others, move.orden, ids.length)) return undefined
    try {
      return (await mutateAsync({ recurso, idPadre, ids: upTo(move, move.others, ids) })).change
    } catch {
      showError('Se guardó, pero no pudimos mover a los que tenían ese orden.', screenErrorKey)
      return undefined
    }
  }
}
