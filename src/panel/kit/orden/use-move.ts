import { usePower } from '../../../api/powers.ts'
import { useChange } from '../../../api/write.ts'
import { ordenar } from '../../../contract/cambio.ts'
import { orderedResources } from '../../../contract/registros.ts'
import { showAlert } from '../alert.ts'
import { savedAs, together, useAfterSave } from '../form-context.ts'
import { areInTheWay, upTo, type Moving, type Placed } from './place.ts'

/** A list with an order of its own: that of a resource, or a gallery of one of its records. */
export interface OrderedList {
  readonly recurso: string
  readonly idPadre?: number
  /** Nothing as long as they are not known. */
  readonly rows: readonly Placed[] | undefined
}

type At = Omit<Moving, 'id'> & { readonly others: readonly Placed[] }

/** Where the API can: whoever has the number of what was saved already is moved behind it, once all of that is there. */
export const useMove = ({ recurso, idPadre }: OrderedList, placed: () => At | undefined): boolean => {
  const possible = usePower(ordenar) && orderedResources.includes(recurso)
  const { mutateAsync } = useChange(ordenar)
  useAfterSave(async ({ ids }) => {
    const at = possible ? placed() : undefined
    if (!at || ids.length === 0 || !areInTheWay(at.others, at.orden, ids.length)) return together()
    try {
      const { change } = await mutateAsync({ recurso, idPadre, ids: upTo(at, at.others, ids) })
      return savedAs(undefined, change)
    } catch {
      showAlert('Se guardó, pero no pudimos mover a los que tenían ese orden.', 2)
      return together()
    }
  }, 'last')
  return possible
}
