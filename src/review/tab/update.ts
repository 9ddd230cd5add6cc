/** Makes this page believe that a new version of the worker waits. `activate` runs when the page activates that version. */
export const pretendUpdate = (activate: () => void): void => {
  const workers = navigator.serviceWorker
  const register = workers.register.bind(workers)
  workers.register = async (script, options) => {
    const registration = await register(script, options)
    const waiting = {
      scriptURL: new URL(script, location.href).href,
      state: 'installed',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      postMessage: ({ type }: { type: string }) => {
        if (type === 'SKIP_WAITING') activate()
      },
    }
    Object.defineProperty(registration, 'waiting', { configurable: true, get: () => waiting })
    return registration
  }
}
