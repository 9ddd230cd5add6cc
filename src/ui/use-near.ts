import { useEffect, useRef, useState } from 'react'

/** True while an element is within some windows of the one that is seen, or holds the focus. */
export const useNear = <Box extends HTMLElement>(atFirst: boolean) => {
  const box = useRef<Box>(null)
  const [near, setNear] = useState(atFirst)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = (entries: IntersectionObserverEntry[]) =>
      setNear(entries.at(-1)?.isIntersecting === true || element.contains(document.activeElement))
    const observer = new IntersectionObserver(look, { rootMargin: '1500px 0px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, near }
}
