import type { ComponentType, ReactNode } from 'react'
import { codeOnDemand } from './code-on-demand.ts'
import { Retry } from './Retry.tsx'

interface Meanwhile<Props> {
  /** Stands there until the code comes. */
  readonly fallback?: (props: Props) => ReactNode
  /** Stands there where the code did not come; `retry` asks for it again. */
  readonly missing?: (props: Props, retry: () => void) => ReactNode
}

const sayMissing = (_: unknown, retry: () => void) => (
  <Retry onRetry={retry} message="No llegó una parte del sitio. Revisá tu conexión y probá de nuevo." />
)

const nothing = () => null
/** For a part that nobody waits for. */
export const silent = { missing: nothing }

/**
 * Loads a component's code when the component is first shown. React's Suspense would hide the component for 300 ms, even if the code came
 * at once, and would take the page away where it did not come.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { fallback = nothing, missing = sayMissing }: Meanwhile<Props> = {},
) => {
  const { useCode } = codeOnDemand(load)
  return (props: Props) => {
    const { code, retry } = useCode(true)
    if (code) return <code.default {...props} />
    return retry ? missing(props, retry) : fallback(props)
  }
}
