import { Button } from '../../ui/Button.tsx'
import { counted, digits } from '../../ui/counted.ts'
import { Part } from '../parts.tsx'
import parts from '../parts.module.css'
import { megabytes } from './say.ts'
import type { Progress } from './use-desk.ts'

const countOf = (done: number, total: number, of: Progress['of']) =>
  of === undefined
    ? `${megabytes(done)} de ${megabytes(total)}`
    : `${digits(done)} de ${counted(total, 'registro', 'registros')}`

/** The running work, its progress, and a button that cancels it. */
export function Busy({ progress: { label, done, total, of }, onCancel }: { progress: Progress; onCancel: () => void }) {
  const isCounted = done !== undefined && total !== undefined && total > 0
  return (
    <Part title={`${label}…`} takesFocus>
      <progress
        className={parts.progress}
        aria-label={label}
        {...(isCounted && { value: Math.min(done, total), max: total })}
      />
      <p className={parts.soft}>{isCounted ? countOf(Math.min(done, total), total, of) : 'Un momento.'}</p>
      <div className={parts.actions}>
        {/* The second click of a double click must not cancel the work that the first began. */}
        <Button
          tone="secondary"
          onClick={({ detail }) => {
            if (detail < 2) onCancel()
          }}
        >
          Cancelar
        </Button>
      </div>
    </Part>
  )
}
