import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { IconButton } from '#ui/Button.tsx'
import { Edit, Trash } from '#panel/kit/icons.tsx'
import { TableScroll } from '#ui/TableScroll.tsx'
import { SortableHead } from '#ui/SortableHead.tsx'
import styles from '#ui/table.module.css'
import { onDark, onLight } from './grounds.tsx'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({ ...ofRelease, title: 'ui/Table', component: TableScroll, decorators: [onLight] })

type Row = [codigo: string, medida: string, pack: string, barras: string]

const rows: Row[] = [
  ['BH-0140', '1/4 × 1"', '100', '7791234000018'],
  ['BH-3820', '3/8 × 2"', '50', '7791234000117'],
  ['BH-1240', '1/2 × 4"', '25', '7791234000216'],
]

const table = (data: Row[]) => () => (
  <TableScroll label="Medidas">
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Código</th>
          <th>Tamaño</th>
          <th className={styles.number}>Pack</th>
          <th>Código de barras</th>
          <th className={styles.actions}>Acciones</th>
        </tr>
      </thead>
      <tbody>
        {data.map(([codigo, medida, pack, barras]) => (
          <tr key={codigo}>
            <th scope="row" className={styles.code}>
              {codigo}
            </th>
            <td>{medida}</td>
            <td className={styles.number}>{pack}</td>
            <td className={styles.code}>{barras}</td>
            <td className={styles.actions}>
              <IconButton label={`Editar ${codigo}`} icon={<Edit />} />
              <IconButton label={`Eliminar ${codigo}`} icon={<Trash />} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableScroll>
)

export const Medidas = meta.story({ ...ofTest, render: table(rows) })
export const SobreNegro = meta.story({ render: table(rows), decorators: [onDark] })
export const CabeceraFija = meta.story({
  render: table(
    Array.from({ length: 40 }, (_, n): Row => [`BH-${1000 + n}`, `${n + 1} mm`, '100', `77912340${10000 + n}`]),
  ),
  decorators: [(Story) => <div style={{ height: '24rem', display: 'grid' }}>{<Story />}</div>],
})
export const TextoLargo = meta.story({
  render: table([
    [
      'BH-0140-ZINCADO-GRADO-8-ROSCA-FINA',
      'Bulón hexagonal 1/4 × 1" con tuerca autofrenante y dos arandelas planas',
      '10.000',
      '7791234000018',
    ],
  ]),
})

const sort = fn()
export const CabezaQueOrdena = meta.story({
  ...ofTest,
  render: () => (
    <TableScroll label="Medidas">
      <table className={styles.table}>
        <thead>
          <tr>
            <SortableHead direction="asc" onSort={sort}>
              Código
            </SortableHead>
            <SortableHead direction={false} onSort={sort}>
              Tamaño
            </SortableHead>
            <SortableHead direction={undefined} onSort={sort}>
              Pack
            </SortableHead>
          </tr>
        </thead>
      </table>
    </TableScroll>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Código' }))
    await expect(sort).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('columnheader', { name: 'Código' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.queryByRole('button', { name: 'Pack' })).toBeNull()
  },
})
