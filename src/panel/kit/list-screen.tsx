import type { QueryKey } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { Endpoint } from '../../contract/endpoint.ts'
import { EntityList } from './EntityList.tsx'
import { deletes } from './list/bulk.ts'
import type { ListRow } from './ListTable.tsx'
import { DeleteButton } from './RowActions.tsx'

/** The list screen of a section, as data. */
export const listScreen =
  <Row extends ListRow, Key extends QueryKey>(props: ComponentProps<typeof EntityList<Row, Key>>) =>
  () => <EntityList {...props} />

/** What a list has whose rows are only deleted: one by its button, several by the bar. */
export const deletable = <Row extends ListRow, Input>(
  remove: Endpoint<Input>,
  inputOf: (row: Row) => NoInfer<Input>,
  nameOf: (row: Row) => string,
) => ({
  bulk: { nameOf, actions: [deletes(remove, inputOf)] },
  actions: (row: Row) => <DeleteButton endpoint={remove} input={inputOf(row)} name={nameOf(row)} />,
})
