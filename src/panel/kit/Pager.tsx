import { Button } from '#ui/Button.tsx'
import styles from './Pager.module.css'
import { digits } from '#ui/counted.ts'

type PagerProps = { page: number; pages: number; onPage: (page: number) => void }

/** The pages of a long list. `page` counts from 0. */
export const Pager = ({ page, pages, onPage }: PagerProps) => (
  <nav className={styles.pager} aria-label="Páginas">
    <Button tone="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
      Anterior
    </Button>
    <output>{`Página ${page + 1} de ${digits(pages)}`}</output>
    <Button tone="secondary" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
      Siguiente
    </Button>
  </nav>
)
