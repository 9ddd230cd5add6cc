import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../api/queries.ts'
import { eliminarPapelera, obtenerPapelera, restaurarPapelera, type Papelera } from '../../../contract/papelera.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Ask } from '../../kit/Ask.tsx'
import cells from '../../kit/cells.module.css'
import { momentColumn, textColumn } from '../../kit/columns.tsx'
import { listScreen } from '../../kit/list-screen.tsx'
import { act } from '../../kit/list/bulk.ts'
import { Restore, Trash } from '../../kit/icons.tsx'
import { ReasonAt } from '../../kit/Reason.tsx'
import { DeleteButton } from '../../kit/RowActions.tsx'
import { useSave } from '../../kit/save.ts'
import { joined } from '../../kit/text.ts'
import { recordName } from '../index.ts'
import { counted } from '../../../ui/counted.ts'

const query = read(obtenerPapelera, {})

const words: Readonly<Record<string, readonly [one: string, more: string]>> = {
  imagenes: ['imagen', 'imágenes'],
  sub_productos: ['medida', 'medidas'],
  productos: ['producto', 'productos'],
}
/** '6 medidas y 4 imágenes' */
const partsOf = ({ partes }: Papelera): string =>
  joined(
    partes.map(({ campo, cantidad }) => {
      const [one, more] = words[campo] ?? [campo, campo]
      return counted(cantidad, one, more)
    }),
  )

const titleOf = ({ titulo, recurso, idRegistro }: Papelera): string => titulo || `${recordName(recurso)} ${idRegistro}`

const columns = [
  textColumn('Nombre', titleOf),
  textColumn('Qué es', ({ recurso }: Papelera) => recordName(recurso)),
  textColumn('Con', partsOf),
  { ...textColumn('Eliminado por', ({ usuario }: Papelera) => usuario), className: cells.labelled },
  momentColumn('Eliminado', ({ eliminado }: Papelera) => eliminado),
  momentColumn('Se borra', ({ vence }: Papelera) => vence),
]

function Actions(row: Papelera) {
  const { send, busy, at } = useSave(restaurarPapelera)
  const name = titleOf(row)
  return (
    <>
      <IconButton
        label={`Restaurar ${name}`}
        icon={<Restore />}
        aria-busy={busy}
        onClick={() => void send({ ids: [row.id] })}
      />
      <DeleteButton endpoint={eliminarPapelera} input={{ ids: [row.id] }} name={name} verb="Eliminar para siempre" />
      <ReasonAt at={at} />
    </>
  )
}

function EmptyTrash() {
  const { data = [] } = useQuery(query)
  const [asking, setAsking] = useState(false)
  const { send, busy, at } = useSave(eliminarPapelera)
  const close = () => setAsking(false)
  const confirm = async () => {
    if ((await send({ ids: data.map(({ id }) => id) })).error === undefined) close()
  }
  if (data.length === 0) return null
  return (
    <>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        <Trash />
        Vaciar papelera
      </Button>
      {asking && (
        <Ask
          title="Eliminar para siempre"
          description="Vas a eliminar todo lo que hay en la papelera para siempre. No se puede deshacer."
          at={at}
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
  act('Restaurar', ['se restauró', 'se restauraron'], restaurarPapelera, ids),
  act('Eliminar para siempre', ['se eliminó para siempre', 'se eliminaron para siempre'], eliminarPapelera, ids, {
    deletes: true,
    final: true,
  }),
]

/** The records of the last 30 days' deletes, each restored whole from here. */
export const List = listScreen({
  title: 'Papelera',
  empty: 'La papelera está vacía.',
  query,
  search: (row) => `${titleOf(row)} ${recordName(row.recurso)} ${row.usuario}`,
  columns,
  create: <EmptyTrash />,
  actions: (row) => <Actions {...row} />,
  bulk: { nameOf: titleOf, actions: bulkActions },
})
