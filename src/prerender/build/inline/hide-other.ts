import type { Facts } from './facts.ts'

/** Hides the prerendered page where the address asks for other content, or where a build's page meets a browser with data of its own. */
export const hideOther = ({ draft, list }: Facts): void => {
  const html = document.documentElement
  const { path, record = '', edition } = html.dataset
  const isRequested = (): boolean => {
    const params = new URLSearchParams(location.search)
    const listed = list.some((name) => params.get(name))
    return location.pathname === path && (params.get('id') ?? '') === record && !listed
  }
  const within = (ask: () => boolean): boolean => {
    try {
      return ask()
    } catch {
      return false
    }
  }
  // Local storage is used by edits, logins and other builds. A page without an edition is this browser's own snapshot.
  const hasPast =
    'past' in html.dataset ||
    (edition !== undefined &&
      within(
        () =>
          navigator.serviceWorker?.controller?.scriptURL === `${location.origin}/sw.js` ||
          (localStorage.length > 0 && localStorage.getItem('edicion') !== edition),
      ))
  if (hasPast) html.dataset['past'] = ''
  const hasDraft = path === '/contactos' && within(() => sessionStorage.getItem(draft) !== null)
  if (path !== undefined && (hasPast || hasDraft || !isRequested())) html.hidden = true
}
