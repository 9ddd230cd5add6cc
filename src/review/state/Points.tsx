import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { Field, TextInput } from '../../ui/Field.tsx'
import { Message } from '../../ui/Message.tsx'
import type { Doors } from './doors.ts'
import { Part } from './Part.tsx'
import { mostAutomatic, type Point } from './points.ts'
import { everything } from './resources.ts'
import { megabytes, moment } from './say.ts'
import { Small } from '../Small.tsx'
import styles from './state.module.css'
import type { Plan } from './use-desk.ts'

type PointsProps = { doors: Doors; onPlan: (plan: Plan) => void; onKeep: (nombre: string) => void }

const longest = 80

const planOf = ({ id, nombre, creado }: Point): Plan => ({
  title: `Volver a “${nombre}”`,
  action: 'Volver a este punto',
  said: `Los datos son los del ${moment(creado)}: “${nombre}”.`,
  task: (withoutPoint) => ({
    task: 'restore',
    point: id,
    pointName: `Antes de volver a “${nombre}”`.slice(0, longest),
    withoutPoint,
    resources: everything,
  }),
})

/** The restore points, with a form that makes one. */
export function Points({ doors, onPlan, onKeep }: PointsProps) {
  const client = useQueryClient()
  const points = useQuery({ queryKey: ['estado', 'puntos'], queryFn: doors.points, networkMode: 'always' })
  const [nombre, setNombre] = useState('')
  const act = (work: Promise<void>) =>
    void work.then(() => client.invalidateQueries({ queryKey: ['estado', 'puntos'] }), console.error)
  return (
    <Part title="Puntos de restauración">
      <p className={styles.soft}>
        Se guarda uno antes de cargar, de empezar de nuevo y de cada carga masiva: quedan los últimos {mostAutomatic}.
        Los que guardás o nombrás vos quedan hasta que los elimines.
      </p>
      <form
        className={styles.keep}
        onSubmit={(event) => {
          event.preventDefault()
          if (nombre.trim() !== '') onKeep(nombre.trim())
        }}
      >
        <Field label="Nombre de un punto nuevo">
          <TextInput
            className={styles.input}
            value={nombre}
            maxLength={longest}
            autoComplete="off"
            onChange={({ target }) => setNombre(target.value)}
          />
        </Field>
        <Button type="submit" tone="secondary" aria-disabled={nombre.trim() === ''}>
          Guardar punto
        </Button>
      </form>
      {points.isError && <Message tone="error">No se pueden leer los puntos de restauración.</Message>}
      {points.data?.length === 0 && <p className={styles.soft}>Todavía no hay ninguno.</p>}
      <ul className={styles.rows}>
        {points.data?.map((point) => (
          <PointItem
            key={point.id}
            point={point}
            onRestore={() => onPlan(planOf(point))}
            onRename={(next) => act(doors.renamePoint(point.id, next))}
            onDrop={() => act(doors.dropPoint(point.id))}
          />
        ))}
      </ul>
    </Part>
  )
}

type PointItemProps = { point: Point; onRestore: () => void; onRename: (nombre: string) => void; onDrop: () => void }

function PointItem({ point, onRestore, onRename, onDrop }: PointItemProps) {
  const { nombre, creado, registros, bytes, causa } = point
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'dropping'>('nothing')
  const [draft, setDraft] = useState(nombre)
  if (doing === 'renaming') {
    return (
      <li>
        <form
          className={styles.keep}
          onSubmit={(event) => {
            event.preventDefault()
            setDoing('nothing')
            if (draft.trim() !== '') onRename(draft.trim())
          }}
        >
          <Field label="Nombre del punto">
            <TextInput
              autoFocus
              className={styles.input}
              value={draft}
              maxLength={longest}
              autoComplete="off"
              onChange={({ target }) => setDraft(target.value)}
            />
          </Field>
          <Button type="submit" tone="secondary">
            Guardar
          </Button>
        </form>
      </li>
    )
  }
  return (
    <li>
      <p className={styles.pointName}>{nombre}</p>
      <p className={styles.soft}>
        {moment(creado)} · {causa} · {counted(registros, 'registro', 'registros')}
        {bytes > 0 && ` · ${megabytes(bytes)}`}
      </p>
      {doing === 'dropping' ? (
        <p className={styles.buttons}>
          <span>¿Eliminarlo para siempre?</span>
          <Small onClick={onDrop}>Sí, eliminar</Small>
          <Small onClick={() => setDoing('nothing')}>No</Small>
        </p>
      ) : (
        <p className={styles.buttons}>
          <Small aria-label={`Volver a ${nombre}`} onClick={onRestore}>
            Volver
          </Small>
          <Small aria-label={`Renombrar ${nombre}`} onClick={() => setDoing('renaming')}>
            Renombrar
          </Small>
          <Small aria-label={`Eliminar ${nombre}`} onClick={() => setDoing('dropping')}>
            Eliminar
          </Small>
        </p>
      )}
    </li>
  )
}
