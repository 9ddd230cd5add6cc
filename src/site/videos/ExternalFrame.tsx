import { useCallback, useState } from 'react'
import { useLater } from '#ui/later.ts'
import styles from './ExternalFrame.module.css'

const greeting = '{"event":"listening","id":1,"channel":"widget"}'
const pause = 500
const tries = 20

/**
 * Calls `onAlive` once a player in a frame answers. No event tells a frame that failed from one that loaded, so this
 * greets the player, as the player's own script does, until it answers. Returns the function that stops it.
 */
function whenAlive(frame: HTMLIFrameElement, onAlive: () => void): () => void {
  // The frame may have loaded before.
  let remainingTries = tries
  const greet = () => {
    if (remainingTries-- > 0) frame.contentWindow?.postMessage(greeting, '*')
  }
  const timer = setInterval(greet, pause)
  const loaded = () => {
    remainingTries = tries
  }
  const heard = ({ source }: MessageEvent) => {
    if (source !== frame.contentWindow) return
    stop()
    onAlive()
  }
  const stop = () => {
    clearInterval(timer)
    frame.removeEventListener('load', loaded)
    removeEventListener('message', heard)
  }
  frame.addEventListener('load', loaded)
  addEventListener('message', heard)
  return stop
}

/** The player's permissions: to run as its own site, and to open its pages, which are pages like any other ('Ver en YouTube'). */
const player = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

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
        allow="fullscreen"
        referrerPolicy="strict-origin"
        className={className}
      />
    </div>
  )
}
