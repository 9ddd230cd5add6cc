/**
 * Where somebody else has changed the page's HTML (an extension, a proxy), React draws a part of the page, or all of it, anew. What a visitor
 * gave the old elements goes to the new ones by their names. Loaded only then.
 */
import type { Act, Field, FieldState } from './from-page.ts'

const root = document.querySelector<HTMLElement>('#root')

const getName = (element: Element) =>
  element.tagName + (element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent)

/** Finds the element that has taken another's place; itself where none has. `elements`: the page's controls before hydration. */
const createFollow = (elements: Iterable<HTMLElement>) => {
  const before = [...elements]
  return <Kind extends HTMLElement>(old: Kind): Kind => {
    if (old.isConnected) return old
    const isNamesake = (element: Element): element is Kind => getName(element) === getName(old)
    const now = [...(root?.querySelectorAll('input, textarea, button, a') ?? [])].filter(isNamesake)
    return now[before.filter(isNamesake).indexOf(old)] ?? old
  }
}
type Follow = ReturnType<typeof createFollow>

const followFields = (follow: Follow, fields: Set<Field>, typed: Map<Field, FieldState>) => {
  for (const field of fields) {
    const next = follow(field)
    if (next === field) continue
    fields.delete(field)
    fields.add(next)
    const text = typed.get(field)
    // Text that is already in the new field counts.
    if (text && next.value === '') typed.set(next, text)
  }
}

const followActs = (follow: Follow, acts: Set<Act>) => {
  for (const act of acts) {
    const target = follow(act.target)
    if (target === act.target) continue
    acts.delete(act)
    acts.add({ ...act, target })
  }
}

const refocus = (follow: Follow, focused: Element | null) => {
  if (document.activeElement === document.body && focused instanceof HTMLElement && !focused.isConnected)
    follow(focused).focus({ preventScroll: true })
}

/**
 * Takes what was before hydration: the controls, the focus and the scroll position, and what hydrate.ts holds for elements that are not
 * hydrated. Returns what hands this on: to be called for each part that comes, on the next page too.
 */
export const startOver = (
  elements: Iterable<HTMLElement>,
  focused: Element | null,
  top: number,
  fields: Set<Field>,
  typed: Map<Field, FieldState>,
  acts: Set<Act>,
): (() => void) => {
  const { pathname } = location
  const follow = createFollow(elements)
  // The page stays as high as it was, since its late parts are still to come.
  root?.style.setProperty('min-height', `${top + innerHeight}px`)
  if (scrollY < top) scrollTo({ top, behavior: 'instant' })
  return () => {
    if (location.pathname !== pathname) return void root?.style.removeProperty('min-height')
    followFields(follow, fields, typed)
    followActs(follow, acts)
    refocus(follow, focused)
  }
}
