import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Historial } from '#contract/historial.ts'
import { useUser } from '../../use-user.ts'
import { External } from '#ui/icons/index.tsx'
import { Retry } from '#ui/Retry.tsx'
import { Loading, Skeleton } from '#ui/Skeleton.tsx'
import { latest, latestEntries, momentWords } from '../../inicio/latest.ts'
import { getAuthor } from '../../history/filter.ts'
import { To, Todo } from '../../inicio/Todo.tsx'
import { ToOpen } from '../../inicio/ToOpen.tsx'
import { LastCopy } from '../../inicio/LastCopy.tsx'
import { Publishing } from '../../inicio/Publishing.tsx'
import { useWaiting } from '../../inicio/use-waiting.ts'
import { Screen } from '../../kit/Screen.tsx'
import { historial } from '../historial/section.ts'
import { getFirstScreen, findPlace } from '../index.ts'
import type { Listed } from '../section.ts'
import { useSections } from '../../use-sections.ts'
import styles from '../../inicio/Inicio.module.css'

/** The first screen: the tasks of a new site, open work, the last edits, the purpose of each section. An editor sees only readable data. */
export function Home() {
  const admin = useUser()?.admin === 1
  return (
    <Screen title="Inicio">
      {admin && <ToOpen />}
      <Publishing />
      {admin && <LastCopy />}
      <div className={styles.parts} data-parts={admin ? 2 : 1}>
        <WhatWaits admin={admin} />
        {admin && <Latest />}
      </div>
      <Sections admin={admin} />
    </Screen>
  )
}

type LinesProps = { query: UseQueryResult; failure: string; none: string; children: readonly ReactNode[] }

function Lines({ query, failure, none, children }: LinesProps) {
  if (query.isError) return <Retry onRetry={() => void query.refetch()} message={failure} />
  if (query.isPending)
    return (
      <Loading>
        <Skeleton height="calc(24 * var(--unit))" />
      </Loading>
    )
  if (children.length === 0) return <p className={styles.quiet}>{none}</p>
  return (
    <ul role="list" className={styles.lines}>
      {children}
    </ul>
  )
}

function WhatWaits({ admin }: { admin: boolean }) {
  const { waiting, query } = useWaiting(admin)
  return (
    <section aria-labelledby="pendiente">
      <h2 id="pendiente" className={styles.title}>
        Pendiente
      </h2>
      <Lines query={query} failure="No pudimos ver qué hay pendiente." none="No hay nada pendiente.">
        {waiting.map((task) => (
          <li key={task.words}>
            <Todo {...task} />
          </li>
        ))}
      </Lines>
    </section>
  )
}

const few = 8

function Latest() {
  const query = useQuery(latestEntries)
  return (
    <section aria-labelledby="ultimos">
      <h2 id="ultimos" className={styles.title}>
        Últimos cambios
        <To destination={{ screen: historial.list, id: 0 }}>Ver el historial</To>
      </h2>
      <Lines query={query} failure="No pudimos traer los últimos cambios." none="Todavía nadie cambió nada.">
        {latest(query.data ?? [], few).map((entry) => (
          <Change key={entry.id} {...entry} />
        ))}
      </Lines>
    </section>
  )
}

const Change = ({ usuario, zona, texto, created_at, recurso, idRegistro }: Historial) => {
  const destination = recurso !== undefined && idRegistro !== undefined ? findPlace(recurso, idRegistro) : undefined
  return (
    <li className={styles.change}>
      <span className={styles.what}>{destination ? <To destination={destination}>{texto}</To> : texto}</span>
      <span className={styles.who}>
        <span>{`${getAuthor({ usuario, zona })} · `}</span>
        <time dateTime={created_at}>{momentWords(created_at)}</time>
      </span>
    </li>
  )
}

const Sections = ({ admin }: { admin: boolean }) => (
  <section aria-labelledby="secciones">
    <h2 id="secciones" className={styles.title}>
      Secciones
    </h2>
    <ul role="list" className={styles.sections}>
      {useSections(admin).map((section) => (
        <SectionCard key={section.entry} {...section} />
      ))}
    </ul>
  </section>
)

const SectionCard = (section: Listed) => (
  <li className={styles.section}>
    <p className={styles.names}>
      <To destination={{ screen: getFirstScreen(section), id: 0 }}>{section.entry}</To>
      {section.site !== undefined && (
        <a
          href={section.site}
          target="_blank"
          rel="noopener"
          aria-label={`${section.site}: ver en el sitio (se abre en otra pestaña)`}
        >
          <span>{section.site}</span>
          <External />
        </a>
      )}
    </p>
    <p className={styles.about}>{section.about}</p>
  </li>
)
