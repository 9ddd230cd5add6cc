import { useEffect, useMemo, useState } from 'react'
import { searchKey } from '#recognise/normal.ts'

/** The rows that contain the searched text. The keys of the rows are made once, at the first letter. */
const useLiteral = <Row>(rows: Row[], getText: (row: Row) => string, searchText: string): Row[] => {
  const searching = searchText.trim() !== ''
  const keys = useMemo(() => (searching ? rows.map((row) => searchKey(getText(row))) : []), [rows, getText, searching])
  return useMemo(() => {
    if (!searching) return rows
    const key = searchKey(searchText.trim())
    return rows.filter((_, i) => keys[i]?.includes(key))
  }, [rows, keys, searching, searchText])
}

/** A wider search; the best match comes first. */
export type Wider<Row> = (rows: Row[], searchText: string) => Promise<Row[]>

/** The rows of a search; without any, those of the wider one. */
export const useMatches = <Row>(rows: Row[], getText: (row: Row) => string, searchText: string, wider?: Wider<Row>) => {
  const literal = useLiteral(rows, getText, searchText)
  const [result, setResult] = useState<{
    readonly searchedRows: Row[]
    readonly searchText: string
    readonly rows: Row[]
  }>()
  const isWider = wider !== undefined && rows.length > 0 && literal.length === 0
  useEffect(() => {
    if (!isWider) return
    let isLast = true
    void wider(rows, searchText)
      .catch((error: unknown) => {
        console.warn('No pudimos traer la búsqueda', error)
        return []
      })
      .then((matches) => isLast && setResult({ searchedRows: rows, searchText, rows: matches }))
    return () => {
      isLast = false
    }
  }, [isWider, wider, rows, searchText])
  /** `looking`: the wider search is under way. */
  return useMemo(() => {
    if (!isWider) return { rows: literal, looking: false }
    const last = result?.searchedRows === rows ? result : undefined
    return { rows: last?.rows ?? literal, looking: last?.searchText !== searchText && !last?.rows.length }
  }, [isWider, literal, rows, result, searchText])
}
