import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../api/queries.ts'
import { eliminarPapelera, obtenerPapelera, restaurarPapelera, type Papelera } from '../../../contract/papelera.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Ask } from '../../kit/Ask.tsx'
import cells from '../../kit/cells.module.css'
import { momentColumn, textColumn } from '../../kit/columns.tsx'
import { EntityList } from '../../kit/EntityList.tsx'
import { act } from '../../kit/list/bulk.ts'
import { Restore, Trash } from '../../kit/icons.tsx'
import { ReasonAt } from '../../kit/Reason.tsx'
import { useSave } from '../../kit/save.ts'
import { recordName } from '../index.ts'
import { counted } from '../../../ui/counted.ts'

const query = read(obtenerPapelera, {})

const words: Readonly<Record<string, readonly [one: string, more: string]>> = {
  imagenes: ['imagen', 'imágenes'],
  sub_productos: ['medida', 'medidas'],
  productos: ['producto', 'productos'],
}
const join = new Intl.ListFormat('es-AR')
/** '6 medidas y 4 imágenes' */
const partsOf = ({ partes }: Papelera): string =>
  join.format(
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
  const [asking, setAsking] = useState(false)
  const name = titleOf(row)
  return (
    <>
      <IconButton
        label={`Restaurar ${name}`}
        icon={<Restore />}
        aria-busy={busy}
        onClick={() => void send({ ids: [row.id] })}
      />
      <IconButton label={`Eliminar para siempre ${name}`} icon={<Trash />} onClick={() => setAsking(true)} />
      <ReasonAt at={at} />
      {asking && <ForgetDialog ids={[row.id]} what={`“${name}”`} onClose={() => setAsking(false)} />}
    </>
  )
}

type ForgetProps = { ids: number[]; what: string; onClose: () => void }

/** The only delete that cannot be undone. */
function ForgetDialog({ ids, what, onClose }: ForgetProps) {
  const { send, busy, at } = useSave(eliminarPapelera)
  const confirm = async () => {
    if ((await send({ ids })).error === undefined) onClose()
  }
  return (
    <Ask
      title="Eliminar para siempre"
      description={`Vas a eliminar ${what} para siempre. No se puede deshacer.`}
      at={at}
      yes="Eliminar para siempre"
      busy={busy}
      busyLabel="Eliminando…"
      onNo={onClose}
      onYes={() => void confirm()}
    />
  )
}

function EmptyTrash() {
  const { data = [] } = useQuery(query)
  const [asking, setAsking] = useState(false)
  if (data.length === 0) return null
  return (
    <>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        <Trash />
        Vaciar papelera
      </Button>
      {asking && (
        <ForgetDialog
          ids={data.map(({ id }) => id)}
          what="todo lo que hay en la papelera"
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const actions = (row: Papelera) => <Actions {...row} />
const wording = (row: Papelera) => `${titleOf(row)} ${recordName(row.recurso)} ${row.usuario}`

const ids = ({ id }: Papelera) => ({ ids: [id] })
const bulkActions = [
  act('Restaurar', ['se restauró', 'se restauraron'], restaurarPapelera, ids),
  act('Eliminar para siempre', ['se eliminó para siempre', 'se eliminaron para siempre'], eliminarPapelera, ids, {
    deletes: true,
    final: true,
  }),
]
const bulk = { nameOf: titleOf, actions: bulkActions }

/** The records of the last 30 days' deletes, each restored whole from here. */
export const List = () => (
  <EntityList
    title="Papelera"
    empty="La papelera está vacía."
    query={query}
    search={wording}
    columns={columns}
    create={<EmptyTrash />}
    actions={actions}
    bulk={bulk}
  />
)
