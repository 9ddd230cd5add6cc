import { usePower } from '../../../api/powers.ts'
import { useChange } from '../../../api/write.ts'
import { ordenar } from '../../../contract/cambio.ts'
import { orderedResources } from '../../../contract/registros.ts'
import { showAlert } from '../alert.ts'
import { useAfterSave } from '../form-context.ts'
import { offerUndo } from '../undo.ts'
import { upTo, type Moving, type Placed } from './place.ts'

/** Where the API can: whoever has the number of a record already is moved behind it, and both writes are taken back in one step. */
export const useMove = (recurso: string, placed: () => Omit<Moving, 'id'> & { readonly others: readonly Placed[] } | undefined): boolean => {
  const possible = usePower(ordenar) && orderedResources.includes(recurso)
  const { mutateAsync } = useChange(ordenar)
  useAfterSave(async (id, change) => {
    const at = possible ? placed() : undefined
    const others = at?.others.filter((other) => other.id !== id)
    if (!at || !others || id === undefined || !others.some(({ orden }) => orden === at.orden)) return
    try {
      const moved = await mutateAsync({ recurso, ids: upTo({ ...at, id }, others) })
      offerUndo(change, moved.change)
    } catch {
      showAlert('Se guardó, pero no pudimos mover a los que tenían ese orden.', 2)
    }
  })
  return possible
}
