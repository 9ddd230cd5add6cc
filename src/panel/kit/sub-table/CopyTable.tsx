import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import type { SubColumn, SubForm, SubRow } from './rows.ts'
import styles from './SubTable.module.css'

/** Named entities, which every program that takes a table from a clipboard knows. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Sheets take a cell of this format for text, so that zeros in front stay. */
const asText = String.raw`style="mso-number-format:'\@'"`

/** The rows with their heads for a clipboard: as a table, and as lines with tabs. */
export const copiedOut = (rows: readonly SubRow[], columns: readonly SubColumn[]) => {
  const cells = rows.map((row) => columns.map(({ name }) => (row[name] ?? '').replaceAll(/\s+/g, ' ')))
  const heads = columns.map(({ label }) => label)
  const line = (row: readonly string[], open: string, close: string) =>
    `<tr>${row.map((cell) => `<${open}>${escaped(cell)}</${close}>`).join('')}</tr>`
  return {
    html: `<table><thead>${line(heads, 'th', 'th')}</thead><tbody>${cells.map((row) => line(row, `td ${asText}`, 'td')).join('')}</tbody></table>`,
    text: [heads, ...cells].map((row) => row.join('\t')).join('\n'),
  }
}

const toBlobEntry = (type: string, text: string) => ({ [type]: new Blob([text], { type }) })

/** Copies all rows, which then paste into a sheet or into another product. */
export function CopyTable({ name, columns }: { name: string; columns: readonly SubColumn[] }) {
  const { getValues } = useFormContext<SubForm>()
  const [message, setMessage] = useState('')
  const copy = async () => {
    const rows = getValues(name)
    const { html, text } = copiedOut(rows, columns)
    try {
      await navigator.clipboard.write([
        new ClipboardItem({ ...toBlobEntry('text/html', html), ...toBlobEntry('text/plain', text) }),
      ])
      setMessage(`Se ${rows.length === 1 ? 'copió' : 'copiaron'} ${counted(rows.length, 'fila', 'filas')}.`)
    } catch {
      setMessage('El navegador no dejó copiar. Probá de nuevo.')
    }
  }
  return (
    <div className={styles.copy}>
      <Button tone="quiet" onClick={() => void copy()}>
        Copiar tabla
      </Button>
      <output>{message}</output>
    </div>
  )
}
