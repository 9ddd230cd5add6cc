import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { page } from '#state/reload.ts'
import { useMarca } from '#ui/brand/marca.ts'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import { parseShown } from '../page/shown.ts'
import { reloads, type Page } from '../pages.ts'
import { getShownMenu } from '../shown-pages.ts'
import styles from './Menu.module.css'

/** The main menu; the current page in bold (§2.2). */
export const Menu = ({ onChoose }: { onChoose: () => void }) => (
  <nav aria-label="Principal">
    <ul className={styles.list}>
      {getShownMenu(useMarca()).map((entry) => (
        <li key={entry.path}>
          <Entry entry={entry} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  </nav>
)

/** An entry of the menu. While a record is selected, the entry reloads its page, which then shows the list (§2.2). */
function Entry({ entry, onChoose }: { entry: Page; onChoose: () => void }) {
  const router = useRouter()
  const { path: to, label } = entry
  const goAndReload = async () => {
    await router.navigate({ to })
    page.reload()
  }
  const choose = (event: MouseEvent) => {
    onChoose()
    if (opensElsewhere(event) || !reloads(entry, parseShown(router.state.location.search).id)) return
    event.preventDefault()
    void goAndReload()
  }
  return (
    <Link to={to} className={styles.link} data-label={label} onClick={choose}>
      {label}
    </Link>
  )
}
