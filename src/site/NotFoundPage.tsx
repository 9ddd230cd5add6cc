import { Link } from '@tanstack/react-router'
import { useMarca } from '#ui/brand/marca.ts'
import { TabTitle } from '#ui/brand/TabTitle.tsx'
import { ArrowRight } from '#ui/icons/index.tsx'
import { pageTitle } from './page/title.ts'
import { getShownMenu } from './shown-pages.ts'
import styles from './plain.module.css'

/** The page of an unknown address: a message and links to every other page. */
export const NotFoundPage = () => (
  <div className={styles.page}>
    <TabTitle>Página no encontrada</TabTitle>
    <h1 className={styles.title}>No encontramos esta página</h1>
    <p className={styles.lead}>
      Puede que la dirección tenga un error o que la hayamos movido. Quizá lo que buscás está en:
    </p>
    <nav aria-label="Secciones del sitio">
      <ul className={styles.ways}>
        <li>
          <Link to="/home">
            Inicio
            <ArrowRight />
          </Link>
        </li>
        {getShownMenu(useMarca()).map(({ path: to }) => (
          <li key={to}>
            <Link to={to}>
              <span>{pageTitle(to)}</span>
              <ArrowRight />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </div>
)
