import { Link } from '@tanstack/react-router'
import type { Historial } from '../../contract/historial.ts'
import { placeHash } from '../kit/place.ts'
import { placeOf } from '../records.ts'
import { changeWords } from './csv.ts'
import styles from './history.module.css'

/** What was done; where the API tells more, what changed and the way to the record. */
export function Entry({ texto, recurso, idRegistro, cambios }: Historial) {
  const place = recurso !== undefined && idRegistro !== undefined ? placeOf(recurso, idRegistro) : undefined
  const changed = cambios !== undefined && cambios.length > 0
  if (!place && !changed) return texto
  return (
    <>
      {texto}
      <div className={styles.more}>
        {place && (
          <Link to="/admin/panel" hash={placeHash(place)} aria-label={`Abrir el registro de “${texto}”`}>
            Abrir
          </Link>
        )}
        {changed && (
          <details>
            <summary>Qué cambió</summary>
            <ul>
              {cambios.map((cambio) => (
                <li key={cambio.campo + cambio.antes}>{changeWords(cambio)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </>
  )
}
