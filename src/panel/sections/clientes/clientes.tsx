import { useQueryClient } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerClientes, type Cliente } from '#contract/cliente.ts'
import { deleteUsuarioZona, updateClienteActivo } from '#contract/cliente-writes.ts'
import { Switch } from '#ui/Field.tsx'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import cells from '../../kit/cells.module.css'
import { textColumn, type Column } from '../../kit/columns.tsx'
import { createFlagActions } from '../../kit/list/bulk.ts'
import { deletable, listScreen } from '../../kit/list-screen.tsx'
import { ListDownload } from '../../kit/ListDownload.tsx'
import { useOnce } from '../../kit/once.ts'
import { ErrorReason } from '../../kit/Reason.tsx'
import { useSave } from '../../kit/save.ts'
import styles from './clientes.module.css'

const list = read(obtenerClientes, {})

/** Lets a customer in or locks them out. The switch shows the change at once, and goes back when the server refuses. */
function Activado({ id, nombre, activo }: Cliente) {
  const client = useQueryClient()
  const { send, busy, errorKey } = useSave(updateClienteActivo)
  const show = (shown: 0 | 1) =>
    client.setQueryData(list.queryKey, (rows) => rows?.map((row) => (row.id === id ? { ...row, activo: shown } : row)))

  const change = useOnce(async (nextActivo: 0 | 1) => {
    // A read under way would show the old state again.
    await client.cancelQueries({ queryKey: list.queryKey })
    show(nextActivo)
    if ((await send({ idCliente: id, activo: nextActivo })).error) show(activo)
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
      <ErrorReason errorKey={errorKey} />
    </span>
  )
}

const getName = ({ nombre }: Cliente) => nombre

const columns: Column<Cliente>[] = [
  textColumn('Usuario', getName),
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

const byId = deletable(deleteUsuarioZona, ({ id }: Cliente) => ({ id }), getName)
const activates = createFlagActions('Activado', updateClienteActivo, ({ id }: Cliente, activo) => ({
  idCliente: id,
  activo,
}))

const sheet = {
  Usuario: getName,
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
  bulk: { getName, actions: [...activates, ...byId.bulk.actions] },
  create: <ListDownload query={list} name="clientes.csv" columns={sheet} />,
})
