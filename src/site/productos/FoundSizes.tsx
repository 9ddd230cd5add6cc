import { Link } from '@tanstack/react-router'
import type { Listed } from '../page/shown.ts'
import { AddButton } from '../pedido/AddButton.tsx'
import type { Match } from '#finder/match.ts'
import styles from './FoundSizes.module.css'
import { Meant } from './Meant.tsx'
import { digits } from '#ui/counted.ts'

/** More rows would push the products out of sight; the products' own tables have all of them. */
const maxRows = 6

const fields = ['tamaño', 'codigo', 'pack'] as const

const listSizes = ({ producto: { id, nombre, sub_productos }, sizes }: Match) =>
  sizes.flatMap((size) => {
    const row = sub_productos[size]
    return row ? [{ id, nombre, size, row }] : []
  })

type FoundSizesProps = { matches: readonly Match[]; listed: Listed; terms: readonly string[] }

/** The table rows that the search means, best first; each opens its product. */
export function FoundSizes({ matches, listed, terms }: FoundSizesProps) {
  const sizes = matches.slice(0, maxRows).flatMap(listSizes).slice(0, maxRows)
  // Counted as in the table: a product found by its name counts all its sizes.
  const total = matches.reduce(
    (sum, { producto, sizes: { length } }) => sum + (length || producto.sub_productos.length),
    0,
  )
  if (sizes.length === 0) return null
  return (
    <section aria-label="Medidas que coinciden" className={styles.sizes}>
      <ul role="list">
        {sizes.map(({ id, nombre, size, row }) => (
          <li key={`${id} ${size}`} className={styles.row}>
            <Link to="/productos" search={{ id, ...listed }} className={styles.size}>
              <span className={styles.name}>{nombre}</span>
              {fields.map((field) => (
                <span key={field}>
                  <Meant text={row[field]} terms={terms} />
                </span>
              ))}
            </Link>
            <AddButton medida={{ ...row, nombre }} />
          </li>
        ))}
      </ul>
      {total > sizes.length && (
        <Link to="/productos" search={{ ...listed, vista: 'tabla' }} className={styles.all}>
          {`Ver las ${digits(total)} medidas`}
        </Link>
      )}
    </section>
  )
}
