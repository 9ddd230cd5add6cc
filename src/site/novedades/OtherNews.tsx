import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { read } from '#api/queries.ts'
import { obtenerNovedades } from '#contract/novedad.ts'
import { useLater } from '#ui/later.ts'
import styles from './OtherNews.module.css'

const maxNews = 4

export function OtherNews({ but }: { but: number }) {
  const id = useId()
  // Prerendered pages leave the other news out: they are not the first content.
  const due = useLater()
  const { data = [] } = useQuery({ ...read(obtenerNovedades, {}), enabled: due })
  const others = data.filter((novedad) => novedad.id !== but).slice(0, maxNews)
  const shown = due && others.length > 0
  return (
    <section aria-labelledby={shown ? id : undefined} className={styles.others} data-unprinted>
      {shown && (
        <h2 id={id} className={styles.title}>
          Otras novedades
        </h2>
      )}
      {shown && (
        <ul role="list">
          {others.map(({ id: novedadId, etiqueta, titulo }) => (
            <li key={novedadId}>
              <Link to="/novedades" search={{ id: novedadId }}>
                {etiqueta && <span className={styles.tag}>{etiqueta}</span>}
                <span>{titulo}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
