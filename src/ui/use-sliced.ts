import { useEffect, useMemo, useState } from 'react'
import { atOnce, inSlices } from '#contract/in-slices.ts'

/**
 * The result of long work: at once where it is short, else in pieces between which the page answers. Until then the previous result;
 * undefined without one.
 */
export const useSliced = <Made>(
  work: (() => Iterator<unknown, Made>) | undefined,
  isShort: boolean,
): Made | undefined => {
  const now = useMemo(() => (work && isShort ? atOnce(work()) : undefined), [work, isShort])
  const [later, setLater] = useState<{ readonly made: Made }>()
  useEffect(() => {
    if (!work || isShort) return
    const controller = new AbortController()
    inSlices(work(), controller.signal).then(
      (made) => setLater({ made }),
      (error: unknown) => {
        if (!controller.signal.aborted) console.warn(error)
      },
    )
    return () => controller.abort()
  }, [work, isShort])
  return work && (now ?? later?.made)
}
