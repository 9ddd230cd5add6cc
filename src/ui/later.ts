import { useEffect, useState } from 'react'

let content: Promise<unknown> = Promise.resolve()

/** The app says when its first content is shown. Where nothing says so (stories), nothing waits. */
export const waitForContent = (shown: Promise<unknown>): void => {
  content = shown
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 200)
  })

/** Resolves when the first content no longer needs the network and the processor. */
export const later = async (): Promise<void> => {
  await content
  await idle()
}

export const useLater = (): boolean => {
  const [due, setDue] = useState(false)
  useEffect(() => {
    void later().then(() => setDue(true))
  }, [])
  return due
}
