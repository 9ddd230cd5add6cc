import { read } from '../../../api/queries.ts'
import { deleteSuscripcion, obtenerSuscripciones, type Suscripcion } from '../../../contract/suscripcion.ts'
import { textColumn } from '../../kit/columns.tsx'
import { deletable, listScreen } from '../../kit/list-screen.tsx'
import { ListDownload } from '../../kit/ListDownload.tsx'

const emailOf = ({ email }: Suscripcion) => email
const query = read(obtenerSuscripciones, {})

export const List = listScreen({
  title: 'Suscripciones',
  query,
  search: emailOf,
  columns: [textColumn('Email', emailOf)],
  create: <ListDownload query={query} name="suscripciones.csv" columns={{ Email: emailOf }} />,
  ...deletable(deleteSuscripcion, ({ id }: Suscripcion) => ({ id }), emailOf),
})
