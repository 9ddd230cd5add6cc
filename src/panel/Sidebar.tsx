import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { counted } from '#ui/counted.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { forgetLists } from './kit/remembered-lists.ts'
import { toPlaceHash } from './kit/place.ts'
import { clientes } from './sections/clientes/section.ts'
import { getFirstScreen } from './sections/index.ts'
import type { Section } from './sections/section.ts'
import styles from './Sidebar.module.css'
import { useToActivate } from './to-activate.ts'
import { useSections } from './use-sections.ts'

type SidebarProps = {
  admin: boolean
  current: Section | undefined
  onChoose: () => void
}

/** The sections that the user may see, each whole on one line: 'Home: Slider'. */
export const Sidebar = ({ admin, current, onChoose }: SidebarProps) => (
  <nav aria-label="Secciones del panel" className={styles.sections}>
    <ul>
      {useSections(admin).map((section) => (
        <li key={section.entry} className={styles.line} data-admin={section.admin}>
          <Link
            ref={section === current ? bringIntoView : undefined}
            to="/admin/panel"
            hash={toPlaceHash({ screen: getFirstScreen(section), id: 0 })}
            // All links lead to one route, and without the hash all would count as current.
            activeOptions={{ includeHash: true }}
            className={styles.entry}
            aria-label={section.entry}
            aria-current={section === current ? 'page' : undefined}
            onClick={() => {
              forgetLists()
              onChoose()
            }}
          >
            <Words {...section} />
          </Link>
          {section.entry === clientes.entry && <ToActivate />}
        </li>
      ))}
    </ul>
  </nav>
)

/** After a reload the entry may be below the fold. */
const bringIntoView = (entry: HTMLElement | null): void => entry?.scrollIntoView({ block: 'nearest' })

/** The group before the colon is quieter than the section. */
const Words = ({ entry }: Section): ReactNode => {
  const [group, name] = entry.split(': ')
  if (name === undefined) return entry
  return (
    <>
      <span className={styles.group}>{`${group}:`}</span> <span>{name}</span>
    </>
  )
}

/** The number of customers to activate, beside the entry and outside the accessible name of the entry. */
const ToActivate = () => {
  const waiting = useToActivate(true)
  if (waiting === 0) return null
  return (
    <span className={styles.badge} title={counted(waiting, 'cliente por activar', 'clientes por activar')}>
      <span>{waiting}</span>
      <VisuallyHidden> por activar</VisuallyHidden>
    </span>
  )
}
