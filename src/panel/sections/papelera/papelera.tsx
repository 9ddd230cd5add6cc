import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { send as sendCall } from '../../../api/client.ts'
import { read } from '../../../api/queries.ts'
import { eliminarPapelera, obtenerPapelera, restaurarPapelera, type Papelera } from '../../../contract/papelera.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import cells from '../../kit/cells.module.css'
import { momentColumn, textColumn } from '../../kit/columns.tsx'
import { EntityList } from '../../kit/EntityList.tsx'
import type { BulkAction } from '../../kit/list/bulk.ts'
import { Restore, Trash } from '../../kit/icons.tsx'
import { ReasonAt } from '../../kit/Reason.tsx'
import styles from '../../kit/RowActions.module.css'
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
    <Dialog
      open
      onOpenChange={onClose}
      title="Eliminar para siempre"
      description={`Vas a eliminar ${what} para siempre. No se puede deshacer.`}
    >
      <ReasonAt at={at} />
      <div className={styles.answers}>
        <Button tone="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button tone="danger" busy={busy} busyLabel="Eliminando…" onClick={() => void confirm()}>
          Eliminar para siempre
        </Button>
      </div>
    </Dialog>
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

const bulkActions: BulkAction<Papelera>[] = [
  {
    label: 'Restaurar',
    did: (count, what) => `${count === 1 ? 'se restauró' : 'se restauraron'} ${what}`,
    changes: restaurarPapelera.changes,
    write: ({ id }) => sendCall(restaurarPapelera, { ids: [id] }),
  },
  {
    label: 'Eliminar para siempre',
    did: (count, what) => `${count === 1 ? 'se eliminó' : 'se eliminaron'} para siempre ${what}`,
    changes: eliminarPapelera.changes,
    write: ({ id }) => sendCall(eliminarPapelera, { ids: [id] }),
    deletes: true,
    final: true,
  },
]
const bulk = { nameOf: titleOf, actions: bulkActions }

/** The records of the last 30 days' deletes, each restored whole from here. */
export const List = () => (
  <EntityList
    title="Papelera"
    query={query}
    search={wording}
    columns={columns}
    create={<EmptyTrash />}
    actions={actions}
    bulk={bulk}
  />
)
