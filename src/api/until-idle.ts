interface Cache {
  readonly subscribe: (onChange: () => void) => () => void
}

/** Resolves when a cache of reads or writes counts none under way. */
export const untilIdle = (cache: Cache, count: () => number) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (count() > 0) return
      stop()
      resolve()
    }
    const stop = cache.subscribe(check)
    check()
  })
