import { useEffect, useEffectEvent } from 'react'

type ClockProps = { ms: number; onTime: () => void }

/** Calls `onTime` every `ms`, but not in a hidden tab. A new `key` restarts it. */
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

/** Plays the videos of the visible slide only, and stops them with the pause button (WCAG 2.2.2). */
export function useSlideVideos(viewport: HTMLElement | null, index: number, paused: boolean): void {
  useEffect(() => {
    const slides = viewport?.querySelectorAll('[aria-roledescription="diapositiva"]') ?? []
    slides.forEach((slide, i) => {
      for (const video of slide.querySelectorAll<HTMLVideoElement>('video[data-decoration]')) {
        if (i !== index || paused) video.pause()
        else void video.play().catch(() => {}) // A browser that refuses to play shows the first frame.
      }
    })
  }, [viewport, index, paused])
}
