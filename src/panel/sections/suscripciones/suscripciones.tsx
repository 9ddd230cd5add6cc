import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#api/queries.ts'
import { obtenerSuscripciones, type Suscripcion } from '#contract/suscripcion.ts'
import { deleteSuscripcion } from '#contract/suscripcion-writes.ts'
import { Button } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { Ask } from '../../kit/Ask.tsx'
import { textColumn } from '../../kit/columns.tsx'
import { Trash } from '../../kit/icons.tsx'
import { createDeleteAction, useBulk } from '../../kit/list/bulk.ts'
import { deletable, listScreen } from '../../kit/list-screen.tsx'
import { ListDownload } from '../../kit/ListDownload.tsx'
import { listNames } from '../../kit/text.ts'
import styles from './suscripciones.module.css'

const getEmail = ({ email }: Suscripcion) => email
const isUnreachable = ({ noRecibe }: Suscripcion) => noRecibe === 1
const query = read(obtenerSuscripciones, {})
const remove = createDeleteAction(deleteSuscripcion, ({ id }: Suscripcion) => ({ id }))

/** Proposes to remove the addresses that do not exist: whoever writes to many of those passes for a sender of spam. */
function RemoveUnreachable() {
  const { data = [] } = useQuery(query)
  const [asking, setAsking] = useState(false)
  const { run, rowNumber } = useBulk(getEmail)
  const gone = data.filter(isUnreachable)
  if (gone.length === 0) return null
  const title = `Eliminar ${counted(gone.length, 'que no recibe', 'que no reciben')}`
  const confirm = async () => {
    await run(remove, gone)
    setAsking(false)
  }
  return (
    <>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        <Trash />
        <span>{title}</span>
      </Button>
      {asking && (
        <Ask
          title={title}
          description={`Según su servidor de correo no existen: ${listNames(gone.map(getEmail))}. Quedan 30 días en la papelera.`}
          yes="Eliminar"
          busy={rowNumber !== undefined}
          busyLabel="Eliminando…"
          onNo={() => setAsking(false)}
          onYes={() => void confirm()}
        />
      )}
    </>
  )
}

export const List = listScreen({
  title: 'Suscripciones',
  query,
  search: getEmail,
  columns: [
    textColumn('Email', getEmail, (row: Suscripcion) =>
      isUnreachable(row) ? 'No recibe: su servidor de correo dijo que la dirección no existe.' : '',
    ),
  ],
  create: (
    <div className={styles.actions}>
      <RemoveUnreachable />
      <ListDownload query={query} name="suscripciones.csv" columns={{ Email: getEmail }} />
    </div>
  ),
  ...deletable(deleteSuscripcion, ({ id }: Suscripcion) => ({ id }), getEmail),
})
