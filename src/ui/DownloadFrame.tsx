import type { SyntheticEvent } from 'react'

/** The `target` of download links. */
export const downloads = 'descargas'

/**
 * In a demo build our own worker answers, and nothing that could run; WebKit would send a sandboxed frame past it. A live API may
 * refuse with a page of its own, whose scripts have no business here.
 */
const sandbox = import.meta.env.VITE_API_URL ? 'allow-downloads allow-same-origin' : undefined

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
  return <iframe hidden name={downloads} title="Descargas" sandbox={sandbox} onLoad={check} />
}
