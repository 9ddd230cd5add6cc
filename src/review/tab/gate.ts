/**
 * The review tools' script at the start of every page of a demo. The script keeps the address's parameters for the tab, and hides a page
 * that does not belong to the tab's scenario. The worker opens pages of scenarios (review/worker); a page that the worker did not open
 * waits for the worker. The function is written into the page as text and cannot reach this module.
 */
export const gate = (): void => {
  const params = new URLSearchParams(location.search)
  const { pathname, hash } = location
  const enter = (text: string) => {
    // On a first visit the page may have gone elsewhere by now, since nobody is logged in before the scenario begins.
    if (params.has('escenario') && location.pathname === pathname) return location.reload()
    params.set('escenario', text)
    location.replace(`${pathname}?${params.toString()}${hash}`)
  }
  try {
    for (const name of ['demo', 'estado']) {
      const value = params.get(name)
      if (value !== null) sessionStorage.setItem(name, value)
    }
    if (document.querySelector('script[data-escenario]')) return
    const text = params.get('escenario') ?? sessionStorage.getItem('escenario') ?? ''
    if (text === '') return sessionStorage.removeItem('escenario')
    const { dataset } = document.documentElement
    dataset['past'] = ''
    document.documentElement.hidden = true
    const workers = navigator.serviceWorker
    if (workers.controller?.scriptURL !== `${location.origin}/sw.js`)
      workers.addEventListener('controllerchange', () => enter(text))
    else if (!params.has('escenario')) enter(text)
  } catch {
    // Without storage or worker there are no scenarios.
  }
}
