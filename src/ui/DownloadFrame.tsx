import type { SyntheticEvent } from 'react'

/** The `target` of download links. */
export const downloads = 'descargas'

/**
 * A demo build has no sandbox: the embedded backend sends no scripts, and WebKit sends requests of a sandboxed frame
 * past the worker. A live API may refuse with a page of its own; the page's scripts must not run here.
 */
const sandbox = import.meta.env.VITE_API_URL ? 'allow-downloads allow-same-origin' : undefined

/** The frame starts as about:blank. A page of another origin cannot be read; it counts as a page too. */
const showsPage = (frame: HTMLIFrameElement): boolean => {
  try {
    return frame.contentWindow?.location.href !== 'about:blank'
  } catch {
    return true
  }
}

/**
 * The frame that downloads are opened in. An attachment loads nothing in the frame; a refusal (an ended session, a
 * missing file) loads a page there, instead of replacing ours.
 */
export function DownloadFrame({ onRefused }: { onRefused: () => void }) {
  const check = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    if (showsPage(currentTarget)) onRefused()
  }
  return <iframe hidden name={downloads} title="Descargas" sandbox={sandbox} onLoad={check} />
}
