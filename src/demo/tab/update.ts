/** A worker of a new version waits, as far as anybody in this page can tell; whoever has it take over is told. */
export const pretendUpdate = (takeOver: () => void): void => {
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
        if (type === 'SKIP_WAITING') takeOver()
      },
    }
    Object.defineProperty(registration, 'waiting', { configurable: true, get: () => waiting })
    return registration
  }
}
