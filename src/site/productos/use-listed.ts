import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listedIn, type Listed } from '../page/shown.ts'

/** The search, filters and order in the address. */
export const useListed = (): Listed => {
  const search = useSearch({ strict: false })
  return useMemo(() => listedIn(search), [search])
}
