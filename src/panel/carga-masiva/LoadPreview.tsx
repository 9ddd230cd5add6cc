import { useState } from 'react'
import { fillableColumns } from '#contract/bulk-columns.ts'
import type { BadCell } from '#contract/bulk-row.ts'
import { Button } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { Field, TextInput } from '#ui/Field.tsx'
import { noChoices, withChange, type Change, type Choices } from './choices.ts'
import { Details } from './Details.tsx'
import type { Planilla } from './planilla.ts'
import { firstView, PlanillaTable } from './PlanillaTable.tsx'
import { countLosers } from './preview.ts'
import { Questions } from './Questions.tsx'
import { describeColumns, forecast, warning } from './sentence.ts'
import type { Reading } from './use-planilla.ts'
import styles from './CargaMasiva.module.css'

interface LoadPreviewProps {
  reading: Reading
  /** The choices that the next plan will have; undefined where the plan has all of them. */
  planning: Choices | undefined
  said: Choices
  /** The cells that the API refused, which outrank the preview's own. */
  refused: readonly BadCell[]
  onSay: (choices: Choices) => void
}

/** The preview of a load: its outcome in a sentence, the open questions, and the file as a table. */
export function LoadPreview({ reading, planning, said, refused, onSay }: LoadPreviewProps) {
  const [view, setView] = useState(firstView)
  const { planilla } = reading
  const { preview, questions } = planilla
  const say = (change: Change) => onSay(withChange(said, change))
  const rejected = refused.length > 0 ? refused : preview.rejected
  const losers = rejected.length > 0 ? 0 : countLosers(preview)
  const isChanged = Object.entries(said).some(([part, entries]) => part !== 'fills' && Object.keys(entries).length > 0)
  return (
    <>
      <div>
        <output>{[forecast(preview, rejected.length), describeColumns(planilla.tabs)].join(' ').trim()}</output>
        {losers > 0 && <p className={styles.loses}>{warning(losers)}</p>}
        {planilla.told !== undefined && <p>{planilla.told}</p>}
      </div>
      <Questions
        questions={questions}
        onSay={say}
        onPlace={(place) => setView({ tab: place.tab, stored: false, place })}
      />
      <PlanillaTable reading={reading} planning={planning} said={said} view={view} onView={setView} onSay={say} />
      {preview.leftOut.map((sentence) => (
        <p key={sentence} className={styles.small}>
          {sentence}
        </p>
      ))}
      <Fills planilla={planilla} said={said} onSay={say} />
      {isChanged && (
        <Button tone="quiet" className={styles.start} onClick={() => onSay(noChoices)}>
          Volver a lo propuesto
        </Button>
      )}
      <Details preview={preview} rejected={rejected} />
    </>
  )
}

interface FillsProps {
  planilla: Planilla
  said: Choices
  onSay: (change: Change) => void
}

/** The texts that fill gaps of the list. */
const Fills = ({ planilla: { filled }, said, onSay }: FillsProps) => {
  const lacking = fillableColumns.filter(({ name }) => filled[name] > 0)
  if (lacking.length === 0) return null
  return (
    <fieldset className={styles.row}>
      <legend>Donde la lista no dice nada, va esto:</legend>
      {lacking.map(({ name, label }) => (
        <Field key={name} label={label} hint={counted(filled[name], 'medida', 'medidas')}>
          <TextInput
            value={said.fills[name]}
            maxLength={60}
            onChange={({ target }) => onSay({ fills: { [name]: target.value } })}
          />
        </Field>
      ))}
    </fieldset>
  )
}
