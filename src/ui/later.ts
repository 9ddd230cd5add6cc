import { useEffect, useState } from 'react'

let content: Promise<unknown> = Promise.resolve()

/** The app tells when its first content is there. Where nobody does (stories) nothing waits for it. */
export const waitForContent = (shown: Promise<unknown>): void => {
  content = shown
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 200)
  })

/** For what the first content can do without: that content has the network and the processor to itself. */
export const later = async (): Promise<void> => {
  await content
  await idle()
}

/** Whether that is over. */
export const useLater = (): boolean => {
  const [due, setDue] = useState(false)
  useEffect(() => {
    void later().then(() => setDue(true))
  }, [])
  return due
}
