/** Loads the page's code once the page is there and painted, so that the words have the line to themselves. Page snapshots have their code stored, and returning visitors the typeface. */
export const code = (): void => {
  const html = document.documentElement
  const { path, edition } = html.dataset
  const ask = (selector: string) =>
    Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>(selector)].map(
        (link) =>
          new Promise<unknown>((resolve) => {
            for (const end of ['load', 'error']) link.addEventListener(end, resolve)
            link.rel = link.dataset['rel'] ?? ''
          }),
      ),
    )
  if (navigator.serviceWorker?.controller) void ask('link[data-rel][as=font]')
  const isHere = () =>
    html.hidden ||
    document.hidden ||
    performance.getEntriesByType('navigation').some((entry) => 'responseEnd' in entry && Number(entry.responseEnd) > 0)
  const parsed = new Promise<unknown>((resolve) => {
    document.addEventListener('readystatechange', resolve, { once: true })
  })
  const painted = new Promise<void>((resolve) => {
    // A background tab paints nothing.
    if (path === undefined || edition === undefined || html.hidden || document.hidden) return resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 1_000)
  }).then(() => (isHere() ? undefined : parsed))
  /** Loads the code, then the typeface, which waits for the code 10 s at most. */
  const askForAll = async () => {
    await Promise.race([
      ask('link[data-rel]:not([as])'),
      new Promise((resolve) => {
        setTimeout(resolve, 10_000)
      }),
    ])
    await parsed
    document.getElementById('face')?.removeAttribute('media')
  }
  window.painted = painted.then(() => void askForAll())
}
