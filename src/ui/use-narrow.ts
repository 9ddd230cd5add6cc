import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the window is narrower than `than` px (a tablet by default), for layouts that CSS alone cannot do. Not for
 * prerendered pages.
 */
export const useNarrow = (than = 768): boolean => {
  const query = `(width < ${than}px)`
  const follow = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => matchMedia(query).matches)
}
