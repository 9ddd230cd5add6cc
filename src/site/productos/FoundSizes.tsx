import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { SubProducto } from '../../contract/producto.ts'
import { AddButton } from '../pedido/AddButton.tsx'
import type { Match } from '../search/finder.ts'
import { askedWords, wordsOf } from '../search/words.ts'
import styles from './FoundSizes.module.css'

/** More of them would push the products out of sight; their tables have them all. */
const most = 6

interface Size { readonly id: number; readonly nombre: string; readonly size: number; readonly row: SubProducto }

const sizesOf = ({ producto: { id, nombre, sub_productos }, sizes }: Match): Size[] => sizes.flatMap((size) => {
  const row = sub_productos[size]
  return row ? [{ id, nombre, size, row }] : []
})

/** The rows of the products' tables that were meant, best first: each opens its product. */
export function FoundSizes({ matches, query }: { matches: readonly Match[]; query: string }) {
  const asked = useMemo(() => askedWords(query), [query])
  const sizes = matches.slice(0, most).flatMap(sizesOf).slice(0, most)
  if (sizes.length === 0) return null
  return (
    <section aria-label="Medidas que coinciden" className={styles.sizes}>
      <ul>
        {sizes.map(({ id, nombre, size, row }) => (
          <li key={`${id} ${size}`} className={styles.row}>
            <Link to="/productos" search={{ id, buscar: query }} className={styles.size}>
              <span className={styles.name}>{nombre}</span>
              <Meant text={row.tamaño} asked={asked} />
              <Meant text={row.codigo} asked={asked} />
              <Meant text={row.pack} asked={asked} />
            </Link>
            <AddButton medida={{ ...row, nombre }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Marked where it says what was asked for. */
function Meant({ text, asked }: { text: string; asked: readonly string[] }) {
  const meant = wordsOf(text).some((word) => asked.some((one) => word === one || (one.length > 3 && word.startsWith(one))))
  return <span>{meant ? <mark>{text}</mark> : text}</span>
}
