import { useEffect, useEffectEvent } from 'react'

type ClockProps = { ms: number; onTime: () => void }

/** Calls `onTime` every so often; never in a hidden tab. Its `key` starts it anew. */
export function Clock({ ms, onTime }: ClockProps): null {
  const tick = useEffectEvent(onTime)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') tick()
    }, ms)
    return () => clearInterval(timer)
  }, [ms])
  return null
}

/** Moving pictures run in the slide that is seen only, and stop with the pause button (WCAG 2.2.2). */
export function useSlideVideos(viewport: HTMLElement | null, index: number, paused: boolean): void {
  useEffect(() => {
    const slides = viewport?.querySelectorAll('[aria-roledescription="diapositiva"]') ?? []
    slides.forEach((slide, i) => {
      for (const video of slide.querySelectorAll<HTMLVideoElement>('video[data-decoration]')) {
        if (i !== index || paused) video.pause()
        else void video.play().catch(() => {}) // a browser that refuses leaves its first frame
      }
    })
  }, [viewport, index, paused])
}
