import { useCallback, useState } from 'react'
import { useLater } from '../../ui/later.ts'
import { whenAlive } from './frame-life.ts'
import styles from './ExternalFrame.module.css'

/** What a player of another site may do: run as that site, and open its pages. */
const player = 'allow-scripts allow-same-origin allow-popups'

type ExternalFrameProps = { src: string; title: string; className?: string | undefined }

/** The external player. It stays unseen until it speaks: offline, or blocked, the card behind it is what is shown. */
export function ExternalFrame({ src, title, className }: ExternalFrameProps) {
  const [alive, setAlive] = useState(false)
  // A player is an app of its own: it has the network and the processor after what is seen first.
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
