import { useQueryClient } from '@tanstack/react-query'
import { read } from '../api/queries.ts'
import { deleteUsuarioZona, obtenerClientes, updateClienteActivo, type Cliente } from '../contract/cliente.ts'
import { Switch } from '../ui/Field.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { textColumn, type Column } from './kit/columns.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { useOnce } from './kit/once.ts'
import { DeleteButton } from './kit/RowActions.tsx'
import { useSave } from './kit/save.ts'
import styles from './clientes.module.css'

const list = read(obtenerClientes, {})

/** Lets a customer in, or no longer: shown at once, and taken back when the server refuses. */
function Activado({ id, nombre, activo }: Cliente) {
  const client = useQueryClient()
  const { send, busy } = useSave(updateClienteActivo)
  const show = (shown: 0 | 1) =>
    client.setQueryData(list.queryKey, (rows) => rows?.map((row) => (row.id === id ? { ...row, activo: shown } : row)))

  const change = useOnce(async (wanted: 0 | 1) => {
    // A list on its way would show the old state again.
    await client.cancelQueries({ queryKey: list.queryKey })
    show(wanted)
    if ((await send({ idCliente: id, activo: wanted })).error) show(activo)
  })
  return (
    <span className={styles.activado}>
      <Switch
        label={<VisuallyHidden>Activado: {nombre}</VisuallyHidden>}
        checked={activo === 1}
        aria-busy={busy}
        onChange={({ target }) => void change(target.checked ? 1 : 0)}
      />
      <output>{busy && 'Guardando…'}</output>
    </span>
  )
}

const nameOf = ({ nombre }: Cliente) => nombre

const columns: Column<Cliente>[] = [
  textColumn('Usuario', nameOf),
  textColumn('Email', ({ email }) => email),
  {
    header: 'Activado',
    cell: (cliente) => <Activado {...cliente} />,
    by: ({ activo }) => activo,
    className: styles.column,
  },
]

const actions = ({ id, nombre }: Cliente) => <DeleteButton endpoint={deleteUsuarioZona} input={{ id }} name={nombre} />

/** 105 */
export const ClienteList = () => (
  <EntityList title="Clientes" query={list} search={nameOf} columns={columns} actions={actions} />
)
