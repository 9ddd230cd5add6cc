import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listedIn, type Listed } from '../page/shown.ts'

/** How the list is shown, by the address. */
export const useListed = (): Listed => {
  const search = useSearch({ strict: false })
  return useMemo(() => listedIn(search), [search])
}
