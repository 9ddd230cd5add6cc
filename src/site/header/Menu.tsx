import { useMarca } from '../../ui/brand/marca.ts'
import { menuOf } from '../shown-pages.ts'
import styles from './Menu.module.css'
import { MenuLink } from './MenuLink.tsx'

/** The main menu; the current page in bold (§2.2). */
export const Menu = ({ onChoose }: { onChoose?: () => void }) => (
  <nav aria-label="Principal">
    <ul className={styles.list}>
      {menuOf(useMarca()).map((entry) => (
        <li key={entry.path}>
          <MenuLink entry={entry} className={styles.link} {...(onChoose && { onChoose })} />
        </li>
      ))}
    </ul>
  </nav>
)
