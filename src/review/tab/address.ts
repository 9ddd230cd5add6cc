import { tabStorage, tryToStore } from '#state/storage.ts'
import { linkTo, parameter, readScenarioText } from '../scenario/text.ts'

/** Keeps the scenario in every address of this tab, so that a reload or a copied address has the same scenario. */
export const keepInAddress = (text: string): void => {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (state, title, to) => {
      const url = new URL(to ?? location.href, location.href)
      change(state, title, url.origin === location.origin ? linkTo(url.href, text) : to)
    }
  }
}

/** Puts new tabs into the scenario too: pages by their address, files by their referrer. */
export const keepInNewTabs = (text: string): void =>
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[target=_blank]') : null
      if (link?.origin !== location.origin) return
      link.rel = 'noopener'
      if (!link.pathname.startsWith('/api/')) link.href = linkTo(link.href, text)
    },
    true,
  )

/** Opens a page in a scenario, which the tab keeps from one to the next; in none where the text is empty. */
export const openWithScenario = (address: string, text: string): void => {
  tryToStore(tabStorage, parameter, text)
  const to = linkTo(address, text)
  // Assigning the same address would not load the page again.
  if (to === linkTo(location.href, readScenarioText(location.href))) location.reload()
  else location.assign(to)
}

/** Opens the present page in another scenario. */
export const enter = (text: string): void => openWithScenario(location.href, text)
