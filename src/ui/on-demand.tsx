import type { ComponentType, ReactNode } from 'react'
import { codeOnDemand } from './code-on-demand.ts'

interface Meanwhile<Props> {
  /** Stands there until the code comes. */
  readonly fallback?: ReactNode
  /** Stands there where the code did not come; `retry` asks for it again. Without it nobody waits for the component. */
  readonly missing?: (props: Props, retry: () => void) => ReactNode
}

/**
 * Loads a component's code when the component is first shown. React's Suspense would hide the component for 300 ms, even if the code came
 * at once, and would take the page away where it did not come.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { fallback, missing }: Meanwhile<Props> = {},
) => {
  const { useCode } = codeOnDemand(load)
  return (props: Props) => {
    const { code, retry } = useCode(true)
    if (code) return <code.default {...props} />
    return retry ? missing?.(props, retry) : fallback
  }
}
