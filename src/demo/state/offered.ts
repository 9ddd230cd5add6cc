/** `?estado=`: a link that brings a state of this host. The room's first script keeps it for the tab (tab/gate.ts). */
import { ofTab } from '../../state/storage.ts'
import { parseUrl } from '../../ui/parse-url.ts'
import { Rejected } from './format/rejected.ts'

const key = 'estado'

/** What a link has brought and nobody has decided on: whoever opens the room for it asks this. */
export const offered = (): string | null => ofTab.getItem(key)

/** It is decided: a reload does not ask again. */
export const forgetOffered = (): void => {
  ofTab.removeItem(key)
  const url = new URL(location.href)
  if (!url.searchParams.has(key)) return
  url.searchParams.delete(key)
  history.replaceState(history.state, '', url)
}

/** Only such files, of this host, and none that a call of the API would be: some of those delete. */
export const addressOf = (text: string): URL => {
  const url = parseUrl(text, location.origin)
  if (url?.origin !== location.origin || url.protocol !== location.protocol)
    throw new Rejected('El enlace nombra un estado de otro sitio: solo se cargan los de este.')
  if (/^\/+(api\b|enviarCorreo|%)/i.test(url.pathname) || !url.pathname.endsWith('.vidriera.zip'))
    throw new Rejected('El enlace no nombra un archivo .vidriera.zip.')
  return url
}
