import { ofTab } from '../../state/storage.ts'

/** Where somebody left a list for one of its records. */
interface Place { readonly path: string; readonly id: number; readonly y: number }

const key = 'lugar'

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'path' in value && 'id' in value && 'y' in value
  && typeof value.path === 'string' && typeof value.id === 'number' && typeof value.y === 'number'

const kept = (): Place | undefined => {
  try {
    const place: unknown = JSON.parse(ofTab.getItem(key) ?? 'null')
    return isPlace(place) ? place : undefined
  } catch {
    return undefined
  }
}

/** Notes the place as a card is followed; it outlives the reload that Volver is (§2.5). */
export const keepPlace = (id: number, y = scrollY): void => ofTab.setItem(key, JSON.stringify({ path: location.pathname, id, y }))

export const forgetPlace = (): void => ofTab.removeItem(key)

/** The record that was opened from the list of this page. */
export const leftFor = (): number | undefined => {
  const place = kept()
  return place?.path === location.pathname ? place.id : undefined
}

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

const returnTo = (list: HTMLElement) => {
  const place = kept()
  if (place?.path !== location.pathname) return
  const card = list.querySelector<HTMLElement>(`[data-registro="${place.id}"] a`)
  if (!card) return
  scrollTo({ top: place.y, behavior: 'instant' })
  if (!isInSight(card)) card.scrollIntoView({ block: 'center', behavior: 'instant' })
  card.focus({ preventScroll: true })
}

/**
 * The ref of a list: where one comes back to it from a record, it shows at once what one had left. Before the next paint, for
 * the router scrolls to the top within this task.
 */
export const returnsToPlace = (list: HTMLElement | null): (() => void) | undefined => {
  if (!list || leftFor() === undefined) return
  const frame = requestAnimationFrame(() => returnTo(list))
  return () => cancelAnimationFrame(frame)
}
