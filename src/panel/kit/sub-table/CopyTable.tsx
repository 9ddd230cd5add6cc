import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { counted } from '../../../ui/counted.ts'
import { copiedOut } from './copied-out.ts'
import type { SubColumn, SubForm } from './rows.ts'
import styles from './SubTable.module.css'

const blobOf = (type: string, text: string) => ({ [type]: new Blob([text], { type }) })

/** Copies all rows, which then paste into a sheet or into another product. */
export function CopyTable({ name, columns }: { name: string; columns: readonly SubColumn[] }) {
  const { getValues } = useFormContext<SubForm>()
  const [message, setMessage] = useState('')
  const copy = async () => {
    const rows = getValues(name)
    const { html, text } = copiedOut(rows, columns)
    try {
      await navigator.clipboard.write([
        new ClipboardItem({ ...blobOf('text/html', html), ...blobOf('text/plain', text) }),
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
