import { useState } from 'react'
import { missingDialog } from '#ui/missing.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { Search } from '#ui/icons/index.tsx'
import { useFindShortcut } from '#ui/shortcut.ts'
import styles from '../TopBar.module.css'

const Palette = onDemand(() => import('./Palette.tsx'), {
  missing: ({ onClose }, retry) => missingDialog(true, onClose, retry),
})

/** A rich text has Ctrl+K for its links. */
const isInRichText = (): boolean =>
  document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable

/** Opens the palette, as Ctrl+K does. */
export function PaletteButton({ admin }: { admin: boolean }) {
  const [open, setOpen] = useState(false)
  useFindShortcut(() => {
    if (!isInRichText()) setOpen(true)
  })
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-keyshortcuts="Control+K Meta+K"
        title="Ir a… (Ctrl+K)"
        onClick={() => setOpen(true)}
      >
        <Search />
        <span>Ir a…</span>
        <kbd>Ctrl K</kbd>
      </button>
      {open && <Palette admin={admin} onClose={() => setOpen(false)} />}
    </>
  )
}
