import { useEffect, useRef, useState } from 'react'

/** True while the element is near the visible part of the page, or has the focus. */
export const useNear = <Box extends HTMLElement>(atFirst: boolean) => {
  const box = useRef<Box>(null)
  const [near, setNear] = useState(atFirst)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const check = (entries: IntersectionObserverEntry[]) =>
      setNear(entries.at(-1)?.isIntersecting === true || element.contains(document.activeElement))
    const observer = new IntersectionObserver(check, { rootMargin: '1500px 0px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, near }
}
