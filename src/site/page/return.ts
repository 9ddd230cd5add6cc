import { tabStorage } from '#state/storage.ts'
import { placeKey } from './list-place.ts'

interface ListPlace {
  readonly path: string
  readonly id: number
  readonly y: number
}

const stored = (): ListPlace | undefined => {
  const [, id, y, path] = /^(\d+) (\d+) (\/.*)$/.exec(tabStorage.getItem(placeKey) ?? '') ?? []
  return path === undefined ? undefined : { path, id: Number(id), y: Number(y) }
}

/** The record that was opened from the list of this page. */
export const leftFor = (): number | undefined => {
  const listPlace = stored()
  return listPlace && listPlace.path === location.pathname ? listPlace.id : undefined
}

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

const returnTo = (list: HTMLElement) => {
  const listPlace = stored()
  if (listPlace?.path !== location.pathname) return
  const card = list.querySelector<HTMLElement>(`[data-registro="${listPlace.id}"] a`)
  if (!card) return
  // The inline script may have scrolled already (prerender/build/inline/returns.ts); a visitor who has scrolled since stays there.
  const { dataset } = document.documentElement
  if (!('returned' in dataset)) {
    scrollTo({ top: listPlace.y, behavior: 'instant' })
    if (!isInSight(card)) card.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  delete dataset['returned']
  card.focus({ preventScroll: true })
}

/**
 * The ref of a list: brings a visitor who comes back from a record to the place that the visitor left. The scroll comes before the
 * next paint, since the router scrolls to the top within this task.
 */
export const returnsToPlace = (list: HTMLElement | null): (() => void) | undefined => {
  if (!list || leftFor() === undefined) return
  const frame = requestAnimationFrame(() => returnTo(list))
  return () => cancelAnimationFrame(frame)
}
