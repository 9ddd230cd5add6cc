import { Link } from '@tanstack/react-router'
import { tabTitle } from '../brand.ts'
import { ArrowRight } from '../ui/icons/index.tsx'
import { pageTitle } from './page/title.ts'
import { menu } from './pages.ts'
import styles from './plain.module.css'

/** The page of an unknown address: a message and links to every other page. */
export const NotFoundPage = () => (
  <div className={styles.page}>
    <title>{tabTitle('Página no encontrada')}</title>
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
        {menu.map(({ path: to }) => (
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
