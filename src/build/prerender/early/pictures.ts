/** Pictures further down leave the line to what is seen, and to its code: they come with that, or with the first scroll. */
export const pictures = (): void => {
  const html = document.documentElement
  const hold = (image: HTMLImageElement) => {
    // As it is written: React compares.
    for (const name of ['src', 'srcset']) image.setAttribute(`data-${name}`, image.getAttribute(name) ?? '')
    image.removeAttribute('srcset')
    image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  }
  // Its turn comes within the parser's, before any layout tells the browser which pictures are near.
  const watch = new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]:not([data-src])')) hold(image)
  })
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
  if (html.dataset['path'] === undefined || html.hidden) return
  watch.observe(html, { childList: true, subtree: true })
  addEventListener('scroll', release, { once: true, passive: true })
}
