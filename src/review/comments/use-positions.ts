import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Comment } from './comment.ts'
import { findAll, isOfReview } from './locate.ts'
import { useLayer, type Standing } from './layer.ts'
import { screenNow } from './screen-address.ts'

export interface CommentPosition {
  readonly comment: Comment
  readonly standing: Standing
  readonly element?: Element
  readonly corner?: { x: number; y: number }
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

const getCorner = (element: Element): { x: number; y: number } => {
  const { left: x, top: y } = element.getBoundingClientRect()
  return { x: Math.round(x), y: Math.round(y) }
}

const findPosition = (comment: Comment, late: boolean): CommentPosition => {
  const [element, second] = findAll(comment.spot.element)
  if (!element) return { comment, standing: late ? 'gone' : 'sought' }
  return { comment, standing: second ? 'several' : 'here', element, corner: getCorner(element) }
}

/** The positions of the comments' elements, followed while the page scrolls and changes. */
export const usePositions = (comments: readonly Comment[]): readonly CommentPosition[] => {
  const [positions, setPositions] = useState<readonly CommentPosition[]>([])
  useEffect(() => {
    if (comments.length === 0) return
    const since = Date.now()
    const check = () => {
      const now = comments.map((comment) => findPosition(comment, Date.now() - since >= appearTimeout))
      setPositions(now)
      useLayer.setState({ standing: new Map(now.map(({ comment, standing }) => [comment.id, standing])) })
    }
    const follow = () =>
      setPositions((current) =>
        current.map((position) =>
          position.element?.isConnected ? { ...position, corner: getCorner(position.element) } : position,
        ),
      )
    const timers = [setTimeout(check), setTimeout(check, appearTimeout)]
    const [stop, still] = [onPageChange(check), onMove(follow)]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      stop()
      still()
    }
  }, [comments])
  // A position stays while its comment is read anew; old positions may belong to another screen.
  return positions.flatMap((position) => {
    const comment = comments.find(
      ({ id, spot }) => id === position.comment.id && spot.address === position.comment.spot.address,
    )
    return comment ? [{ ...position, comment }] : []
  })
}
