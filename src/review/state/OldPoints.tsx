import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveCompany } from '../../../mocks/company/format/save.ts'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { Message } from '../../ui/Message.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Small } from '../Small.tsx'
import type { Doors } from './doors.ts'
import { Part } from './Part.tsx'
import type { Point } from './points.ts'
import { megabytes, moment } from './say.ts'
import styles from './state.module.css'
import { nameAt } from './use-desk.ts'

/** The point as a file with everything that it holds. */
const download = async ({ id, creado }: Point, doors: Doors): Promise<number> => {
  const company = await doors.readPoint(id)
  if (!company) throw new Error('The point is gone.')
  const now = new Date(creado)
  const { file } = await saveCompany(company, { build: doors.build, now, accounts: true, asset: doors.asset })
  saveFile(file, nameAt(now))
  return id
}

/** Offers the restore points of earlier builds as files, until a person has them deleted. */
export function OldPoints({ doors }: { doors: Doors }) {
  const client = useQueryClient()
  const queryKey = ['estado', 'puntos']
  const { data: points = [] } = useQuery({ queryKey, queryFn: doors.points, networkMode: 'always' })
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const take = useMutation({
    mutationFn: (point: Point) => download(point, doors),
    onSuccess: (id) => setTaken(new Set([...taken, id])),
    networkMode: 'always',
  })
  const forget = useMutation({
    mutationFn: doors.forgetPoints,
    onSuccess: () => client.invalidateQueries({ queryKey }),
    networkMode: 'always',
  })
  if (points.length === 0) return null
  const left = points.filter(({ id }) => !taken.has(id)).length
  return (
    <Part title="Puntos de restauración de antes" asks>
      <p>
        Ya no se usan: ahora este navegador guarda solo la última vuelta atrás. Descargá los que quieras conservar, y
        después borralos todos. Cada archivo trae también las contraseñas y los clientes; se abre con «Abrir un
        archivo…».
      </p>
      <ul className={styles.rows}>
        {points.map((point) => (
          <li key={point.id} className={styles.row}>
            <p>
              <b>{point.nombre}</b>
              <br />
              <span className={styles.soft}>
                {moment(point.creado)} · {counted(point.registros, 'registro', 'registros')}
                {point.bytes > 0 && ` · ${megabytes(point.bytes)}`}
                {taken.has(point.id) && ' · descargado'}
              </span>
            </p>
            <Small aria-label={`Descargar ${point.nombre}`} onClick={() => take.mutate(point)}>
              Descargar
            </Small>
          </li>
        ))}
      </ul>
      {take.isError && (
        <Message tone="error">No se pudo hacer ese archivo. El punto sigue acá: probá de nuevo.</Message>
      )}
      {forget.isError && (
        <Message tone="error">No se pudieron borrar. Cerrá las otras pestañas y probá de nuevo.</Message>
      )}
      {isAsking && (
        <p>
          {left === 0
            ? '¿Borrarlos de este navegador? Los descargaste todos.'
            : `¿Borrarlos para siempre? ${counted(left, 'punto que no descargaste se pierde', 'puntos que no descargaste se pierden')}.`}
        </p>
      )}
      <div className={styles.actions}>
        {isAsking ? (
          <>
            <Button tone="danger" busy={forget.isPending} onClick={() => forget.mutate()}>
              Sí, borrarlos
            </Button>
            <Button tone="secondary" onClick={() => setAsking(false)}>
              No
            </Button>
          </>
        ) : (
          <Button tone="secondary" onClick={() => setAsking(true)}>
            Borrar los puntos…
          </Button>
        )}
      </div>
    </Part>
  )
}
