import { useQuery } from '@tanstack/react-query'
import { useExtension } from '#api/extensions.ts'
import { read } from '#api/queries.ts'
import { obtenerPublicacion } from '#contract/publicacion.ts'
import { formats } from '../kit/dates.ts'
import styles from './Inicio.module.css'

const old = 2 * 24 * 60 * 60_000

const describeCopy = (copia: string, isLate: boolean) => {
  if (copia === '') return 'Todavía no hay ninguna copia de seguridad. Se hace en el servidor, con «vd copia».'
  const moment = formats.dateTime(Date.parse(copia))
  return isLate
    ? `La última copia de seguridad es del ${moment}: en el servidor, revisá que se sigan haciendo.`
    : `Última copia de seguridad: ${moment}.`
}

/** When everything was last copied; nothing where no copies are made. A copy that is missing is said louder than one that is there. */
export const LastCopy = () => {
  const tells = useExtension(obtenerPublicacion)
  const { data, dataUpdatedAt } = useQuery({ ...read(obtenerPublicacion, {}), enabled: tells, staleTime: 0 })
  if (data?.copia === undefined) return null
  const isLate = data.copia === '' || dataUpdatedAt - Date.parse(data.copia) > old
  return <p className={isLate ? styles.late : styles.copied}>{describeCopy(data.copia, isLate)}</p>
}
