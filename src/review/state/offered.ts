/** `?estado=`: a link that brings a state of this host. The review tools' first script keeps it for the tab (tab/gate.ts). */
import { tabStorage } from '#state/storage.ts'
import { parseUrl } from '#ui/parse-url.ts'
import { Rejected } from '#mocks/company/format/rejected.ts'

const key = 'estado'

/** The state of a link that awaits a decision. */
export const offered = (): string | null => tabStorage.getItem(key)

/** Call it after the decision, so that a reload does not ask again. */
export const forgetOffered = (): void => {
  tabStorage.removeItem(key)
  const url = new URL(location.href)
  if (!url.searchParams.has(key)) return
  url.searchParams.delete(key)
  history.replaceState(history.state, '', url)
}

/** The address of a state file of this host. Addresses of the API are refused, since some of its GET calls delete. */
export const parseStateUrl = (text: string): URL => {
  const url = parseUrl(text, location.origin)
  if (url?.origin !== location.origin || url.protocol !== location.protocol)
    throw new Rejected('El enlace nombra un estado de otro sitio: solo se cargan los de este.')
  if (/^\/+(api\b|enviarCorreo|%)/i.test(url.pathname) || !url.pathname.endsWith('.vidriera.zip'))
    throw new Rejected('El enlace no nombra un archivo .vidriera.zip.')
  return url
}
