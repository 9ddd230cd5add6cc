import { useSyncExternalStore } from 'react'

const query = '(width < 768px)'

const follow = (onChange: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the window is a phone's, for what CSS alone cannot lay out otherwise. Not for what the build makes pages of. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => matchMedia(query).matches)
