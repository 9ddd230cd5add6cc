import { doubtWords } from '#recognise/cell-doubts.ts'
import { columnRows } from '#contract/bulk-columns.ts'
import { formatPosition } from '#contract/bulk-row.ts'
import { toRecord } from '#contract/record.ts'
import { Button } from '#ui/Button.tsx'
import { digits } from '#ui/counted.ts'
import { settledKey, withChoice, type ListChoices, type Settlement } from './choices.ts'
import type { InferredColumn } from './infer-columns.ts'
import type { Reason, ShownRow } from './settle.ts'
import { StoredTable } from './tables.tsx'
import styles from './CargaMasiva.module.css'

const labels = toRecord(columnRows, ({ label }) => label)

/** Words of a rule's own, where those of all rules do not fit. */
const ownWords: Readonly<Record<string, Partial<Record<Settlement, string>>>> = {
  otherName: {
    kept: 'Es otro producto',
    fixed: 'Es el mismo: queda el nombre de antes',
    renamed: 'Es el mismo: va el nombre nuevo',
  },
}
const getOfferWords = (reason: Reason, settlement: Settlement): string => {
  const { length } = reason.cells
  const words: Partial<Record<Settlement, string>> = {
    out: 'No cargar',
    kept: length === 1 ? 'Como está' : 'Como están',
    fixed: `${digits(length)} ${doubtWords(reason, length, true)}`,
  }
  return ownWords[reason.rule]?.[settlement] ?? words[settlement] ?? ''
}

/** How many cells of a reason its sentence names. */
const firstCells = 2

interface DoubtsProps {
  columns: readonly InferredColumn[]
  reasons: readonly Reason[]
  shown: readonly ShownRow[]
  choices: ListChoices
  /** Something was settled here: the list stays open to its end. */
  touched: boolean
  onSay: (choices: ListChoices) => void
}

export const countDoubts = ({ columns, reasons }: Pick<DoubtsProps, 'columns' | 'reasons'>): number =>
  columns.filter(({ doubt }) => doubt).length + reasons.filter(({ settlement }) => settlement === undefined).length

/** The reasons to look at the list again, each with its first cells, its rows and the ways to settle it. */
export function Doubts({ columns, reasons, shown, choices, touched, onSay }: DoubtsProps) {
  const count = countDoubts({ columns, reasons })
  if (count + reasons.length === 0) return null
  return (
    <details className={styles.doubts} open={count > 0 || touched}>
      <summary>
        <h2>{`Para revisar (${digits(count)})`}</h2>
      </summary>
      <ol>
        {columns.map(
          ({ key, doubt }) =>
            doubt && (
              <li key={`column ${key}`}>
                <p>{`${doubt.sentence}.`}</p>
                <div className={styles.offers}>
                  <Button tone="secondary" onClick={() => onSay(withChoice(choices, columns, key, doubt.means))}>
                    {`Cargarla como ${labels[doubt.means]}`}
                  </Button>
                  <Button tone="secondary" onClick={() => onSay(withChoice(choices, columns, key, ''))}>
                    No cargarla
                  </Button>
                </div>
              </li>
            ),
        )}
        {reasons.map((reason) => (
          <ReasonEntry
            key={`${reason.rule} ${reason.column} ${reason.settlement}`}
            reason={reason}
            shown={shown}
            onSettle={(settlement) => onSay(withSettlement(choices, reason, settlement))}
          />
        ))}
      </ol>
    </details>
  )
}

/** The choices with all cells of a reason settled; the same settlement again takes it back. */
const withSettlement = (choices: ListChoices, reason: Reason, settlement: Settlement): ListChoices => {
  const keys = new Set(reason.cells.map(({ text }) => settledKey(reason.rule, text)))
  const others = Object.entries(choices.settled).filter(([key]) => !keys.has(key))
  const settled = settlement === reason.settlement ? [] : [...keys].map((key) => [key, settlement] as const)
  return { ...choices, settled: Object.fromEntries([...others, ...settled]) }
}

interface ReasonEntryProps {
  reason: Reason
  shown: readonly ShownRow[]
  onSettle: (settlement: Settlement) => void
}

function ReasonEntry({ reason, shown, onSettle }: ReasonEntryProps) {
  const { cells, settlement, offers, column } = reason
  const sentence = `${digits(cells.length)} ${doubtWords(reason, cells.length)}`
  const first = cells.slice(0, firstCells).map(({ words }) => words)
  const others = cells.length - first.length
  const byPosition = new Map(shown.map(({ row }) => [formatPosition(row), row]))
  const rows = cells.map(({ row }, id) => ({ id, row: byPosition.get(formatPosition(row)) ?? row, marked: [column] }))
  return (
    <li data-settled={settlement}>
      <details>
        <summary>
          <strong>{sentence}</strong>
          <span>{`: ${first.join(', ')}${others > 0 ? ` y ${digits(others)} más` : ''}`}</span>
        </summary>
        <StoredTable caption={`Filas: ${sentence}`} rows={rows} />
      </details>
      <fieldset className={styles.offers} aria-label={sentence}>
        {(['out', 'kept', ...offers] as const).map((offer) => (
          <Button key={offer} tone="secondary" aria-pressed={offer === settlement} onClick={() => onSettle(offer)}>
            {getOfferWords(reason, offer)}
          </Button>
        ))}
      </fieldset>
    </li>
  )
}
