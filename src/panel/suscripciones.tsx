import { read } from '../api/queries.ts'
import { deleteSuscripcion, obtenerSuscripciones, type Suscripcion } from '../contract/suscripcion.ts'
import { textColumn } from './kit/columns.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { DeleteButton } from './kit/RowActions.tsx'

const emailOf = ({ email }: Suscripcion) => email
const columns = [textColumn('Email', emailOf)]
const actions = ({ id, email }: Suscripcion) => (
  <DeleteButton endpoint={deleteSuscripcion} input={{ id }} name={email} />
)

/** 17 */
export const SuscripcionList = () => (
  <EntityList
    title="Suscripciones"
    query={read(obtenerSuscripciones, {})}
    search={emailOf}
    columns={columns}
    actions={actions}
  />
)
