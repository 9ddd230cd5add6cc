import { use, type ComponentType, type ReactNode } from 'react'
import { later } from '#ui/later.ts'
import { HydrationBoundary } from '#ui/HydrationBoundary.tsx'
import { fulfilled } from '#ui/hydration-seam.ts'

type Late = ComponentType & {
  /** Loads the code; later renders then have it at once. */
  ahead: () => Promise<void>
}

/** A tap may be meant for what did not come. */
const nextOccasion = () =>
  new Promise((resolve) => {
    addEventListener('click', resolve, { once: true })
  })

/**
 * A component that the first content does not need: its code loads after that content. When it does not load, the page
 * stays as it is, and the next tap tries again.
 */
export const late = (load: () => Promise<ComponentType>): Late => {
  let coming: Promise<ReactNode> | undefined
  const comeAfter = async (first: Promise<unknown>): Promise<ReactNode> => {
    await first
    try {
      const Part = await load()
      return <Part />
    } catch (error) {
      console.warn(error)
      // The prerendered HTML stays until then: React would report, and remove, a part that comes to nothing.
      return comeAfter(nextOccasion())
    }
  }
  const Coming = () => use((coming ??= comeAfter(later())))
  const ahead = async () => {
    coming ??= comeAfter(Promise.resolve())
    await fulfilled(coming)
  }
  return Object.assign(
    () => (
      <HydrationBoundary>
        <Coming />
      </HydrationBoundary>
    ),
    { ahead },
  )
}
