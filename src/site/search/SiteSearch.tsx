import { useEffect, useRef, useState } from 'react'
import { onDemand } from '#ui/on-demand.tsx'
import { IconButton } from '#ui/Button.tsx'
import { Search } from '#ui/icons/index.tsx'
import { missingDialog } from '#ui/missing.tsx'
import { useFindShortcut, useSearchShortcut } from '#ui/shortcut.ts'
import { isSlashOn } from '#state/slash-key.ts'
import { holdWords, isRequested, takeWords } from './words-ahead.ts'
import styles from './SiteSearch.module.css'

const load = () => import('./SearchDialog.tsx')
const SearchDialog = onDemand(load, {
  missing: ({ open, onOpenChange }, retry) => missingDialog(open, () => onOpenChange(false), retry),
})
const preload = () => {
  load().catch(() => undefined)
}

/** The search over the whole site, on every public page: an icon, '/' and Ctrl+K. */
export function SiteSearch() {
  // Undefined until the first opening, which loads the dialog.
  const [open, setOpen] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  const show = () => {
    holdWords(takeWords() ?? '')
    setOpen(true)
  }
  useEffect(() => {
    if (isRequested()) button.current?.click()
    else takeWords()
  }, [])
  useSearchShortcut(show)
  useFindShortcut(show)
  return (
    <>
      <IconButton
        ref={button}
        label="Buscar en el sitio"
        icon={<Search />}
        className={styles.icon}
        data-unprinted
        aria-haspopup="dialog"
        aria-keyshortcuts={isSlashOn() ? '/ Control+K' : 'Control+K'}
        onClick={show}
        onPointerEnter={preload}
        onFocus={preload}
      />
      {open !== undefined && <SearchDialog open={open} onOpenChange={setOpen} />}
    </>
  )
}
