import { savedAs, usePart } from '../form-context.ts'
import { useCanOrder, useMoveAside, type At } from './move-aside.ts'
import type { Placed } from './place.ts'

/** A list with an order of its own: that of a resource, or a gallery of one of its records. */
export interface OrderedList {
  readonly recurso: string
  readonly idPadre?: number
  /** Undefined until the rows are read. */
  readonly rows: readonly Placed[] | undefined
}

/** After a save, moves the records that already have the saved numbers behind the new ones. False where the API cannot. */
export const useMove = ({ recurso, idPadre }: OrderedList, placed: () => At | undefined): boolean => {
  const moveAside = useMoveAside(recurso, idPadre)
  usePart({
    last: async ({ ids }) => {
      const at = placed()
      return savedAs(undefined, at && (await moveAside(at, ids)))
    },
  })
  return useCanOrder(recurso)
}
