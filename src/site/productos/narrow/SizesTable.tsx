import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { cx } from '#ui/cx.ts'
import { SortableHead } from '#ui/SortableHead.tsx'
import table from '#ui/table.module.css'
import { keepPlace } from '../../page/list-place.ts'
import type { Listing, Sized } from '../../catalogue-worker/placed.ts'
import type { Listed } from '../../page/shown.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { AddButton } from '../../pedido/AddButton.tsx'
import { Meant } from '../Meant.tsx'
import { useChangeList } from '../use-list.ts'
import { columns, parseOrder, pressed, type Column } from './order.ts'
import styles from './SizesTable.module.css'
import type { CopiedTable } from '#ui/tables/copied-out.ts'
import { searchesAll, WholeList } from '#ui/tables/WholeList.tsx'
import { useWindowed } from '#ui/use-windowed.ts'

const heads: { readonly [column in Column]: string } = {
  producto: 'Producto',
  medida: 'Tamaño',
  pack: 'Pack',
  codigo: 'Código',
  barras: 'Código de barras',
}

type SizesTableProps = { sizes: Listing['sizes']; listed: Listed; terms: readonly string[] }

/** A row per size. Only the rows near the window are rendered. */
export function SizesTable({ sizes, listed, terms }: SizesTableProps) {
  const { box, from, to, above, below, isPartial } = useWindowed(sizes.length)
  return (
    <>
      {isPartial && (
        <WholeList body={box} getTable={() => toCopiedTable(sizes)}>
          {searchesAll}
        </WholeList>
      )}
      <table
        role="table"
        aria-label="Medidas del catálogo"
        className={cx(table.table, styles.table)}
        aria-rowcount={sizes.length + 1}
      >
        <Head order={listed.ordenar} />
        <tbody role="rowgroup" ref={box}>
          {above > 0 && <Spacer height={above} />}
          {sizes.slice(from, to).map((size, i) => (
            <Row
              key={`${size.producto.id} ${size.rowIndex}`}
              size={size}
              index={from + i}
              terms={terms}
              listed={listed}
            />
          ))}
          {below > 0 && <Spacer height={below} />}
        </tbody>
      </table>
    </>
  )
}

function Head({ order: inAddress }: { order: string | undefined }) {
  const change = useChangeList()
  const order = parseOrder(inAddress)
  const direction = (column: Column) => order?.by === column && (order.down ? 'desc' : 'asc')
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columns.map((column) => (
          <SortableHead
            key={column}
            direction={direction(column)}
            className={styles[column]}
            onSort={() => change({ ordenar: pressed(order, column) })}
          >
            {heads[column]}
          </SortableHead>
        ))}
        <th role="columnheader" className={styles.add} data-unprinted>
          <VisuallyHidden>Mi pedido</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}

/** Takes the room of rows that are not rendered. */
const Spacer = ({ height }: { height: number }) => <tr aria-hidden style={{ height }} />

const cells = ({ tamaño, pack, codigo, codigobarra }: Sized['row']): readonly (readonly [Column, string])[] => [
  ['medida', tamaño],
  ['pack', pack],
  ['codigo', codigo],
  ['barras', codigobarra],
]

const toCopiedTable = (sizes: Listing['sizes']): CopiedTable => ({
  columns: columns.map((column) => ({ label: heads[column] })),
  rows: sizes
    .slice(0, sizes.length)
    .map(({ producto, row }) => [producto.nombre, ...cells(row).map(([, text]) => text)]),
})

interface RowProps {
  size: Sized
  index: number
  terms: readonly string[]
  listed: Listed
}

const Row = memo(({ size: { producto, row }, index, terms, listed }: RowProps) => (
  <tr role="row" aria-rowindex={index + 2}>
    <th role="rowheader" className={styles.producto}>
      <Link
        to="/productos"
        search={{ id: producto.id, ...listed }}
        state={{ fromList: true }}
        preload={false}
        onClick={() => keepPlace(producto.id)}
        title={producto.nombre}
      >
        {producto.nombre}
      </Link>
    </th>
    {cells(row).map(([column, text]) => (
      <td role="cell" key={column} className={styles[column]}>
        <Meant text={text} terms={terms} />
      </td>
    ))}
    <td role="cell" className={styles.add} data-unprinted>
      <AddButton medida={{ ...row, nombre: producto.nombre }} />
    </td>
  </tr>
))
