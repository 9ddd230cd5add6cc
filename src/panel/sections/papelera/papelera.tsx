import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { eliminarPapelera, obtenerPapelera, restaurarPapelera, type Papelera } from '#contract/papelera.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { Ask } from '../../kit/Ask.tsx'
import cells from '../../kit/cells.module.css'
import { momentColumn, textColumn } from '../../kit/columns.tsx'
import { listScreen } from '../../kit/list-screen.tsx'
import { createAction } from '../../kit/list/bulk.ts'
import { Restore, Trash } from '../../kit/icons.tsx'
import { ErrorReason } from '../../kit/Reason.tsx'
import { DeleteButton } from '../../kit/RowActions.tsx'
import { useSave } from '../../kit/save.ts'
import { joined } from '../../kit/text.ts'
import { useUser } from '../../use-user.ts'
import { recordName } from '../index.ts'
import { counted } from '#ui/counted.ts'

const query = read(obtenerPapelera, {})

const words: Readonly<Record<string, readonly [singular: string, plural: string]>> = {
  imagenes: ['imagen', 'imágenes'],
  sub_productos: ['medida', 'medidas'],
  productos: ['producto', 'productos'],
}
/** '6 medidas y 4 imágenes' */
const describeParts = ({ partes }: Papelera): string =>
  joined(
    partes.map(({ campo, cantidad }) => {
      const [singular, plural] = words[campo] ?? [campo, campo]
      return counted(cantidad, singular, plural)
    }),
  )

const getTitle = ({ titulo, recurso, idRegistro }: Papelera): string => titulo || `${recordName(recurso)} ${idRegistro}`

const columns = [
  textColumn('Nombre', getTitle),
  textColumn('Qué es', ({ recurso }: Papelera) => recordName(recurso)),
  textColumn('Con', describeParts),
  { ...textColumn('Eliminado por', ({ usuario }: Papelera) => usuario), className: cells.labelled },
  momentColumn('Eliminado', ({ eliminado }: Papelera) => eliminado),
  momentColumn('Se borra', ({ vence }: Papelera) => vence),
]

/** Records that others deleted are for administrators. An API that does not tell who deleted it decides by itself. */
const useMayEmpty = () => {
  const user = useUser()
  return ({ idUsuario }: Papelera) => user?.admin === 1 || idUsuario === undefined || idUsuario === user?.id
}

function Actions(row: Papelera) {
  const mayEmpty = useMayEmpty()
  const { send, busy, errorKey } = useSave(restaurarPapelera)
  const name = getTitle(row)
  return (
    <>
      <IconButton
        label={`Restaurar ${name}`}
        icon={<Restore />}
        aria-busy={busy}
        onClick={() => void send({ ids: [row.id] })}
      />
      {mayEmpty(row) && (
        <DeleteButton endpoint={eliminarPapelera} input={{ ids: [row.id] }} name={name} verb="Eliminar para siempre" />
      )}
      <ErrorReason errorKey={errorKey} />
    </>
  )
}

function EmptyTrash() {
  const { data = [] } = useQuery(query)
  const emptied = data.filter(useMayEmpty())
  const [asking, setAsking] = useState(false)
  const { send, busy, errorKey } = useSave(eliminarPapelera)
  const close = () => setAsking(false)
  const confirm = async () => {
    if ((await send({ ids: emptied.map(({ id }) => id) })).error === undefined) close()
  }
  if (emptied.length === 0) return null
  return (
    <>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        <Trash />
        Vaciar papelera
      </Button>
      {asking && (
        <Ask
          title="Eliminar para siempre"
          description={
            emptied.length === data.length
              ? 'Vas a eliminar todo lo que hay en la papelera para siempre. No se puede deshacer.'
              : 'Vas a eliminar para siempre lo que eliminaste vos; lo demás lo elimina un administrador. No se puede deshacer.'
          }
          errorKey={errorKey}
          yes="Eliminar para siempre"
          busy={busy}
          busyLabel="Eliminando…"
          onNo={close}
          onYes={() => void confirm()}
        />
      )}
    </>
  )
}

const ids = ({ id }: Papelera) => ({ ids: [id] })
const bulkActions = [
  createAction('Restaurar', ['se restauró', 'se restauraron'], restaurarPapelera, ids),
  createAction(
    'Eliminar para siempre',
    ['se eliminó para siempre', 'se eliminaron para siempre'],
    eliminarPapelera,
    ids,
    {
      deletes: true,
      final: true,
    },
  ),
]

/** The records of the last 30 days' deletes, each restored whole from here. */
export const List = listScreen({
  title: 'Papelera',
  empty: 'La papelera está vacía.',
  query,
  search: (row) => `${getTitle(row)} ${recordName(row.recurso)} ${row.usuario}`,
  columns,
  create: <EmptyTrash />,
  actions: (row) => <Actions {...row} />,
  bulk: { getName: getTitle, actions: bulkActions },
})
