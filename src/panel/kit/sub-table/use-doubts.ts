import { useCallback, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { doubtsIn } from './doubts.ts'
import type { SubColumn, SubForm } from './rows.ts'

/** Looked at when a box is left or the rows change: nobody is doubted in the middle of a word. */
export const useDoubts = (name: string, columns: readonly SubColumn[]) => {
  const { getValues } = useFormContext<SubForm>()
  const [doubts, setDoubts] = useState<readonly string[]>([])
  const look = useCallback(() => setDoubts(doubtsIn(getValues(name), columns)), [getValues, name, columns])
  return { doubts, look }
}
