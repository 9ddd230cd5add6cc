import { cx } from '#ui/cx.ts'
import { Loading, Skeleton } from '#ui/Skeleton.tsx'
import table from '#ui/table.module.css'
import styles from './ListTable.module.css'

type TableSkeletonProps = { columns: readonly { header: string; className?: string | undefined }[] }

const lines = [1, 2, 3, 4, 5]

/** Stands for a table that is loading: its heads, and rows of the usual height. */
export const TableSkeleton = ({ columns }: TableSkeletonProps) => (
  <Loading>
    <table className={cx(table.table, styles.list)} aria-hidden="true">
      <thead>
        <tr>
          {columns.map(({ header, className }) => (
            <th key={header} className={className}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line}>
            {columns.map(({ header }) => (
              <td key={header} data-label={header}>
                <Skeleton height="calc(12 * var(--unit))" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Loading>
)
