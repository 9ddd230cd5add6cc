import { useQueryClient } from '@tanstack/react-query'
import { read } from '../../../api/queries.ts'
import { deleteUsuarioZona, obtenerClientes, updateClienteActivo, type Cliente } from '../../../contract/cliente.ts'
import { Switch } from '../../../ui/Field.tsx'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import cells from '../../kit/cells.module.css'
import { textColumn, type Column } from '../../kit/columns.tsx'
import { sets } from '../../kit/list/bulk.ts'
import { deletable, listScreen } from '../../kit/list-screen.tsx'
import { ListDownload } from '../../kit/ListDownload.tsx'
import { useOnce } from '../../kit/once.ts'
import { ReasonAt } from '../../kit/Reason.tsx'
import { useSave } from '../../kit/save.ts'
import styles from './clientes.module.css'

const list = read(obtenerClientes, {})

/** Lets a customer in or locks them out. The switch shows the change at once, and goes back when the server refuses. */
function Activado({ id, nombre, activo }: Cliente) {
  const client = useQueryClient()
  const { send, busy, at } = useSave(updateClienteActivo)
  const show = (shown: 0 | 1) =>
    client.setQueryData(list.queryKey, (rows) => rows?.map((row) => (row.id === id ? { ...row, activo: shown } : row)))

  const change = useOnce(async (wanted: 0 | 1) => {
    // A read under way would show the old state again.
    await client.cancelQueries({ queryKey: list.queryKey })
    show(wanted)
    if ((await send({ idCliente: id, activo: wanted })).error) show(activo)
  })
  return (
    <span className={styles.activado}>
      <Switch
        label={<VisuallyHidden>{`Activado: ${nombre}`}</VisuallyHidden>}
        checked={activo === 1}
        aria-busy={busy}
        onChange={({ target }) => void change(target.checked ? 1 : 0)}
      />
      <output>{busy && 'Guardando…'}</output>
      <ReasonAt at={at} />
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
    className: cx(styles.column, cells.labelled),
  },
]

const choices = [
  {
    label: 'Estado',
    options: {
      'Sin activar': ({ activo }: Cliente) => activo !== 1,
      Activados: ({ activo }: Cliente) => activo === 1,
    },
  },
]

const byId = deletable(deleteUsuarioZona, ({ id }: Cliente) => ({ id }), nameOf)
const activates = sets('Activado', updateClienteActivo, ({ id }: Cliente, activo) => ({ idCliente: id, activo }))

const sheet = {
  Usuario: nameOf,
  Email: ({ email }: Cliente) => email,
  Activado: ({ activo }: Cliente) => (activo === 1 ? 'sí' : 'no'),
}

export const List = listScreen({
  title: 'Clientes',
  query: list,
  search: ({ nombre, email }) => `${nombre} ${email}`,
  columns,
  choices,
  ...byId,
  bulk: { nameOf, actions: [...activates, ...byId.bulk.actions] },
  create: <ListDownload query={list} name="clientes.csv" columns={sheet} />,
})
