import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { read } from '../api/queries.ts'
import { social, tabTitle } from '../brand.ts'
import { obtenerContacto } from '../contract/contacto.ts'
import { shownIn } from '../site/page/shown.ts'
import { useSession } from '../state/session.ts'
import { Instagram } from '../ui/icons/index.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { PriceFiles } from './PriceFiles.tsx'
import { ZoneHeader } from './ZoneHeader.tsx'
import styles from './zone.module.css'

const BookPage = lazy(async () => ({ default: (await import('./book/BookPage.tsx')).BookPage }))

/** The private zone (§2.13), or the workbook in the address. The app's guard admits customers only. */
export function ZonePage() {
  const { idLoginZona } = useSession()
  const search = useSearch({ strict: false })
  const shown = useMemo(() => shownIn(search), [search])
  const { data: [contact] = [] } = useQuery(read(obtenerContacto, {}))
  if (idLoginZona === null) return null
  if (shown.id !== undefined)
    return (
      <Suspense>
        <BookPage key={shown.id} id={shown.id} shown={shown} />
      </Suspense>
    )
  return (
    <>
      <title>{tabTitle('Lista de precios')}</title>
      <ZoneHeader id={idLoginZona} contact={contact} />
      <main id="contenido">
        <RedBar profile={contact?.instagram || social.url} />
        <section aria-label="Archivos" className={styles.content}>
          <PriceFiles idUsuario={idLoginZona} shown={shown} />
        </section>
      </main>
    </>
  )
}

const RedBar = ({ profile }: { profile: string }) => (
  <div className={styles.redBar}>
    <h1 className={styles.title}>Lista de precios</h1>
    <a href={profile} target="_blank" rel="noopener noreferrer" className={styles.social}>
      <Instagram />
      <span>{social.network}</span>
      <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
    </a>
  </div>
)
