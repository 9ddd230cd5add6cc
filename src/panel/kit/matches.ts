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
export type Find<Row> = (wanted: string) => Row[]

interface Matches<Row> {
  readonly rows: Row[]
  /** The code of the wider search is being fetched. */
  readonly looking: boolean
}

/** The rows of the specified search. Where there are none, the code of a wider search is fetched and run. */
export const useMatches = <Row>(
  rows: Row[],
  textOf: (row: Row) => string,
  wanted: string,
  wider?: (rows: Row[]) => Promise<Find<Row>>,
): Matches<Row> => {
  const literal = useLiteral(rows, textOf, wanted)
  const [found, setFound] = useState<{ readonly rows: Row[]; readonly find: Find<Row> | 'none' }>()
  const find = found?.rows === rows ? found.find : undefined
  const isWider = wider !== undefined && rows.length > 0 && literal.length === 0
  useEffect(() => {
    if (!isWider || find) return
    wider(rows).then(
      (ofRows) => setFound({ rows, find: ofRows }),
      (error: unknown) => {
        console.warn('No pudimos traer la búsqueda', error)
        setFound({ rows, find: 'none' })
      },
    )
  }, [isWider, wider, find, rows])
  return useMemo(() => {
    if (!isWider || find === 'none') return { rows: literal, looking: false }
    return find ? { rows: find(wanted), looking: false } : { rows: literal, looking: true }
  }, [isWider, literal, find, wanted])
}
