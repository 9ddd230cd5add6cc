import { useEffect, useId, useRef } from 'react'
import { useExtension } from '#api/extensions.ts'
import { deshacer } from '#contract/cambio.ts'
import { Button } from '#ui/Button.tsx'
import { noticeKeyHint, useBesideDialogs, useNoticeShortcut } from '#ui/notice-focus.ts'
import { useAutoDismiss } from '#ui/use-auto-dismiss.ts'
import { ErrorReason } from './kit/Reason.tsx'
import { useSave } from './kit/save.ts'
import { brief, joined } from './kit/text.ts'
import { endUndo, keepUndo, offeredFor, useUndo } from './kit/undo.ts'
import styles from './PanelPage.module.css'

/**
 * 'Deshacer: se eliminó Bulón U', or 'Deshacer 3: …', for 10 s after a delete, a bulk load, a new order or a save of Marca or Logos, where
 * the API can undo. The offer stays while the button is hovered or has the focus, which F6 brings.
 */
export function UndoOffer() {
  const { changes, steps, id } = useUndo()
  const possible = useExtension(deshacer)
  const beside = useBesideDialogs()
  // A reload finds the offer again; leaving the panel ends it.
  useEffect(() => {
    addEventListener('pagehide', keepUndo)
    return () => {
      removeEventListener('pagehide', keepUndo)
      endUndo()
    }
  }, [])
  return (
    // `aria-live` is explicit: without it an open dialog hides the region from screen readers.
    <div ref={beside} className={styles.undo} role="status" aria-live="polite">
      {possible && changes.length > 0 && <Offer key={id} changes={changes} steps={steps} />}
    </div>
  )
}

function Offer({ changes, steps }: { changes: readonly number[]; steps: readonly string[] }) {
  const done = useId()
  const { send, busy, errorKey } = useSave(deshacer)
  const hold = useAutoDismiss(!busy, offeredFor, endUndo)
  const box = useRef<HTMLDivElement>(null)
  useNoticeShortcut(box)

  const undo = async () => {
    if (!(await send({ ids: [...changes] })).error) endUndo()
  }
  return (
    <div ref={box}>
      <ErrorReason errorKey={errorKey} />
      <Button
        tone="secondary"
        busy={busy}
        busyLabel="Deshaciendo…"
        aria-keyshortcuts="F6"
        aria-describedby={`${done} ${done}-key`}
        onClick={() => void undo()}
        {...hold}
      >
        {/* The button is named 'Deshacer'; the steps to undo, and the key, are its description. */}
        <span>
          <span>{`Deshacer${steps.length > 1 ? ` ${steps.length}` : ''}`}</span>
          <span id={done} aria-hidden>
            {`: ${brief(joined(steps), 90)}`}
          </span>
          <small id={`${done}-key`} aria-hidden className={styles.key}>
            {noticeKeyHint}
          </small>
        </span>
      </Button>
    </div>
  )
}
