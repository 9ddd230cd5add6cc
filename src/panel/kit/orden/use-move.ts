import { usePower } from '../../../api/powers.ts'
import { useChange } from '../../../api/write.ts'
import { ordenar } from '../../../contract/cambio.ts'
import { orderedResources } from '../../../contract/registros.ts'
import { showAlert } from '../alert.ts'
import { savedAs, useAfterSave } from '../form-context.ts'
import { areInTheWay, upTo, type Moving, type Placed } from './place.ts'

/** A list with an order of its own: that of a resource, or a gallery of one of its records. */
export interface OrderedList {
  readonly recurso: string
  readonly idPadre?: number
  /** Undefined until the rows are read. */
  readonly rows: readonly Placed[] | undefined
}

type At = Omit<Moving, 'id'> & { readonly others: readonly Placed[] }

/** Whether the API puts this collection in order. */
export const useCanOrder = (recurso: string): boolean => usePower(ordenar) && orderedResources.includes(recurso)

/** Moves the records that already have the numbers of saved ones behind these. Resolves with the number of that write, if any was made. */
export const useMoveAside = (recurso: string, idPadre?: number) => {
  const possible = useCanOrder(recurso)
  const { mutateAsync } = useChange(ordenar)
  return async (at: At, ids: readonly number[]): Promise<number | undefined> => {
    if (!possible || ids.length === 0 || !areInTheWay(at.others, at.orden, ids.length)) return undefined
    try {
      return (await mutateAsync({ recurso, idPadre, ids: upTo(at, at.others, ids) })).change
    } catch {
      showAlert('Se guardó, pero no pudimos mover a los que tenían ese orden.', 2)
      return undefined
    }
  }
}

/** After a save, moves the records that already have the saved numbers behind the new ones. False where the API cannot. */
export const useMove = ({ recurso, idPadre }: OrderedList, placed: () => At | undefined): boolean => {
  const moveAside = useMoveAside(recurso, idPadre)
  useAfterSave(async ({ ids }) => {
    const at = placed()
    return savedAs(undefined, at && (await moveAside(at, ids)))
  }, 'last')
  return useCanOrder(recurso)
}
