import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A component whose code comes when the component is first shown, with `meanwhile` in its place until then. In a Suspense, React would keep
 * the component back for 300 ms, however soon its code is there. The boundary of errors around gets a failure to load.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
) => {
  let loaded: ComponentType<Props> | undefined
  return (props: Props) => {
    const [Own, setOwn] = useState(() => loaded)
    useEffect(() => {
      load().then(
        (file) => setOwn(() => (loaded = file.default)),
        (error: unknown) =>
          setOwn(() => {
            throw error
          }),
      )
    }, [])
    return Own ? <Own {...props} /> : meanwhile
  }
}
