import { Link } from '@tanstack/react-router'
import type { Historial } from '#contract/historial.ts'
import { toPlaceHash } from '../kit/place.ts'
import { findPlace } from '../sections/index.ts'
import { changeWords } from './csv.ts'
import styles from './history.module.css'

/** An entry of the history, with the changed fields and a link to the record where the API names these. */
export function Entry({ texto, recurso, idRegistro, cambios }: Historial) {
  const destination = recurso !== undefined && idRegistro !== undefined ? findPlace(recurso, idRegistro) : undefined
  const changed = cambios !== undefined && cambios.length > 0
  if (!destination && !changed) return texto
  return (
    <>
      <span>{texto}</span>
      <div className={styles.more}>
        {destination && (
          <Link to="/admin/panel" hash={toPlaceHash(destination)} aria-label={`Abrir el registro de “${texto}”`}>
            Abrir
          </Link>
        )}
        {changed && (
          <details>
            <summary>Qué cambió</summary>
            <ul role="list">
              {cambios.map((cambio) => (
                <li key={cambio.campo + cambio.antes}>{changeWords(cambio, recurso)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </>
  )
}
