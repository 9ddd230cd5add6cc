/** In ms. A page that is left runs no timers any more. */
const soon = 1_000

/** Reports a failure unless the page is being left: Firefox then stops the page's requests first, and the page's code seems not to come. */
export const unlessLeft =
  (tell: (error: unknown) => void) =>
  (error: unknown): void => {
    setTimeout(() => tell(error), soon)
  }
