import { useCallback, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { doubtsIn } from './doubts.ts'
import type { SubColumn, SubForm } from './rows.ts'

/** Checks the rows when the focus leaves a box or the rows change, never in the middle of a word. */
export const useDoubts = (name: string, columns: readonly SubColumn[]) => {
  const { getValues } = useFormContext<SubForm>()
  const [doubts, setDoubts] = useState<readonly string[]>([])
  const check = useCallback(() => setDoubts(doubtsIn(getValues(name), columns)), [getValues, name, columns])
  return { doubts, check }
}
