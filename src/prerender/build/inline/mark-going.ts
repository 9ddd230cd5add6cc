/** Marks the page while a followed link loads, which ui/base.css shows. Within the app the router does so (app/frame/navigation.ts). */
export const markGoing = (): void => {
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
    if (leaves) dataset['going'] = ''
  })
  // The browser restored the page from its back/forward cache.
  addEventListener('pageshow', () => {
    delete dataset['going']
  })
}
