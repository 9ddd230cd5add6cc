/** The waits of a story that last exactly this many ms: they end when the story says so, and never by themselves. */
export const waits = (ms: number) => {
  const underWay = new Map<number, { run: () => void; again: boolean }>()
  let last = 0
  const held =
    (otherwise: typeof setTimeout | typeof setInterval, again: boolean) =>
    (run: () => void, after?: number): unknown => {
      if (after !== ms) return otherwise(run, after)
      underWay.set(--last, { run, again })
      return last
    }
  return {
    /** A story's `beforeEach`. */
    beforeEach: () => {
      const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis
      underWay.clear()
      const cleared = (otherwise: (id: number) => void) => (id: number) => underWay.delete(id) || otherwise(id)
      Object.assign(globalThis, {
        setTimeout: held(setTimeout, false),
        setInterval: held(setInterval, true),
        clearTimeout: cleared(clearTimeout),
        clearInterval: cleared(clearInterval),
      })
      return () => {
        Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval })
      }
    },
    count: () => underWay.size,
    /** Lets the time pass. */
    end: () => {
      for (const [id, { run, again }] of underWay) {
        if (!again) underWay.delete(id)
        run()
      }
    },
  }
}
