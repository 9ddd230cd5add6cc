import type { SyntheticEvent } from 'react'
import styles from './price-files.module.css'

/** The `target` of download links. */
export const downloads = 'descargas'

/** A page that may not be read is one of another origin: an error, as the frame starts out blank. */
const showsPage = (frame: HTMLIFrameElement): boolean => {
  try {
    return frame.contentWindow?.location.href !== 'about:blank'
  } catch {
    return true
  }
}

/**
 * Where downloads are asked for. An attachment never loads in it; a refusal does, and would have replaced the page by the
 * server's bare answer (a session that ended, a file that is gone).
 */
export function DownloadFrame({ onRefused }: { onRefused: () => void }) {
  const check = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    if (showsPage(currentTarget)) onRefused()
  }
  return <iframe name={downloads} title="Descargas" sandbox="allow-downloads allow-same-origin" className={styles.frame} onLoad={check} />
}
