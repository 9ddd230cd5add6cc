import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * Loads a component's code when the component is first shown, and shows `fallback` until the code is there. React's Suspense would hide
 * the component for 300 ms, even if the code came at once. A failure to load reaches the error boundary.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  fallback: ReactNode = null,
) => {
  let loaded: ComponentType<Props> | undefined
  return (props: Props) => {
    const [Component, setComponent] = useState(() => loaded)
    useEffect(() => {
      load().then(
        (file) => setComponent(() => (loaded = file.default)),
        (error: unknown) =>
          setComponent(() => {
            throw error
          }),
      )
    }, [])
    return Component ? <Component {...props} /> : fallback
  }
}
