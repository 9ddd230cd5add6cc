/** What stands in for a part whose code did not come (`onDemand`). */
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Retry } from './Retry.tsx'

/** In the part's own place. */
export const retryInPlace = (_: unknown, retry: () => void): ReactNode => <Retry onRetry={retry} />

/** Closing it gives the focus back to the button that opened it. */
const show = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal()
  return () => dialog?.close()
}

/** In place of a dialog: one of the browser's own, since ours may be what is missing. Once closed it asks again, for the next opening. */
export const missingDialog = (isOpen: boolean, close: () => void, retry: () => void): ReactNode =>
  isOpen && (
    <dialog
      ref={show}
      aria-label="No se pudo abrir"
      onClose={({ currentTarget }) => {
        // It also closes where the part has come.
        if (!currentTarget.isConnected) return
        close()
        retry()
      }}
    >
      <Retry onRetry={retry} />
      <form method="dialog">
        <Button type="submit" tone="quiet">
          Cerrar
        </Button>
      </form>
    </dialog>
  )
