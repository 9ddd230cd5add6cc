import type { Ids } from './facts.ts'

/** Who is in here is this tab's own: these keys of the browser's storage are a drawer of the page. */
export const keepOwnSession = (ids: Ids): void => {
  const real = localStorage
  const drawer = new Map<string, string | null>([
    ['idLogin', null],
    ['idLoginZona', null],
  ])
  for (const [key, id] of Object.entries(ids)) drawer.set(key, String(id))
  const own: Readonly<Record<string, (key: string, text: string) => unknown>> = {
    getItem: (key) => (drawer.has(key) ? drawer.get(key) : real.getItem(key)),
    setItem: (key, text) => {
      if (drawer.has(key)) drawer.set(key, text)
      else real.setItem(key, text)
    },
    removeItem: (key) => {
      if (drawer.has(key)) drawer.set(key, null)
      else real.removeItem(key)
    },
  }
  const value = new Proxy(real, {
    get: (_, name) => {
      const found: unknown = typeof name === 'string' && Object.hasOwn(own, name) ? own[name] : Reflect.get(real, name)
      return typeof found === 'function' ? found.bind(real) : found
    },
  })
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value })
}
