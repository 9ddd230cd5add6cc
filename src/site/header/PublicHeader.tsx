import { Link, useLocation } from '@tanstack/react-router'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Logo } from '../../ui/brand/Logo.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Close, Menu as MenuIcon } from '../../ui/icons/index.tsx'
import { HeaderContact } from './HeaderContact.tsx'
import { Menu } from './Menu.tsx'
import { useNewsReset } from './news-reset.ts'
import styles from './PublicHeader.module.css'

/** The way into the private zone, drawn twice: in the header and again inside the menu of small screens. */
export type ZoneAccess = ReactNode | ((place: 'header' | 'menu') => ReactNode)

/** The header of every public page (§2.2). */
export function PublicHeader({ zoneAccess }: { zoneAccess?: ZoneAccess }) {
  useNewsReset()
  const { pathname } = useLocation()
  // Open at a page, so that any navigation closes it.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === pathname
  const close = () => setOpenAt(undefined)
  const toggle = useRef<HTMLButtonElement>(null)
  const zoneAt = (place: 'header' | 'menu') => (typeof zoneAccess === 'function' ? zoneAccess(place) : zoneAccess)

  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    // Keys of a dialog opened from here arrive as well, through React's tree.
    if (!open || key !== 'Escape' || !(target instanceof Node && currentTarget.contains(target))) return
    close()
    toggle.current?.focus()
  }

  return (
    <header className={styles.header} onKeyDown={onKeyDown}>
      <Link to="/home" className={styles.home}><Logo of="navbar" className={styles.logo} /></Link>
      <div className={styles.zone}>{zoneAt('header')}</div>
      <IconButton
        ref={toggle}
        className={styles.toggle}
        label={open ? 'Cerrar menú' : 'Abrir menú'}
        icon={open ? <Close /> : <MenuIcon />}
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpenAt(open ? undefined : pathname)}
      />
      <div id="menu" className={styles.drawer} data-open={open || undefined}>
        <Menu onChoose={close} />
        <div className={styles.zoneAgain}>{zoneAt('menu')}</div>
        <HeaderContact />
      </div>
    </header>
  )
}
