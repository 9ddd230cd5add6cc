import type { Known } from './known.ts'

/** A page is shown to who asked for just this one; of the build, to whoever has no past here. */
export const meant = ({ draft, list }: Known): void => {
  const html = document.documentElement
  const { path, record = '', edition } = html.dataset
  const isAsked = (): boolean => {
    const asked = new URLSearchParams(location.search)
    const listed = list.some((name) => asked.get(name))
    return location.pathname === path && (asked.get('id') ?? '') === record && !listed
  }
  const within = (look: () => boolean): boolean => {
    try {
      return look()
    } catch {
      return false
    }
  }
  // Who has edited, logged in or begun with another build has something in store. A page of no edition is this browser's own, by its worker.
  const hasPast =
    'past' in html.dataset ||
    (edition !== undefined &&
      within(
        () =>
          navigator.serviceWorker?.controller != null ||
          (localStorage.length > 0 && localStorage.getItem('edicion') !== edition),
      ))
  if (hasPast) html.dataset['past'] = ''
  const hasDraft = path === '/contactos' && within(() => sessionStorage.getItem(draft) !== null)
  if (path !== undefined && (hasPast || hasDraft || !isAsked())) html.hidden = true
}
