import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { read } from '#api/queries.ts'
import { obtenerProductos, type Producto } from '#contract/producto.ts'
import { ArrowLeft, ArrowRight } from '#ui/icons/index.tsx'
import { useAnswer } from '../../catalogue-worker/use-answer.ts'
import type { Listed } from '../../page/shown.ts'
import { neighbours } from './neighbours.ts'
import { useAround } from './use-around.ts'
import styles from './Neighbours.module.css'

export function Neighbours({ id, listed }: { id: number; listed: Listed }) {
  const ofSome = Object.keys(listed).length > 0
  const near = useAround(id)
  const { data: productos } = useQuery({ ...read(obtenerProductos, {}), enabled: ofSome })
  const question = useMemo(() => (ofSome ? { id, listed } : undefined), [ofSome, id, listed])
  const { answered } = useAnswer('neighbours', productos, question, neighbours)
  const { before: previous, after: next } = ofSome
    ? { ...answered?.answer }
    : { before: near?.anterior, after: near?.siguiente }
  if (!previous && !next) return null
  return (
    <nav aria-label="Otros de la lista" className={styles.neighbours} data-unprinted>
      {previous && (
        <Step to={previous} listed={listed} name="Anterior">
          <ArrowLeft />
          Anterior
        </Step>
      )}
      {next && (
        <Step to={next} listed={listed} name="Siguiente">
          Siguiente
          <ArrowRight />
        </Step>
      )}
    </nav>
  )
}

interface StepProps {
  to: Pick<Producto, 'id' | 'nombre'>
  listed: Listed
  name: string
  children: ReactNode
}

/** Replaces the current history entry, so that Volver and Back still lead to the list. */
function Step({ to: { id, nombre }, listed, name, children }: StepProps) {
  const state = useRouterState({ select: ({ location }) => location.state.fromList })
  return (
    <Link
      to="/productos"
      search={{ id, ...listed }}
      state={{ fromList: state === true }}
      replace
      aria-label={`${name}: ${nombre}`}
      title={nombre}
    >
      {children}
    </Link>
  )
}
