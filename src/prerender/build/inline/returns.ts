import type { Facts } from './facts.ts'

/** Restores the scroll position of a list on return, once the list is parsed that far. The app restores longer lists. */
export const returns = ({ place: positionKey }: Facts): void => {
  const html = document.documentElement
  const stored = (): string => {
    try {
      return sessionStorage.getItem(positionKey) ?? ''
    } catch {
      return ''
    }
  }
  const [, id, top, path] = /^(\d+) (\d+) (\/.*)$/.exec(stored()) ?? []
  if (html.hidden || html.dataset['record'] || path === undefined || path !== html.dataset['path']) return
  const parsing = new MutationObserver(() => show())
  const show = () => {
    const card = document.querySelector(`[data-registro="${id}"] a`)
    if (!card) return
    html.hidden = false
    scrollTo({ top: Number(top), behavior: 'instant' })
    html.hidden = document.readyState === 'loading' && Math.round(scrollY) !== Number(top)
    if (html.hidden) return
    parsing.disconnect()
    document.removeEventListener('readystatechange', show)
    html.dataset['returned'] = ''
    const { top: above, bottom } = card.getBoundingClientRect()
    if (bottom < 0 || above > innerHeight) card.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  html.hidden = true
  parsing.observe(html, { childList: true, subtree: true })
  document.addEventListener('readystatechange', show)
}
