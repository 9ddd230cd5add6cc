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
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<{ readonly searchText: string; readonly attempt: number }>()
  const isWider = wider !== undefined && rows.length > 0 && literal.length === 0
  useEffect(() => {
    if (!isWider) return
    let isLast = true
    wider(rows, searchText).then(
      (matches) => isLast && setResult({ searchedRows: rows, searchText, rows: matches }),
      (error: unknown) => {
        console.warn(error)
        if (isLast) setFailed({ searchText, attempt })
      },
    )
    return () => {
      isLast = false
    }
  }, [isWider, wider, rows, searchText, attempt])
  const isFailed = isWider && failed?.searchText === searchText && failed.attempt === attempt
  /** `looking`: the wider search is under way. `retry` searches again; it is undefined unless the wider search failed. */
  return useMemo(() => {
    if (!isWider) return { rows: literal, looking: false, retry: undefined }
    const last = result?.searchedRows === rows ? result : undefined
    const retry = isFailed ? () => setAttempt(attempt + 1) : undefined
    const looking = last?.searchText !== searchText && !last?.rows.length && !retry
    return { rows: last?.rows ?? literal, looking, retry }
  }, [isWider, literal, rows, result, searchText, isFailed, attempt])
}
