import { useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/Button.tsx'
import { Share } from '#ui/icons/more.tsx'
import { getPageAddress, type Seccion } from '../page/address.ts'
import { onSite } from '../page/site.ts'
import styles from './ShareLink.module.css'

type ShareLinkProps = { seccion: Seccion; id: number; title: string }
type ShareUrlProps = { url: string; title: string }

/** In ms: long enough to read the message. */
const shownFor = 4_000

const canShare = (data: ShareData): boolean => 'canShare' in navigator && navigator.canShare(data)
const never = () => () => {}

/** Closing the share sheet is a choice, not a failure. */
const isChoice = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Copies or shares a record's address. */
export const ShareLink = ({ seccion, id, title }: ShareLinkProps) => (
  <ShareUrl url={onSite(getPageAddress(seccion, id)) ?? ''} title={title} />
)

/** 'Copiar enlace', and the device's share sheet where there is one. When copying fails, the link is shown. */
export function ShareUrl({ url, title }: ShareUrlProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const data = { title, url }
  const shares = useSyncExternalStore(
    never,
    () => canShare(data),
    () => false,
  )

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
      setTimeout(() => setOutcome((now) => (now === 'copied' ? undefined : now)), shownFor)
    } catch {
      setOutcome('refused')
    }
  }
  const share = () => navigator.share(data).catch((error: unknown) => (isChoice(error) ? undefined : copy()))

  return (
    <div className={styles.share} data-unprinted>
      <Button tone="quiet" onClick={() => void copy()}>
        Copiar enlace
      </Button>
      {shares && (
        <Button tone="quiet" onClick={() => void share()}>
          <Share />
          Compartir
        </Button>
      )}
      <output className={styles.outcome}>
        <span>{outcome === 'copied' && 'Enlace copiado'}</span>
        {outcome === 'refused' && (
          <>
            El navegador no dejó copiarlo. Este es el enlace: <span className={styles.url}>{url}</span>
          </>
        )}
      </output>
    </div>
  )
}
