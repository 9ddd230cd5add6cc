import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { Search } from '../../ui/icons/index.tsx'
import { useFindShortcut, useSearchShortcut } from '../../ui/shortcut.ts'
import styles from './SiteSearch.module.css'

const load = () => import('./SearchDialog.tsx')
const SearchDialog = lazy(async () => ({ default: (await load()).SearchDialog }))
const preload = () => {
  load().catch(() => undefined)
}

/** The one search over everything that is public, from every public page: its icon, '/' and Ctrl+K. */
export function SiteSearch() {
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  useSearchShortcut(show)
  useFindShortcut(show)
  return (
    <>
      <IconButton
        label="Buscar en el sitio"
        icon={<Search />}
        className={styles.icon}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={show}
        onPointerEnter={preload}
        onFocus={preload}
      />
      {opened && (
        <Suspense>
          <SearchDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
