import { useMedia } from './use-media.ts'

/**
 * Whether the window is narrower than `than` px (a tablet by default), for layouts that CSS alone cannot do. Not for
 * prerendered pages.
 */
export const useNarrow = (than = 768): boolean => useMedia(`(width < ${than}px)`)
