let asked: Promise<boolean> | undefined

/** Asks the browser, once, to keep this site's data when storage runs low. Some browsers lack `persist`, and some refuse. */
export const askToPersist = (): Promise<boolean> =>
  (asked ??= Promise.resolve(navigator.storage?.persist?.()).then(Boolean, () => false))

/** Firefox asks its user, whom one line of a list is not worth a question. */
export const askQuietly = (): void => {
  if (!navigator.userAgent.includes('Firefox')) void askToPersist()
}

/** Whether this browser keeps the site's data until its user deletes them. */
export const isPersistent = async (): Promise<boolean> => {
  await asked
  return navigator.storage?.persisted?.()
}
