let { promise: ended, resolve: end } = Promise.withResolvers<void>()

/** An answer that stays away while its story is shown. Tests show all stories in one page, where Chromium fails it after five minutes. */
export const held = (): Promise<Response> => ended.then(() => Response.error())

/** Ends the answers that the last story still waits for. */
export const endHeld = () => {
  end()
  ;({ promise: ended, resolve: end } = Promise.withResolvers<void>())
}
