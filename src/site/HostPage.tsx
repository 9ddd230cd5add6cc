import { TabTitle } from '#ui/brand/TabTitle.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import styles from './plain.module.css'

type HostPageProps = {
  /** Slow; else the host gave no answer at all. */
  isSlow: boolean
  /** The host's page. The browser waits without a limit for a link to its own address (worker/other-pages.ts). */
  address: string
}

/** In place of a page of this address that is not the site's, and does not come. */
export const HostPage = ({ isSlow, address }: HostPageProps) => (
  <div className={styles.page}>
    <TabTitle>{isSlow ? 'Página que tarda' : 'Página sin respuesta'}</TabTitle>
    <h1 className={styles.title}>{isSlow ? 'Esta página tarda en responder' : 'No pudimos abrir esta página'}</h1>
    <p className={styles.lead}>
      {isSlow
        ? 'El servidor todavía la está preparando. Podés esperarla: se abre sola cuando llega.'
        : 'El servidor no respondió. Fijate si tenés conexión y volvé a intentar.'}
    </p>
    <ButtonLink href={address} referrerPolicy="same-origin">
      {isSlow ? 'Esperar la página' : 'Volver a intentar'}
    </ButtonLink>
  </div>
)
