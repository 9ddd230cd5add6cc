/** A hook of a write that has succeeded: what goes wrong in it is logged, and the write stays a success. */
export const harmless =
  <Args extends readonly unknown[]>(hook: (...args: Args) => unknown) =>
  (...args: Args): void => {
    new Promise((resolve) => {
      resolve(hook(...args))
    }).catch(console.error)
  }
