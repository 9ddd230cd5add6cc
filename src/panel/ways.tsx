import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DarkSwitch } from './dark-ground.tsx'
import { Files, Home, Person, Trash } from './kit/icons.tsx'
import { toPlaceHash } from './kit/place.ts'
import { archivos } from './sections/archivos/section.ts'
import { cuenta } from './sections/cuenta/section.ts'
import { getFirstScreen } from './sections/index.ts'
import { inicio } from './sections/inicio/section.ts'
import { papelera } from './sections/papelera/section.ts'
import type { Section } from './sections/section.ts'
import { useHas } from './use-sections.ts'

interface Way {
  readonly section: Section
  readonly icon: ReactNode
}

/** The link to the first screen; in a wide window the company's name is that link. */
const toInicio: Way = { section: inicio, icon: <Home /> }

const beyond: readonly Way[] = [
  { section: archivos, icon: <Files /> },
  { section: papelera, icon: <Trash /> },
  { section: cuenta, icon: <Person /> },
]

/** The links to the screens beyond §2.15 that the API has. */
export const useWays = (): readonly Way[] => {
  const has = useHas()
  return beyond.filter(({ section }) => has(section))
}

type WayLinkProps = Way & { className: string | undefined; onClick?: () => void }

/** The title names the link where a narrow window shows the icon alone. */
export const WayLink = ({ section, icon, ...props }: WayLinkProps) => (
  <Link
    to="/admin/panel"
    activeOptions={{ includeHash: true }}
    hash={toPlaceHash({ screen: getFirstScreen(section), id: 0 })}
    title={section.entry}
    {...props}
  >
    {icon}
    <span>{section.entry}</span>
  </Link>
)

/** The same links below the menu of a phone, since its top bar has no room for them. */
export function MenuWays({ className, onChoose }: { className: string | undefined; onChoose: () => void }) {
  const ways = useWays()
  return (
    <ul role="list" className={className}>
      {[toInicio, ...ways].map((way) => (
        <li key={way.section.entry}>
          <WayLink {...way} className={undefined} onClick={onChoose} />
        </li>
      ))}
      <li>
        <DarkSwitch className={undefined} />
      </li>
    </ul>
  )
}
