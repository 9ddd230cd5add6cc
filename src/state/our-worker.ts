/** This site's worker among those of its origin. Another project, or a push service, may have one too. */
export const script = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js'

export const isOurs = (worker: ServiceWorker | null | undefined): worker is ServiceWorker =>
  worker?.scriptURL === new URL(script, location.href).href
