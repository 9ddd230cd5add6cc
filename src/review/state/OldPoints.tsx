import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { Part, Small } from '../parts.tsx'
import parts from '../parts.module.css'
import type { Doors } from './doors.ts'
import type { Point } from './points.ts'
import { moment } from '../moment.ts'
import { megabytes } from './say.ts'
import styles from './state.module.css'

type OldPointsProps = { doors: Doors; onSave: (point: Point) => void; onForget: () => void }

/** Offers the restore points of earlier builds as files, until a person has them deleted. */
export function OldPoints({ doors, onSave, onForget }: OldPointsProps) {
  const { data: points = [] } = useQuery({
    queryKey: ['estado', 'puntos'],
    queryFn: doors.points,
    networkMode: 'always',
  })
  const [isAsking, setAsking] = useState(false)
  if (points.length === 0) return null
  return (
    <Part title="Puntos de restauración de antes" asks>
      <p>
        Ya no se hacen: ahora queda una sola vuelta atrás, la última. Descargá los que quieras conservar, y después
        borralos todos. Cada archivo trae también las contraseñas y los clientes; se abre con «Abrir un archivo…».
      </p>
      <ul className={styles.rows}>
        {points.map((point) => (
          <li key={point.id}>
            <p>
              <b>{point.nombre}</b>
              <br />
              <span className={parts.soft}>
                {moment(point.creado)} · {counted(point.registros, 'registro', 'registros')}
                {point.bytes > 0 && ` · ${megabytes(point.bytes)}`}
              </span>
            </p>
            <Small aria-label={`Descargar ${point.nombre}`} onClick={() => onSave(point)}>
              Descargar
            </Small>
          </li>
        ))}
      </ul>
      {isAsking && <p>¿Borrarlos todos para siempre? Se pierden los que no descargaste.</p>}
      <div className={parts.actions}>
        {/* A second click at the same place deletes nothing. */}
        <Button tone="secondary" onClick={() => setAsking(!isAsking)}>
          {isAsking ? 'No, dejarlos' : 'Borrar los puntos…'}
        </Button>
        {isAsking && (
          <Button tone="danger" onClick={onForget}>
            Sí, borrarlos
          </Button>
        )}
      </div>
    </Part>
  )
}
