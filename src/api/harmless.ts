/** Wraps a hook of a successful write: a failing hook is logged, and the write stays a success. */
export const harmless =
  <Args extends readonly unknown[]>(hook: (...args: Args) => unknown) =>
  (...args: Args): void => {
    new Promise((resolve) => {
      resolve(hook(...args))
    }).catch(console.error)
  }
