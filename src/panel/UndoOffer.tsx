import { useEffect, useState } from 'react'
import { usePower } from '../api/powers.ts'
import { deshacer } from '../contract/cambio.ts'
import { Button } from '../ui/Button.tsx'
import { useSave } from './kit/save.ts'
import { endUndo, useUndo } from './kit/undo.ts'
import styles from './PanelPage.module.css'

const offeredFor = 10_000

/** 'Deshacer', for 10 s after a delete, a bulk load or a new order, where the API can; longer while the hand is on it. */
export function UndoOffer() {
  const { changes, id } = useUndo()
  const possible = usePower(deshacer)
  return (
    <div className={styles.undo} role="status">
      {possible && changes.length > 0 && <Offer key={id} changes={changes} />}
    </div>
  )
}

function Offer({ changes }: { changes: readonly number[] }) {
  const { send, busy } = useSave(deshacer)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || busy) return
    const timer = setTimeout(endUndo, offeredFor)
    return () => clearTimeout(timer)
  }, [held, busy])

  const undo = async () => {
    if (!(await send({ ids: [...changes] })).error) endUndo()
  }
  return (
    <Button
      tone="secondary"
      busy={busy}
      busyLabel="Deshaciendo…"
      onClick={() => void undo()}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      Deshacer
    </Button>
  )
}
