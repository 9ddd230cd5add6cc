/**
 * The one script within a page: it runs before anything is painted and before any other code is there. A page is shown to who
 * asked for just this one, of the build to whoever has no past here; what one clicks meanwhile is kept for the code that comes
 * (src/app/boot/take-over.ts); and pictures further down leave the line to that code. It is written into the page as text, so nothing of this module's is in its reach.
 */
export const early = ({ place, draft, list }: { place: string; draft: string; list: readonly string[] }): void => {
  const html = document.documentElement
  const { path, record = '', edition } = html.dataset
  const isAsked = (): boolean => {
    const asked = new URLSearchParams(location.search)
    const listed = list.some((name) => asked.get(name))
    return location.pathname === path && (asked.get('id') ?? '') === record && !listed
  }
  const within = <Kept>(look: () => Kept): Kept | undefined => {
    try {
      return look()
    } catch {
      return undefined
    }
  }
  // Who has edited, logged in or begun with another build has something in store. A page of no edition is this browser's own, by its worker.
  const hasPast = 'past' in html.dataset || (edition !== undefined && within(() => navigator.serviceWorker?.controller != null
    || (localStorage.length > 0 && localStorage.getItem('edicion') !== edition)))
  if (hasPast) html.dataset['past'] = ''
  const hasDraft = path === '/contactos' && within(() => sessionStorage.getItem(draft)) != null
  const isForAnother = path !== undefined && (hasPast || hasDraft || !isAsked())
  const [, id, top, left] = /^(\d+) (\d+) (\/.*)$/.exec(within(() => sessionStorage.getItem(place)) ?? '') ?? []
  const returns = record === '' && left !== undefined && left === path && !isForAnother
  if (isForAnother || returns) html.hidden = true
  // Who comes back to a list sees it where it was left, once it is parsed as far; a longer list than this one is the app's to show.
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
    const box = card.getBoundingClientRect()
    if (box.bottom < 0 || box.top > innerHeight) card.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  if (returns) {
    parsing.observe(html, { childList: true, subtree: true })
    document.addEventListener('readystatechange', show)
  }

  // What is seen has the network to itself, its code comes then. A tab that nobody looks at paints nothing.
  window.painted = new Promise<void>((resolve) => {
    if (edition === undefined || html.hidden || document.hidden) return resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 1_000)
  }).then(() => { for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) link.rel = link.dataset['rel'] ?? '' })

  window.clicked = []
  const keep = (event: Event) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>('button, a[href^="/api/"]')
    if (!target || !window.clicked) return
    event.preventDefault()
    event.stopImmediatePropagation()
    window.clicked.push(target)
  }
  addEventListener('click', keep, true)

  const hold = (image: HTMLImageElement) => {
    // As it is written: React compares.
    for (const name of ['src', 'srcset']) image.setAttribute(`data-${name}`, image.getAttribute(name) ?? '')
    image.removeAttribute('srcset')
    image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  }
  // Its turn comes within the parser's, before any layout tells the browser which pictures are near.
  const watch = new MutationObserver(() => { for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]:not([data-src])')) hold(image) })
  const release = () => {
    watch.disconnect()
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
      const { src = '', srcset } = image.dataset
      if (srcset) image.srcset = srcset
      image.src = src
      for (const name of ['data-src', 'data-srcset']) image.removeAttribute(name)
    }
  }
  window.releasePictures = release
  if (path === undefined || html.hidden) return
  watch.observe(html, { childList: true, subtree: true })
  // Whoever scrolls wants to see them.
  addEventListener('scroll', release, { once: true, passive: true })
}
