import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Comment } from './comment.ts'
import { find, isOfRoom, type Found } from './locate.ts'
import { useLayer, type Standing } from './layer.ts'
import { screenNow } from './where.ts'

export interface Place {
  readonly comment: Comment
  readonly standing: Standing | 'sought'
  readonly element?: Element
  readonly at?: { left: number; top: number }
}

/** In ms: how often the page is looked through while it changes, and how long an element may take to come. */
const pause = 200
const patience = 2_500

/** Calls whenever the page's own elements have changed; whoever navigates changes them. */
const onPageChange = (listen: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      listen()
    }, pause)
  }
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !(target instanceof Element) || !isOfRoom(target))) soon()
  })
  observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
  addEventListener('popstate', soon)
  addEventListener('hashchange', soon)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('popstate', soon)
    removeEventListener('hashchange', soon)
  }
}

/** The screen that is open, whoever opened it. */
export const useScreen = (): string => useSyncExternalStore(onPageChange, screenNow)

const onMove = (listen: () => void): (() => void) => {
  let frame = 0
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      listen()
    })
  }
  addEventListener('scroll', soon, { capture: true, passive: true })
  addEventListener('resize', soon)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', soon, { capture: true })
    removeEventListener('resize', soon)
  }
}

const cornerOf = (element: Element): { left: number; top: number } => {
  const { left, top } = element.getBoundingClientRect()
  return { left: Math.round(left), top: Math.round(top) }
}

const placeOf = (comment: Comment, found: Found | undefined, late: boolean): Place =>
  found
    ? { comment, standing: found.changed ? 'changed' : 'here', element: found.element, at: cornerOf(found.element) }
    : { comment, standing: late ? 'gone' : 'sought' }

const standingOf = (places: readonly Place[]): Readonly<Record<string, Standing>> =>
  Object.fromEntries(places.flatMap(({ comment, standing }) => (standing === 'sought' ? [] : [[comment.id, standing]])))

/** Where the elements of comments stand, while the page scrolls, renders again and changes. */
export const usePlaces = (comments: readonly Comment[]): readonly Place[] => {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    if (comments.length === 0) return
    const since = Date.now()
    const look = () => {
      const now = comments.map((comment) =>
        placeOf(comment, find(comment.spot.element), Date.now() - since >= patience),
      )
      setPlaces(now)
      useLayer.setState({ standing: standingOf(now) })
    }
    const follow = () =>
      setPlaces((before) =>
        before.map((place) => (place.element?.isConnected ? { ...place, at: cornerOf(place.element) } : place)),
      )
    const timers = [setTimeout(look), setTimeout(look, patience)]
    const [stop, still] = [onPageChange(look), onMove(follow)]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      stop()
      still()
    }
  }, [comments])
  // Those of before may be of another screen.
  return places.filter(({ comment }) => comments.includes(comment))
}
