/**
 * The room's one script in every page of a demo, before anything else of it runs: what an address says for its tab is kept, and a
 * tab of a scenario shows nothing that is not the scenario's. The worker opens those (worker/room); a page that it did not open
 * waits for it. Written into the page as text, so nothing of this module's is in its reach.
 */
export const gate = (): void => {
  const asked = new URLSearchParams(location.search)
  const enter = (text: string) => {
    if (asked.has('escenario')) return location.reload()
    asked.set('escenario', text)
    location.replace(`${location.pathname}?${asked.toString()}${location.hash}`)
  }
  try {
    for (const name of ['demo', 'estado']) {
      const value = asked.get(name)
      if (value !== null) sessionStorage.setItem(name, value)
    }
    if (document.querySelector('script[data-escenario]')) return
    const text = asked.get('escenario') ?? sessionStorage.getItem('escenario') ?? ''
    if (text === '') return sessionStorage.removeItem('escenario')
    const { dataset } = document.documentElement
    dataset['past'] = ''
    document.documentElement.hidden = true
    const workers = navigator.serviceWorker
    if (workers.controller === null) workers.addEventListener('controllerchange', () => enter(text))
    else if (!asked.has('escenario')) enter(text)
  } catch {
    // Without storage or worker there are no scenarios.
  }
}
