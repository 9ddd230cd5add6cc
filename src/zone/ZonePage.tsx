import { useQuery } from '@tanstack/react-query'
import { read } from '../api/queries.ts'
import { social, tabTitle } from '../brand.ts'
import { obtenerContacto } from '../contract/contacto.ts'
import { useSession } from '../state/session.ts'
import { Instagram } from '../ui/icons/index.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { PriceFiles } from './PriceFiles.tsx'
import { ZoneHeader } from './ZoneHeader.tsx'
import styles from './zone.module.css'

/** The private customer zone (§2.13). The app's guard lets only customers in. */
export function ZonePage() {
  const { idLoginZona } = useSession()
  const { data: [contact] = [] } = useQuery(read(obtenerContacto, {}))
  if (idLoginZona === null) return null
  return (
    <>
      <title>{tabTitle('Lista de precios')}</title>
      <ZoneHeader id={idLoginZona} contact={contact} />
      <main id="contenido">
        <RedBar profile={contact?.instagram || social.url} />
        <section aria-label="Archivos" className={styles.content}>
          <PriceFiles idUsuario={idLoginZona} />
        </section>
      </main>
    </>
  )
}

const RedBar = ({ profile }: { profile: string }) => (
  <div className={styles.redBar}>
    <h1 className={styles.title}>Lista de precios</h1>
    <a href={profile} target="_blank" rel="noopener noreferrer" className={styles.social}>
      <Instagram />{social.network}<VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
    </a>
  </div>
)
