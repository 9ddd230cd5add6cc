import { useCallback, useState } from 'react'
import { useLater } from '../../ui/later.ts'
import { whenAlive } from './frame-life.ts'
import styles from './ExternalFrame.module.css'

/** The player's permissions: to run as its own site, and to open its pages. */
const player = 'allow-scripts allow-same-origin allow-popups'

type ExternalFrameProps = { src: string; title: string; className?: string | undefined }

/**
 * The external player, hidden until its site answers: where the site is offline or blocked, the card behind stays
 * visible.
 */
export function ExternalFrame({ src, title, className }: ExternalFrameProps) {
  const [alive, setAlive] = useState(false)
  // The player is a whole app: it loads after the first content.
  const due = useLater()
  const watch = useCallback((frame: HTMLIFrameElement) => whenAlive(frame, () => setAlive(true)), [])
  if (!due) return null
  return (
    <div className={alive ? undefined : styles.unseen}>
      <iframe
        ref={watch}
        src={`${src}?enablejsapi=1`}
        title={title}
        loading="lazy"
        sandbox={player}
        referrerPolicy="strict-origin-when-cross-origin"
        className={className}
      />
    </div>
  )
}
