import { read } from '../../../api/queries.ts'
import { deleteSuscripcion, obtenerSuscripciones, type Suscripcion } from '../../../contract/suscripcion.ts'
import { textColumn } from '../../kit/columns.tsx'
import { EntityList } from '../../kit/EntityList.tsx'
import { deletes } from '../../kit/list/bulk.ts'
import { ListDownload } from '../../kit/ListDownload.tsx'
import { DeleteButton } from '../../kit/RowActions.tsx'

const emailOf = ({ email }: Suscripcion) => email
const columns = [textColumn('Email', emailOf)]
const bulk = { nameOf: emailOf, actions: [deletes(deleteSuscripcion, ({ id }: Suscripcion) => ({ id }))] }
const actions = ({ id, email }: Suscripcion) => (
  <DeleteButton endpoint={deleteSuscripcion} input={{ id }} name={email} />
)

const list = read(obtenerSuscripciones, {})
const sheet = { Email: emailOf }

export const List = () => (
  <EntityList
    title="Suscripciones"
    query={list}
    search={emailOf}
    columns={columns}
    create={<ListDownload query={list} name="suscripciones.csv" columns={sheet} />}
    actions={actions}
    bulk={bulk}
  />
)
