import { Link } from '@tanstack/react-router'
import type { Shown } from '#site/page/shown.ts'
import styles from './price-files.module.css'
import { ZoneSearch } from './ZoneSearch.tsx'

type PriceToolsProps = { query: string; onQuery: (query: string) => void; newest: boolean }

/** The search over the price lists and their order; the address holds both. */
export const PriceTools = ({ query, onQuery, newest }: PriceToolsProps) => (
  <div className={styles.tools}>
    <ZoneSearch label="Buscar por número o nombre" query={query} onQuery={onQuery} />
    <nav aria-label="Orden de las listas" className={styles.orders}>
      <Order to={undefined} current={!newest}>
        Por orden
      </Order>
      <Order to="nuevas" current={newest}>
        Más nuevas
      </Order>
    </nav>
  </div>
)

const Order = ({ to, current, children }: { to: string | undefined; current: boolean; children: string }) => (
  <Link
    to="/zonaPrivada"
    search={(now: Shown) => ({ ...now, ordenar: to })}
    resetScroll={false}
    preload={false}
    activeProps={{}}
    aria-current={current || undefined}
  >
    {children}
  </Link>
)
