import { useMemo } from 'react'
import { searchKey } from '../../ui/search-key.ts'

/** The rows whose text contains what is wanted. Their keys are made once, when the first letter is typed. */
export const useMatches = <Row>(rows: Row[], textOf: (row: Row) => string, wanted: string): Row[] => {
  const searching = wanted.trim() !== ''
  const keys = useMemo(() => (searching ? rows.map((row) => searchKey(textOf(row))) : []), [rows, textOf, searching])
  return useMemo(() => {
    if (!searching) return rows
    const key = searchKey(wanted.trim())
    return rows.filter((_, i) => keys[i]?.includes(key))
  }, [rows, keys, searching, wanted])
}
