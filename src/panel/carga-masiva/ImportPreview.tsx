import { useState, type ReactNode } from 'react'
import type { BadCell } from '#contract/bulk-row.ts'
import { Choices } from './Choices.tsx'
import { forecast, joining, warning } from './sentence.ts'
import { countLosers, type Preview } from './preview.ts'
import { CellTable, JoinedTable, OutcomeTable, RejectedTable } from './tables.tsx'
import { Warning } from '#ui/icons/index.tsx'
import styles from './CargaMasiva.module.css'

type ImportPreviewProps = {
  preview: Preview
  /** The cells that the server refused, which outrank the preview's own. */
  refused: readonly BadCell[]
  /** How many rows somebody leaves out. */
  out: number
  /** Between the sentence and the products. */
  children: ReactNode
}

/** The products and cells of the sheet, by the effect of the load on each. */
export function ImportPreview({ preview, refused, out, children }: ImportPreviewProps) {
  const [selected, setSelected] = useState<'created' | 'changed' | 'unchanged' | 'joined' | 'rejected' | 'doubtful'>()
  const { created, changed, unchanged, joined, doubtful, rows, titles } = preview
  const rejected = refused.length > 0 ? refused : preview.rejected
  const counts = {
    created: created.length,
    changed: changed.length,
    unchanged: unchanged.length,
    rejected: rejected.length,
    rows: rows.length + out,
    sizes: [...created, ...changed, ...unchanged].reduce((sum, { subProductos }) => sum + subProductos, 0),
    titles,
    out,
  }
  const losers = countLosers(preview)
  const choices = [
    { kind: 'rejected', words: 'celdas rechazadas', count: counts.rejected },
    ...(doubtful.length > 0
      ? [{ kind: 'doubtful', words: 'códigos de barras para revisar', count: doubtful.length } as const]
      : []),
    { kind: 'created', words: 'productos nuevos', count: counts.created },
    { kind: 'changed', words: 'productos con cambios', count: counts.changed },
    { kind: 'unchanged', words: 'productos sin cambios', count: counts.unchanged },
    ...(joined.length > 0 ? [{ kind: 'joined' as const, words: 'nombres que se juntan', count: joined.length }] : []),
  ] as const
  const nonEmptyChoices = choices.filter(({ count }) => count > 0)
  // Losses are open from the start; doubtful codes stay closed, since these load.
  const main = nonEmptyChoices.find(({ kind }) => kind !== 'doubtful') ?? nonEmptyChoices[0]
  const first = losers > 0 && counts.rejected === 0 ? 'changed' : main?.kind
  const chosen = nonEmptyChoices.find(({ kind }) => kind === selected)?.kind ?? first
  const body = (
    <>
      {nonEmptyChoices.length > 0 && <Choices label="Ver" choices={choices} chosen={chosen} onChoose={setSelected} />}
      {chosen === 'rejected' && <RejectedTable rejected={rejected} rows={rows} />}
      {chosen === 'doubtful' && <CellTable caption="Códigos de barras para revisar" cells={doubtful} />}
      {chosen === 'joined' && <JoinedTable joined={joined} />}
      {chosen && chosen !== 'rejected' && chosen !== 'doubtful' && chosen !== 'joined' && (
        <OutcomeTable key={chosen} kind={chosen} products={preview[chosen]} />
      )}
    </>
  )

  return (
    <section className={styles.part} aria-labelledby="que-va-a-pasar">
      <h2 id="que-va-a-pasar">Qué va a pasar</h2>
      <output>{forecast(counts)}</output>
      {losers > 0 && counts.rejected === 0 && (
        <p className={styles.warning}>
          <Warning />
          <span>{warning(losers)}</span>
        </p>
      )}
      {joined.length > 0 && (
        <p className={styles.warning}>
          <Warning />
          <span>{joining(joined.length)}</span>
        </p>
      )}
      {/* What keeps the sheet from loading comes first. */}
      {counts.rejected > 0 ? (
        <>
          {body}
          {children}
        </>
      ) : (
        <>
          {children}
          {body}
        </>
      )}
    </section>
  )
}
