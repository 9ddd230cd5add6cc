import type { Facts } from './facts.ts'

/**
 * Marks the page while a followed link loads, which ui/base.css shows, and notes where a list is left for a record (site/page/list-place.ts).
 * Within the app the router does so (app/frame/navigation.ts), and the card.
 */
export const markGoing = ({ place }: Facts): void => {
  const { dataset } = document.documentElement
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (
      !link ||
      event.defaultPrevented ||
      event.button > 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      link.target ||
      link.hasAttribute('download')
    )
      return
    const leaves =
      link.origin === location.origin &&
      !link.pathname.startsWith('/api/') &&
      link.pathname + link.search !== location.pathname + location.search
    if (!leaves) return
    dataset['going'] = ''
    const card = link.closest<HTMLElement>('[data-registro]')
    try {
      if (card) sessionStorage.setItem(place, `${card.dataset['registro']} ${Math.round(scrollY)} ${location.pathname}`)
    } catch {
      // Without storage a list begins at its top.
    }
  })
  // The browser restored the page from its back/forward cache.
  addEventListener('pageshow', () => {
    delete dataset['going']
  })
}
