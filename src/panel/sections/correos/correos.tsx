import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#api/queries.ts'
import { eliminarCartas, obtenerCarta, obtenerCartas, reenviarCartas, type Carta } from '#contract/carta.ts'
import { IconButton } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Eye } from '#ui/icons/more.tsx'
import { Retry } from '#ui/Retry.tsx'
import { parseUrl } from '#ui/parse-url.ts'
import { Loading, SkeletonText } from '#ui/Skeleton.tsx'
import cells from '../../kit/cells.module.css'
import { momentColumn, textColumn, type Column } from '../../kit/columns.tsx'
import { formats } from '../../kit/dates.ts'
import { listScreen } from '../../kit/list-screen.tsx'
import { Restore } from '../../kit/icons.tsx'
import { createAction } from '../../kit/list/bulk.ts'
import { DeleteButton } from '../../kit/RowActions.tsx'
import { useSave } from '../../kit/save.ts'
import { Letter } from '../../mensaje/Letter.tsx'

/** Read again every 15 s, since the server sends letters on its own. */
const list = { ...read(obtenerCartas, {}), refetchInterval: 15_000 }

const estados: Readonly<Record<Carta['situacion'], string>> = {
  espera: 'Espera',
  enviada: 'Enviado',
  fallida: 'No entregado',
}

/** A link for a new password shows its receiver and its state alone. */
const getSubject = ({ asunto }: Carta) => asunto ?? 'Enlace para una contraseña nueva'

const getReceiver = ({ para }: Carta) => {
  const [first = 'La empresa', ...otherReceivers] = para
  return otherReceivers.length === 0 ? first : counted(para.length, 'suscripción', 'suscripciones')
}

const getName = (carta: Carta) => `${getSubject(carta)}, para ${getReceiver(carta)}`

const getReason = ({ situacion, motivo }: Carta) => motivo ?? (situacion === 'fallida' ? 'Desde acá no se envió.' : '')

const moment = (timestamp: string) => formats.dateTime(Date.parse(timestamp))
const describeTiming = ({ situacion, motivo, proximo, entregada }: Carta) => {
  if (entregada !== undefined) return `Salió: ${moment(entregada)}.`
  return situacion === 'espera' && motivo !== undefined && proximo !== undefined
    ? `Se intenta de nuevo: ${moment(proximo)}.`
    : ''
}

const columns: Column<Carta>[] = [
  textColumn('Asunto', getSubject, getReason),
  { ...textColumn('Para', getReceiver), className: cells.beside },
  { ...textColumn('Estado', ({ situacion }: Carta) => estados[situacion]), className: cells.beside },
  momentColumn('Escrito', ({ created_at }: Carta) => created_at),
]

const choices = [
  {
    label: 'Estado',
    options: {
      Esperan: ({ situacion }: Carta) => situacion === 'espera',
      Enviados: ({ situacion }: Carta) => situacion === 'enviada',
      'No entregados': ({ situacion }: Carta) => situacion === 'fallida',
    },
  },
]

const ids = ({ id }: Carta) => ({ ids: [id] })
const bulkActions = [
  createAction('Enviar de nuevo', ['vuelve a salir', 'vuelven a salir'], reenviarCartas, ids),
  createAction('Borrar', ['se borró', 'se borraron'], eliminarCartas, ids, { deletes: true, final: true }),
]

function Actions(carta: Carta) {
  const [open, setOpen] = useState(false)
  const name = getName(carta)
  return (
    <>
      {carta.asunto !== undefined && (
        <>
          <IconButton label={`Ver ${name}`} icon={<Eye />} onClick={() => setOpen(true)} />
          <Again {...carta} />
        </>
      )}
      <DeleteButton endpoint={eliminarCartas} input={{ ids: [carta.id] }} name={name} verb="Borrar" />
      {open && <Words carta={carta} onClose={() => setOpen(false)} />}
    </>
  )
}

function Again(carta: Carta) {
  const { send, busy } = useSave(reenviarCartas, { success: 'Vuelve a salir enseguida' })
  return (
    <IconButton
      label={`Enviar de nuevo ${getName(carta)}`}
      icon={<Restore />}
      aria-busy={busy}
      onClick={() => void send({ ids: [carta.id] })}
    />
  )
}

/** The letter with its text. A stranger's addresses are text, as in the letter. */
function Words({ carta, onClose }: { carta: Carta; onClose: () => void }) {
  const { id, situacion, responder } = carta
  const { data, isError, refetch } = useQuery(read(obtenerCarta, { id }))
  const about = [
    `Para ${getReceiver(carta)}.`,
    responder !== undefined && `Se responde a ${responder}.`,
    `${estados[situacion]}.`,
    getReason(carta),
    describeTiming(carta),
  ]
  return (
    <Dialog open onOpenChange={onClose} title="Correo" width="40em" description={about.filter(Boolean).join(' ')}>
      {data ? (
        <Letter
          label="El correo"
          asunto={getSubject(carta)}
          texto={data.texto ?? ''}
          {...(responder !== undefined && { isLink: (url: string) => parseUrl(url)?.origin === location.origin })}
        />
      ) : isError ? (
        <Retry onRetry={() => void refetch()} message="No pudimos traer el correo." />
      ) : (
        <Loading>
          <SkeletonText />
        </Loading>
      )}
    </Dialog>
  )
}

/** The letters that wait, were sent, or reached nobody. */
export const List = listScreen({
  title: 'Correos',
  empty: 'No hay correos.',
  query: list,
  search: (carta) => `${getName(carta)} ${getReason(carta)}`,
  columns,
  choices,
  actions: (carta) => <Actions {...carta} />,
  bulk: { getName, actions: bulkActions },
})
