import { useState } from 'react'
import { counted } from '../counted.ts'
import { copiedOut, type CopiedTable } from './copied-out.ts'

/** Makes the table when somebody copies it. */
export type GetTable = () => CopiedTable | Promise<CopiedTable>

/** Copies rows with their heads, and says how many. */
export const useCopyRows = (getTable: GetTable) => {
  const [message, setMessage] = useState('')
  const say = ({ rows }: CopiedTable) =>
    setMessage(`Se ${rows.length === 1 ? 'copió' : 'copiaron'} ${counted(rows.length, 'fila', 'filas')}.`)
  const write = async (table: CopiedTable | Promise<CopiedTable>) => {
    const made = Promise.resolve(table).then(copiedOut)
    const toBlob = (type: 'text/html' | 'text/plain') => made.then((texts) => new Blob([texts[type]], { type }))
    try {
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/html': toBlob('text/html'), 'text/plain': toBlob('text/plain') }),
      ])
      say(await table)
    } catch {
      setMessage('El navegador no dejó copiar. Probá de nuevo.')
    }
  }
  /** Puts the rows into a copy that the browser is making. */
  const fill = (clipboard: DataTransfer) => {
    const table = getTable()
    if (table instanceof Promise) return void write(table)
    for (const [type, text] of Object.entries(copiedOut(table))) clipboard.setData(type, text)
    say(table)
  }
  return { message, copy: () => void write(getTable()), fill }
}
