import { startTransition, useEffect, useRef, useState } from 'react'

/** True while the element is near the visible part of the page, or has the focus; and its height in px when that last changed. */
export const useNear = <Box extends HTMLElement>(atFirst: boolean) => {
  const box = useRef<Box>(null)
  const [{ near, height }, setNear] = useState<{ readonly near: boolean; readonly height?: number }>({ near: atFirst })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const check = (entries: IntersectionObserverEntry[]) => {
      const { isIntersecting = false, boundingClientRect } = entries.at(-1) ?? {}
      const isNear = isIntersecting || element.contains(document.activeElement)
      // A transition, since much may come near at once.
      startTransition(() =>
        setNear((before) => (before.near === isNear ? before : { near: isNear, height: boundingClientRect?.height })),
      )
    }
    const observer = new IntersectionObserver(check, { rootMargin: '1500px 0px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, near, height }
}
