import { useEffect, useEffectEvent } from 'react'

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Calls `advance` once `delay` has passed at this slide; never without a delay, in a hidden tab, or where less motion is wanted. */
export function useAutoplay(delay: number | undefined, index: number, advance: () => void): void {
  const onTime = useEffectEvent(advance)
  useEffect(() => {
    if (delay === undefined || calm()) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onTime()
    }, delay)
    return () => clearInterval(timer)
  }, [delay, index])
}

/** Moving pictures run in the slide that is seen only, and stop with the pause button (WCAG 2.2.2). */
export function useSlideVideos(viewport: HTMLElement | null, index: number, paused: boolean): void {
  useEffect(() => {
    const slides = viewport?.querySelectorAll('[aria-roledescription="diapositiva"]') ?? []
    slides.forEach((slide, i) => {
      for (const video of slide.querySelectorAll<HTMLVideoElement>('video[data-decoration]')) {
        if (i !== index || paused || calm()) video.pause()
        else void video.play().catch(() => {}) // a browser that refuses leaves its first frame
      }
    })
  }, [viewport, index, paused])
}
