import type { QueryKey } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { EntityList } from './EntityList.tsx'
import { createDeleteAction } from './list/bulk.ts'
import type { ListRow } from './ListTable.tsx'
import { DeleteButton } from './RowActions.tsx'

/** The list screen of a section, as data. */
export const listScreen =
  <Row extends ListRow, Key extends QueryKey>(props: ComponentProps<typeof EntityList<Row, Key>>) =>
  () => <EntityList {...props} />

/** The props of a list with rows that are only deleted: one by its button, several by the bar. */
export const deletable = <Row extends ListRow, Input>(
  remove: Endpoint<Input>,
  toInput: (row: Row) => NoInfer<Input>,
  getName: (row: Row) => string,
) => ({
  bulk: { getName, actions: [createDeleteAction(remove, toInput)] },
  actions: (row: Row) => <DeleteButton endpoint={remove} input={toInput(row)} name={getName(row)} />,
})
