import { useFormContext } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import type { CopiedTable } from '#ui/tables/copied-out.ts'
import { useCopyRows } from '#ui/tables/use-copy-rows.ts'
import type { SubColumn, SubForm, SubRow } from './rows.ts'
import styles from './SubTable.module.css'

export const toCopiedTable = (rows: readonly SubRow[], columns: readonly SubColumn[]): CopiedTable => ({
  columns,
  rows: rows.map((row) => columns.map(({ name }) => row[name] ?? '')),
})

/** Copies all rows, which then paste into a sheet or into another product. */
export function CopyTable({ name, columns }: { name: string; columns: readonly SubColumn[] }) {
  const { getValues } = useFormContext<SubForm>()
  const { message, copy } = useCopyRows(() => toCopiedTable(getValues(name), columns))
  return (
    <div className={styles.copy}>
      <Button tone="quiet" onClick={copy}>
        Copiar tabla
      </Button>
      <output>{message}</output>
    </div>
  )
}
