import { useEffect, useMemo, useState } from 'react'
import { searchKey } from '../../ui/search-key.ts'

/** The rows whose text contains the searched one. The keys of the rows are made once, at the first letter. */
const useLiteral = <Row>(rows: Row[], textOf: (row: Row) => string, wanted: string): Row[] => {
  const searching = wanted.trim() !== ''
  const keys = useMemo(() => (searching ? rows.map((row) => searchKey(textOf(row))) : []), [rows, textOf, searching])
  return useMemo(() => {
    if (!searching) return rows
    const key = searchKey(wanted.trim())
    return rows.filter((_, i) => keys[i]?.includes(key))
  }, [rows, keys, searching, wanted])
}

/** A wider search; the best match comes first. */
export type Wider<Row> = (rows: Row[], wanted: string) => Promise<Row[]>

/** The rows of the specified search. Where there are none, those of a wider one. */
export const useMatches = <Row>(rows: Row[], textOf: (row: Row) => string, wanted: string, wider?: Wider<Row>) => {
  const literal = useLiteral(rows, textOf, wanted)
  const [found, setFound] = useState<{ readonly of: Row[]; readonly wanted: string; readonly rows: Row[] }>()
  const isWider = wider !== undefined && rows.length > 0 && literal.length === 0
  useEffect(() => {
    if (!isWider) return
    let isLast = true
    void wider(rows, wanted)
      .catch((error: unknown) => {
        console.warn('No pudimos traer la búsqueda', error)
        return []
      })
      .then((matches) => isLast && setFound({ of: rows, wanted, rows: matches }))
    return () => {
      isLast = false
    }
  }, [isWider, wider, rows, wanted])
  /** `looking`: the wider search is on its way. */
  return useMemo(() => {
    if (!isWider) return { rows: literal, looking: false }
    const last = found?.of === rows ? found : undefined
    return { rows: last?.rows ?? literal, looking: last?.wanted !== wanted && !last?.rows.length }
  }, [isWider, literal, rows, found, wanted])
}
