import { useEffect, useEffectEvent, type RefObject } from 'react'
import { Button } from '../Button.tsx'
import { useCopyRows, type GetTable } from './use-copy-rows.ts'
import table from '../table.module.css'

interface WholeListProps {
  /** The body of the table. */
  body: RefObject<HTMLElement | null>
  /** All rows of the list, in its order. */
  getTable: GetTable
  /** What the browser's own search leaves out, and what searches all rows. */
  children: string
}

export const searchesAll =
  'El buscador de esta página mira en todas las filas; el del navegador, solo en las que están a la vista.'

/** Whether a selection reaches from the first to the last row that is rendered. One of them at least is beyond the window. */
const holdsAll = (selection: Selection | null, body: HTMLElement | null): boolean => {
  const rows = [...(body?.querySelectorAll('tr:not([aria-hidden])') ?? [])]
  return rows.length > 0 && [rows[0], rows.at(-1)].every((row) => row && selection?.containsNode(row, true))
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Of a list that renders only the rows in sight: a line about searching them, and a copy of all, by a button or by Ctrl+A and Ctrl+C. */
export function WholeList({ body, getTable, children }: WholeListProps) {
  const { message, copy, fill } = useCopyRows(getTable)
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (isField(event.target) || !event.clipboardData || !holdsAll(getSelection(), body.current)) return
    event.preventDefault()
    fill(event.clipboardData)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onCopy(event)
    document.addEventListener('copy', listen)
    return () => document.removeEventListener('copy', listen)
  }, [])
  return (
    <p className={table.wholeList} data-unprinted>
      <span>{children}</span>
      <Button tone="quiet" onClick={copy}>
        Copiar la lista
      </Button>
      <output>{message}</output>
    </p>
  )
}
