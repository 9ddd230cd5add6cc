import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { startEmbla } from './embla.ts'
import { later } from './later.ts'

export type Move = (act: (embla: EmblaCarouselType) => void) => void
type Options = { startIndex: number; count: number; onSelect?: (index: number) => void }

/**
 * Embla on an element. Its code loads after the first content, or at the first move; until then the first slide is
 * shown.
 */
export function useEmbla(viewport: HTMLElement | null, { startIndex, count, onSelect }: Options) {
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const load = useRef<() => Promise<EmblaCarouselType | undefined>>(undefined)
  const [index, setIndex] = useState(startIndex)
  const select = useEffectEvent((selected: number) => {
    setIndex(selected)
    onSelect?.(selected)
  })
  const start = useEffectEvent((create: typeof startEmbla, element: HTMLElement) => {
    const api = create(element, index, (selected) => select(selected))
    setEmbla(api)
    return api
  })

  useEffect(() => {
    if (viewport === null || count < 2) return
    let gone = false
    let loading: Promise<EmblaCarouselType | undefined> | undefined
    const attempt = async () => {
      try {
        const module = await import('./embla.ts')
        return gone ? undefined : start(module.startEmbla, viewport)
      } catch (error) {
        // Offline, on a first visit, the first slide stays, and the visitor needs no message. The next move asks again.
        console.warn(error)
        loading = undefined
        return undefined
      }
    }
    const loadOnce = () => (loading ??= attempt())
    load.current = loadOnce
    void later().then(() => (gone ? undefined : loadOnce()))
    return () => {
      gone = true
      void loading?.then((api) => api?.destroy())
      setEmbla(undefined)
    }
  }, [viewport, count])

  const move: Move = (act) => {
    void load.current?.().then((api) => api && act(api))
  }
  return { ready: embla !== undefined, move, index: Math.min(index, Math.max(count - 1, 0)) }
}
