import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Logo } from '#ui/brand/Logo.tsx'
import { IconButton } from '#ui/Button.tsx'
import { Close, Menu as MenuIcon } from '#ui/icons/index.tsx'
import { HeaderContact } from './HeaderContact.tsx'
import { HeaderTools } from './late-tools.ts'
import { Menu } from './Menu.tsx'
import styles from './PublicHeader.module.css'

/** The way into the private zone, drawn twice: in the header, and in the menu of small windows. */
export type ZoneAccess = ReactNode | ((position: 'header' | 'menu') => ReactNode)

/** The header of every public page (§2.2). */
export function PublicHeader({ zoneAccess }: { zoneAccess?: ZoneAccess }) {
  const { pathname } = useLocation()
  // The path at which the menu was opened, so that every navigation closes it.
  const [openPath, setOpenPath] = useState<string>()
  const open = openPath === pathname
  const close = () => setOpenPath(undefined)
  const toggle = useRef<HTMLButtonElement>(null)
  const renderZone = (position: 'header' | 'menu') =>
    typeof zoneAccess === 'function' ? zoneAccess(position) : zoneAccess

  useEscape(open, () => {
    close()
    toggle.current?.focus()
  })

  return (
    <header className={styles.header}>
      <Link to="/home" className={styles.home}>
        <Logo variant="navbar" className={styles.logo} />
      </Link>
      <div className={styles.tools}>
        <HeaderTools />
      </div>
      <div className={styles.zone}>{renderZone('header')}</div>
      <IconButton
        ref={toggle}
        className={styles.toggle}
        label={open ? 'Cerrar menú' : 'Abrir menú'}
        icon={open ? <Close /> : <MenuIcon />}
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpenPath(open ? undefined : pathname)}
      />
      <div id="menu" className={styles.drawer} data-open={open || undefined}>
        <Menu onChoose={close} />
        <div className={styles.zoneAgain}>{renderZone('menu')}</div>
        <HeaderContact />
      </div>
    </header>
  )
}

/** Calls `onEscape` at Escape, unless a dialog has used the key. */
function useEscape(active: boolean, onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
  })
  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => escape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active])
}
