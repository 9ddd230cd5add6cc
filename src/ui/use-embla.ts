import type { default as createEmbla, EmblaCarouselType } from 'embla-carousel'
import { useEffect, useEffectEvent, useState } from 'react'

type Options = { loop: boolean; startIndex: number; count: number; onSelect?: (index: number) => void }

/** Embla on an element, loaded after the first paint so that its bytes delay nothing; until then the first slide just stands. */
export function useEmbla(viewport: HTMLElement | null, { loop, startIndex, count, onSelect }: Options) {
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [index, setIndex] = useState(startIndex)
  const select = useEffectEvent((selected: number) => {
    setIndex(selected)
    onSelect?.(selected)
  })
  const start = useEffectEvent((create: typeof createEmbla, element: HTMLElement) => {
    const breakpoints = { '(prefers-reduced-motion: reduce)': { duration: 0 } }
    const api = create(element, { loop, startIndex: index, breakpoints })
    api.on('select', () => select(api.selectedScrollSnap()))
    setEmbla(api)
    return api
  })

  useEffect(() => {
    if (viewport === null || count < 2) return
    let api: EmblaCarouselType | undefined
    let gone = false
    const load = async () => {
      const module = await import('embla-carousel')
      if (!gone) api = start(module.default, viewport)
    }
    // A chunk that does not load (offline, first visit) leaves the first slide: nothing to tell the visitor.
    load().catch((error: unknown) => console.warn('El carrusel no se pudo cargar', error))
    return () => {
      gone = true
      api?.destroy()
      setEmbla(undefined)
    }
  }, [viewport, count])

  return { embla, index: Math.min(index, Math.max(count - 1, 0)) }
}
