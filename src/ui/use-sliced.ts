import { useEffect, useMemo, useState } from 'react'
import { atOnce, inSlices } from '../contract/in-slices.ts'

/**
 * What long work makes: at once where it is short, else in pieces between which the page answers. Until then what was made before; undefined
 * without that.
 */
export const useSliced = <Made>(
  work: (() => Iterator<unknown, Made>) | undefined,
  isShort: boolean,
): Made | undefined => {
  const now = useMemo(() => (work && isShort ? atOnce(work()) : undefined), [work, isShort])
  const [later, setLater] = useState<{ readonly made: Made }>()
  useEffect(() => {
    if (!work || isShort) return
    const wanted = new AbortController()
    inSlices(work(), wanted.signal).then(
      (made) => setLater({ made }),
      (error: unknown) => {
        if (!wanted.signal.aborted) console.warn(error)
      },
    )
    return () => wanted.abort()
  }, [work, isShort])
  return work && (now ?? later?.made)
}
