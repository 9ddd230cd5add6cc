import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Comment } from './comment.ts'
import { find, isOfReview, type Found } from './locate.ts'
import { useLayer, type Standing } from './layer.ts'
import { screenNow } from './where.ts'

export interface CommentPlace {
  readonly comment: Comment
  readonly standing: Standing
  readonly element?: Element
  readonly at?: { left: number; top: number }
}

/** In ms: how often a changing page is searched, and how long an element may take to appear. */
const pause = 200
const appearTimeout = 2_500

/** Calls back after changes of the page's own elements, navigations included. */
const onPageChange = (listen: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      listen()
    }, pause)
  }
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !(target instanceof Element) || !isOfReview(target))) soon()
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

export const useScreen = (): string => useSyncExternalStore(onPageChange, screenNow)

/** Calls back, once a frame, while the page scrolls or its window changes. */
export const onMove = (listen: () => void): (() => void) => {
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

const placeOf = (comment: Comment, found: Found | undefined, late: boolean): CommentPlace =>
  found
    ? { comment, standing: found.changed ? 'changed' : 'here', element: found.element, at: cornerOf(found.element) }
    : { comment, standing: late ? 'gone' : 'sought' }

/** The positions of the comments' elements, followed while the page scrolls and changes. */
export const usePlaces = (comments: readonly Comment[]): readonly CommentPlace[] => {
  const [places, setPlaces] = useState<readonly CommentPlace[]>([])
  useEffect(() => {
    if (comments.length === 0) return
    const since = Date.now()
    const check = () => {
      const now = comments.map((comment) =>
        placeOf(comment, find(comment.spot.element), Date.now() - since >= appearTimeout),
      )
      setPlaces(now)
      useLayer.setState({ standing: Object.fromEntries(now.map(({ comment, standing }) => [comment.id, standing])) })
    }
    const follow = () =>
      setPlaces((before) =>
        before.map((place) => (place.element?.isConnected ? { ...place, at: cornerOf(place.element) } : place)),
      )
    const timers = [setTimeout(check), setTimeout(check, appearTimeout)]
    const [stop, still] = [onPageChange(check), onMove(follow)]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      stop()
      still()
    }
  }, [comments])
  // A place stays while its comment is read anew; old positions may belong to another screen.
  return places.flatMap((place) => {
    const comment = comments.find(
      ({ id, spot }) => id === place.comment.id && spot.address === place.comment.spot.address,
    )
    return comment ? [{ ...place, comment }] : []
  })
}
