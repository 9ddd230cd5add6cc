/**
 * Mends a page whose code does not start: the worker puts broken files of its caches back, and the page reloads, once for each file. Where
 * that mends nothing, a sentence says what to do until the app runs. Stands in the page, since the first script may be what is broken.
 * What is not ours (a host's script, an extension) may fail.
 */
export const mend = (): void => {
  const worker = navigator.serviceWorker?.controller
  const isOurs = worker?.scriptURL === `${location.origin}/sw.js`
  const isCode = (address: string) => address.startsWith(`${location.origin}/assets/`)
  const notice = document.createElement('p')
  const say = () => {
    if (!window.mend || notice.isConnected) return
    // React has the root to itself.
    const body = document.querySelector('body')
    if (!body) return addEventListener('DOMContentLoaded', say)
    document.documentElement.hidden = false
    window.releasePictures?.()
    notice.role = 'alert'
    notice.style.padding = '1rem'
    notice.textContent =
      'Faltan archivos del sitio: puede que se esté actualizando. Esperá unos minutos y volvé a cargar la página.'
    body.prepend(notice)
  }
  const check = (file: string, end: () => void) => {
    const mended: readonly string[] = history.state?.mendedFiles ?? []
    if (!isOurs || mended.includes(file)) return end()
    // A worker of an earlier version gives no answer.
    const timer = setTimeout(end, 20_000)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer)
      if (data !== true) return end()
      // The app runs, or another file has the page reload.
      if (!window.mend) return
      window.mend = undefined
      history.replaceState({ ...history.state, mendedFiles: [...mended, file] }, '')
      location.reload()
    })
    port1.start()
    worker?.postMessage({ type: 'MEND' }, [port2])
  }
  window.mend = (file = '') => check(file, say)
  window.started = () => {
    window.mend = undefined
    notice.remove()
  }
  addEventListener(
    'error',
    ({ target, error, filename, message }) => {
      // Another build's script lacks what this build's import. Safari then names no file.
      const isLinked = error instanceof SyntaxError && (isCode(filename) || / binding name '/.test(message))
      if (isLinked) window.mend?.(filename)
      else if (target instanceof HTMLScriptElement && isCode(target.src)) window.mend?.(target.src)
      // Without a style the page works.
      else if (window.mend && target instanceof HTMLLinkElement && isCode(target.href)) check(target.href, () => {})
    },
    true,
  )
  if (!isOurs) return
  let stalled: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(stalled)
    stalled = setTimeout(() => {
      // A stranger's script that hangs holds the rest of the page, and so our code.
      if (document.readyState === 'loading') wait()
      else window.mend?.()
    }, 20_000)
  }
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.startsWith(`${location.origin}/`))) wait()
  }).observe({ type: 'resource' })
  wait()
}
