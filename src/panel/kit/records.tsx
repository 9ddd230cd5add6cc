import type { ReactNode } from 'react'
import { call } from '#api/client.ts'
import { read } from '#api/queries.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Column } from './columns.tsx'
import { EntityForm, type Inputs } from './EntityForm.tsx'
import { EntityList } from './EntityList.tsx'
import { createRowsReader, type Confirm, type GalleryCalls, type Values } from './form-context.ts'
import type { Placed } from './orden/position.ts'
import { createDeleteAction, createFieldActions } from './list/bulk.ts'
import type { Filter } from './list/Filters.tsx'
import { CreateButton, DeleteButton, EditButton } from './RowActions.tsx'
import { RowSwitch } from './RowSwitch.tsx'

type Records<Row, New, Changed, Extra extends string> = {
  list: Endpoint<object, Row[]>
  get: Endpoint<{ id: number }, Row>
  create: Endpoint<New>
  update: Endpoint<Changed>
  /** Takes the id of a record alone. */
  remove: Endpoint<Values>
  gallery?: GalleryCalls
  title: string
  /** The noun for one record: 'Crear Servicio', 'Editar Servicio'. */
  singular: string
  getName: (row: NoInfer<Row>) => string
  /** The text that the search box looks in, where that is not the name. */
  search?: (row: NoInfer<Row>) => string
  columns: readonly Column<NoInfer<Row>>[]
  /** Filters besides those by the flags of a record. */
  choices?: readonly Filter<NoInfer<Row>>[]
  extraActions?: ReactNode
  /** More buttons of a row, between 'Editar' and 'Eliminar'. */
  buttons?: (row: NoInfer<Row>) => ReactNode
  inputs: Inputs<NoInfer<Changed>> & Inputs<Omit<NoInfer<New>, Extra>>
  confirm?: Confirm
  /** Inputs that only the form of a new record has. */
  newInputs?: Readonly<Record<Extra, ReactNode>>
}

/** The flags of a save that its form shows, with their labels. */
const findFlags = (
  { request }: Endpoint,
  inputs: Readonly<Record<string, ReactNode>>,
): [field: string, label: string][] =>
  Object.entries(request).flatMap(([name, { kind }]) => {
    const label = inputs[name]
    return kind === 'flag' && typeof label === 'string' ? [[name, label]] : []
  })

const byFlag = <Row extends object>([field, label]: readonly [string, string]): Filter<Row> => ({
  label,
  options: { Sí: (row) => Reflect.get(row, field) === 1, No: (row) => Reflect.get(row, field) !== 1 },
})

/** The list, the create form and the edit form of a usual section: `export const { List, Create, Edit } = records({ … })`. */
export const records = <Row extends Placed, New extends Values, Changed extends Values, Extra extends string = never>(
  props: Records<Row, New, Changed, Extra>,
) => {
  const { list, get, create, update, remove, gallery, inputs, newInputs, confirm } = props
  const { title, singular, getName, search = getName, columns, choices = [], extraActions, buttons } = props
  const formProps = { Rows: createRowsReader(read(list, {})), get, gallery, confirm }
  const [idName = 'id'] = Object.keys(remove.request)
  const removed = ({ id }: Row) => ({ [idName]: id })
  const edits = { load: get, save: update, getName }
  const flags = findFlags(update, inputs)
  const filters = [...flags.map(byFlag<Row>), ...choices]
  const bulk = {
    getName,
    actions: [
      ...flags.flatMap(([field, label]) => createFieldActions<Row>(edits, field, label)),
      createDeleteAction(remove, removed),
    ],
  }
  const actions = (row: Row) => (
    <>
      {flags.map(([field, label]) => (
        <RowSwitch
          key={field}
          label={label}
          name={getName(row)}
          on={Reflect.get(row, field) === 1}
          field={field}
          id={row.id}
          calls={edits}
        />
      ))}
      <EditButton id={row.id} name={getName(row)} />
      {buttons?.(row)}
      <DeleteButton
        endpoint={remove}
        input={removed(row)}
        name={getName(row)}
        readWhole={gallery && (() => call(get, { id: row.id }))}
      />
    </>
  )
  return {
    List: () => (
      <EntityList
        title={title}
        query={read(list, {})}
        search={search}
        columns={columns}
        create={
          <>
            <CreateButton>{`Crear ${singular}`}</CreateButton>
            {extraActions}
          </>
        }
        actions={actions}
        edits={edits}
        bulk={bulk}
        choices={filters}
      />
    ),
    Create: () => (
      <EntityForm
        {...formProps}
        title={`Crear ${singular}`}
        save={create}
        load={read(list, {})}
        inputs={{ ...inputs, ...newInputs }}
      />
    ),
    Edit: ({ id }: { id: number }) => (
      <EntityForm {...formProps} title={`Editar ${singular}`} save={update} load={read(get, { id })} inputs={inputs} />
    ),
  }
}
