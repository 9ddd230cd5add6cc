/**
 * Mends a page whose code does not start: the worker puts broken files of its caches back, and the page reloads once. Where that mends
 * nothing, a sentence says what to do. Stands in the page, since the first script may be what is broken.
 */
export const mend = (): void => {
  const worker = navigator.serviceWorker?.controller
  const isOurs = worker?.scriptURL === `${location.origin}/sw.js`
  // One element: a worker that answers late has it said again.
  const notice = document.createElement('p')
  const say = () => {
    document.documentElement.hidden = false
    window.releasePictures?.()
    notice.role = 'alert'
    notice.style.padding = '1rem'
    notice.textContent =
      'Faltan archivos del sitio: puede que se esté actualizando. Esperá unos minutos y volvé a cargar la página.'
    document.getElementById('root')?.prepend(notice)
  }
  const check = (end: () => void) => {
    if (!isOurs || history.state?.mended) return end()
    // A worker of an earlier version gives no answer.
    const timer = setTimeout(end, 20_000)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer)
      if (data !== true) return end()
      history.replaceState({ ...history.state, mended: true }, '')
      location.reload()
    })
    port1.start()
    worker?.postMessage({ type: 'MEND' }, [port2])
  }
  window.mend = () => {
    window.mend = undefined
    check(say)
  }
  addEventListener(
    'error',
    ({ target, error }) => {
      const isHere = (address: string) => address.startsWith(`${location.origin}/`)
      // Another build's script lacks what this build's import.
      if (error instanceof SyntaxError || (target instanceof HTMLScriptElement && isHere(target.src))) window.mend?.()
      // Without a style the page works.
      else if (window.mend && target instanceof HTMLLinkElement && isHere(target.href)) check(() => {})
    },
    true,
  )
  if (!isOurs) return
  let stalled: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(stalled)
    stalled = setTimeout(() => window.mend?.(), 20_000)
  }
  new PerformanceObserver(wait).observe({ type: 'resource' })
  wait()
}
