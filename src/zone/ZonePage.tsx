import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { read } from '#api/queries.ts'
import { obtenerContacto } from '#contract/contacto.ts'
import { SocialLink } from '#site/header/SocialLink.tsx'
import { parseShown } from '#site/page/shown.ts'
import { useSession } from '#state/session.ts'
import { TabTitle } from '#ui/brand/TabTitle.tsx'
import { PriceFiles } from './PriceFiles.tsx'
import { ZoneHeader } from './ZoneHeader.tsx'
import styles from './zone.module.css'

const BookPage = lazy(async () => ({ default: (await import('./book/BookPage.tsx')).BookPage }))

/** The private zone (§2.13), or the workbook in the address. The app's guard admits customers only. */
export function ZonePage() {
  const { idLoginZona } = useSession()
  const search = useSearch({ strict: false })
  const shown = useMemo(() => parseShown(search), [search])
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
      <TabTitle>Lista de precios</TabTitle>
      <ZoneHeader id={idLoginZona} contact={contact} />
      <main id="contenido">
        <div className={styles.redBar}>
          <h1 className={styles.title}>Lista de precios</h1>
          <SocialLink className={styles.social} />
        </div>
        <section aria-label="Archivos" className={styles.content}>
          <PriceFiles idUsuario={idLoginZona} shown={shown} />
        </section>
      </main>
    </>
  )
}
