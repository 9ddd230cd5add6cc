import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { page } from '../../state/reload.ts'
import { opensElsewhere } from '../../ui/opens-elsewhere.ts'
import { reloads, type Page } from '../pages.ts'
import { shownIn } from '../page/shown.ts'

type MenuLinkProps = { entry: Page; onChoose?: () => void; className?: string | undefined }

/** An entry of the menu. While a record is selected, the entry reloads its page, which then shows the list (§2.2). */
export function MenuLink({ entry, onChoose, className }: MenuLinkProps) {
  const router = useRouter()
  const { path: to, label } = entry
  const goAndReload = async () => {
    await router.navigate({ to })
    page.reload()
  }
  const choose = (event: MouseEvent) => {
    onChoose?.()
    if (opensElsewhere(event) || !reloads(entry, shownIn(router.state.location.search).id)) return
    event.preventDefault()
    void goAndReload()
  }
  return (
    <Link to={to} className={className} data-label={label} onClick={choose}>
      {label}
    </Link>
  )
}
