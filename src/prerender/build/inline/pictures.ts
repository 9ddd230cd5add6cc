/** Holds pictures until the words are there. Visible pictures load then; others with the code or the first scroll. */
export const pictures = (): void => {
  const html = document.documentElement
  const hold = (image: HTMLImageElement) => {
    // Attributes as written, since React compares them at hydration.
    for (const name of ['src', 'srcset']) image.setAttribute(`data-${name}`, image.getAttribute(name) ?? '')
    image.removeAttribute('srcset')
    image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  }
  // Runs during parsing, before layout tells the browser which pictures are near.
  const watch = new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]:not([data-src])')) hold(image)
  })
  const show = (selector: string) => {
    for (const image of document.querySelectorAll<HTMLImageElement>(selector)) {
      const { src = '', srcset, first } = image.dataset
      // React compares these attributes as it writes them: `first` is its `loading`.
      if (first !== undefined) for (const name of ['data-first', 'loading']) image.removeAttribute(name)
      if (first) image.loading = 'eager'
      if (srcset) image.srcset = srcset
      image.src = src
      for (const name of ['data-src', 'data-srcset']) image.removeAttribute(name)
    }
  }
  const release = () => {
    watch.disconnect()
    show('img[data-src]')
  }
  window.releasePictures = release
  if (html.dataset['path'] === undefined || html.hidden) return
  watch.observe(html, { childList: true, subtree: true })
  document.addEventListener('readystatechange', () => show('img[data-src][data-first]'), { once: true })
  addEventListener('scroll', release, { once: true, passive: true })
}
