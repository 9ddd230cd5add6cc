import { Suspense, useEffect, type ReactNode } from 'react'

let tell = () => {}

/** Calls `then` each time that React has hydrated a part of the page. One listener at a time. */
export const onHydrated = (then: () => void): void => {
  tell = then
}

/** Says that the Suspense boundary of the calling component is hydrated: React runs no effect before. */
export const useHydrated = (): void => useEffect(() => tell(), [])

const Hydrated = () => {
  useHydrated()
  return null
}

/** A part of a page that hydrates by itself: when somebody touches it, or when React has nothing else to do. */
export const Piece = ({ children }: { children: ReactNode }) => (
  <Suspense>
    {children}
    <Hydrated />
  </Suspense>
)
