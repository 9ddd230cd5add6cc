import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { forgetPlace } from '../page/place.ts'
import { shownIn } from '../page/shown.ts'

/** In ms: browsers allow an address to change only so often. */
const pause = 200

/** What is typed is there at once; the address follows when one pauses, and leads when it changes by itself: Back, a link. */
export const useSearchText = (inAddress: string) => {
  const router = useRouter()
  const [text, setText] = useState(inAddress)
  const [followed, setFollowed] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Whoever has moved on must not be fetched back.
  useEffect(() => () => clearTimeout(timer.current), [])
  if (inAddress !== followed) {
    setFollowed(inAddress)
    if (inAddress !== written) setText(inAddress)
  }
  const write = (next: string) => {
    // Whoever is on the way to another page must not be called back.
    const { pathname, search } = router.latestLocation
    if (pathname !== '/productos' || shownIn(search).id !== undefined) return
    setWritten(next)
    void router.navigate({ to: '/productos', search: { buscar: next || undefined }, replace: true, resetScroll: false })
  }
  const change = (next: string) => {
    setText(next)
    forgetPlace()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => write(next.trim()), pause)
  }
  return [text, change] as const
}
