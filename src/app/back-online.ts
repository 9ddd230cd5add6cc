/** Tries as soon as the connection is restored, and 3 s later: a restored connection may take a moment to work. */
export const onBackOnline = (attempt: () => void): void =>
  addEventListener('online', () => {
    attempt()
    setTimeout(attempt, 3_000)
  })
