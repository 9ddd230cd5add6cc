/** What is seen has the network to itself: the code of a page comes once that is painted. A look's is here already. */
export const code = (): void => {
  const html = document.documentElement
  const { path, edition } = html.dataset
  const seen = new Promise<void>((resolve) => {
    // A tab in the background paints nothing.
    if (path === undefined || edition === undefined || html.hidden || document.hidden) return resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 1_000)
  })
  const askForCode = async () => {
    await seen
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]'))
      link.rel = link.dataset['rel'] ?? ''
  }
  window.painted = askForCode()
}
