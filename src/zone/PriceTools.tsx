import { Link } from '@tanstack/react-router'
import type { Shown } from '../site/page/shown.ts'
import { Field, TextInput } from '../ui/Field.tsx'
import styles from './price-files.module.css'

type PriceToolsProps = { query: string; onQuery: (query: string) => void; newest: boolean }

/** A search over the price lists, and the order that they stand in: each an address of its own. */
export const PriceTools = ({ query, onQuery, newest }: PriceToolsProps) => (
  <div className={styles.tools}>
    <search className={styles.search}>
      <Field label="Buscar por número o nombre">
        <TextInput type="search" enterKeyHint="search" autoComplete="off" spellCheck={false} value={query} onChange={({ target }) => onQuery(target.value)} />
      </Field>
    </search>
    <nav aria-label="Orden de las listas" className={styles.orders}>
      <Order to={undefined} current={!newest}>Por orden</Order>
      <Order to="nuevas" current={newest}>Más nuevas</Order>
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
