import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { SubProducto } from '../../contract/producto.ts'
import type { Listed } from '../page/shown.ts'
import { AddButton } from '../pedido/AddButton.tsx'
import type { Match } from '../search/finder.ts'
import { askedWords } from '../search/words.ts'
import styles from './FoundSizes.module.css'
import { Meant } from './Meant.tsx'

/** More of them would push the products out of sight; their tables have them all. */
const most = 6

interface Size {
  readonly id: number
  readonly nombre: string
  readonly size: number
  readonly row: SubProducto
}

const sizesOf = ({ producto: { id, nombre, sub_productos }, sizes }: Match): Size[] =>
  sizes.flatMap((size) => {
    const row = sub_productos[size]
    return row ? [{ id, nombre, size, row }] : []
  })

/** The rows of the products' tables that were meant, best first: each opens its product. */
export function FoundSizes({ matches, listed }: { matches: readonly Match[]; listed: Listed }) {
  const asked = useMemo(() => askedWords(listed.buscar ?? ''), [listed.buscar])
  const sizes = matches.slice(0, most).flatMap(sizesOf).slice(0, most)
  if (sizes.length === 0) return null
  return (
    <section aria-label="Medidas que coinciden" className={styles.sizes}>
      <ul>
        {sizes.map(({ id, nombre, size, row }) => (
          <li key={`${id} ${size}`} className={styles.row}>
            <Link to="/productos" search={{ id, ...listed }} className={styles.size}>
              <span className={styles.name}>{nombre}</span>
              <span>
                <Meant text={row.tamaño} asked={asked} />
              </span>
              <span>
                <Meant text={row.codigo} asked={asked} />
              </span>
              <span>
                <Meant text={row.pack} asked={asked} />
              </span>
            </Link>
            <AddButton medida={{ ...row, nombre }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
