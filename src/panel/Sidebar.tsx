import { Link } from '@tanstack/react-router'
import { forgetLists } from './kit/left-lists.ts'
import { placeHash } from './kit/place.ts'
import { sections, visibleTo, type Section } from './screens.ts'
import styles from './Sidebar.module.css'

type SidebarProps = {
  admin: boolean
  /** The section that is shown. */
  current: Section | undefined
  onChoose: () => void
}

/** The sections one may see; neighbours of one group stand under its name: 'Home: Slider', 'Home: Banner'. */
export function Sidebar({ admin, current, onChoose }: SidebarProps) {
  return (
    <nav aria-label="Secciones del panel">
      <ul className={styles.groups}>
        {groupsOf(sections.filter(visibleTo(admin))).map(({ name, entries }) => (
          <li key={entries[0]?.section.code}>
            {name !== undefined && <p className={styles.name}>{name}</p>}
            <ul>
              {entries.map(({ label, section }) => (
                <li key={section.code}>
                  <Link
                    ref={section === current ? bringIntoView : undefined}
                    to="/admin/panel"
                    hash={placeHash({ screen: section.code, id: 0 })}
                    // Otherwise every link to the panel's one route would count as the current one.
                    activeOptions={{ includeHash: true }}
                    className={styles.entry}
                    aria-label={section.entry}
                    aria-current={section === current ? 'page' : undefined}
                    onClick={() => {
                      forgetLists()
                      onChoose()
                    }}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** After a reload the entry may stand below the fold. */
const bringIntoView = (entry: HTMLElement | null): void => entry?.scrollIntoView({ block: 'nearest' })

interface Group {
  /** None where the entry is a group of its own. */
  readonly name: string | undefined
  readonly entries: { label: string; section: Section }[]
}

const groupsOf = (shown: readonly Section[]): Group[] =>
  shown.reduce<Group[]>((groups, section) => {
    const [name = '', label] = section.entry.split(': ')
    const entry = { label: label ?? name, section }
    const last = groups.at(-1)
    if (label !== undefined && last?.name === name) last.entries.push(entry)
    else groups.push({ name: label === undefined ? undefined : name, entries: [entry] })
    return groups
  }, [])
