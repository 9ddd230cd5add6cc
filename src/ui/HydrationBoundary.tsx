import { Suspense, useEffect, type ReactNode } from 'react'

let notifyHydrated = () => {}

/** Calls `listener` each time that React has hydrated a part of the page. One listener at a time. */
export const onHydrated = (listener: () => void): void => {
  notifyHydrated = listener
}

/** Notifies the listener once the calling component's Suspense boundary is hydrated: React runs no effect before. */
export const useNotifyHydrated = (): void => useEffect(() => notifyHydrated(), [])

const Hydrated = () => {
  useNotifyHydrated()
  return null
}

/** A part of a page that hydrates by itself: when somebody touches it, or when React has nothing else to do. */
export const HydrationBoundary = ({ children }: { children: ReactNode }) => (
  <Suspense>
    {children}
    <Hydrated />
  </Suspense>
)
