import { useCallback, useEffect, useRef, type RefObject } from 'react'

export type RowAction = 'up' | 'down' | 'remove'

/** Gives the focus back to the same button once the rows have their new order; without rows, to the line that adds one. */
export const useFocusLater = (rows: RefObject<HTMLTableSectionElement | null>, fields: readonly unknown[]) => {
  const seen = useRef(fields)
  const wanted = useRef<{ row: number; action: RowAction }>(undefined)
  useEffect(() => {
    const moved = seen.current !== fields
    seen.current = fields
    if (!moved || !wanted.current) return
    const { row, action } = wanted.current
    wanted.current = undefined
    const lines = rows.current?.querySelectorAll('tr:not([data-news])')
    const line = lines?.[row] ?? lines?.[row - 1] ?? rows.current?.parentElement
    line?.querySelector<HTMLElement>(`[data-action="${action}"], tfoot input`)?.focus()
  })
  return useCallback((row: number, action: RowAction) => {
    wanted.current = { row, action }
  }, [])
}
