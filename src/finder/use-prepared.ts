import { useEffect, useState } from 'react'
import type { Finder } from './finder.ts'

/** A finder once its index is made. */
export const usePrepared = (finder: Finder | undefined): Finder | undefined => {
  const [, setMade] = useState<Finder>()
  useEffect(() => {
    if (finder && !finder.isReady()) finder.prepare().then(() => setMade(finder), console.warn)
  }, [finder])
  return finder?.isReady() ? finder : undefined
}
