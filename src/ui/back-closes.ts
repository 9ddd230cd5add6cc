/**
 * Back closes the dialog on top, and the page stays. Every open dialog adds an entry with the page's own address to the history; the entry's
 * mark counts the dialogs that are open at it, so that `settle` brings dialogs and history together whichever has moved. A page that a dialog
 * leads to takes the place of such an entry. The router hears nothing of it.
 */
import { useEffect, useEffectEvent } from 'react'
import { isRecord } from '#contract/record.ts'
import { hearPopsFirst } from './first-pop.ts'

const mark = 'dialogs'

/** How to close each open dialog, the one on top last. */
const dialogs: (() => void)[] = []

const toStateRecord = (state: unknown): Record<string, unknown> => (isRecord(state) ? state : {})
const readDepth = (state: unknown): number => Number(toStateRecord(state)[mark] ?? 0)
const withDepth = (state: unknown, depth: number) => {
  const { [mark]: _, ...unmarked } = toStateRecord(state)
  return depth === 0 ? unmarked : { ...unmarked, [mark]: depth }
}

/** The state of the page on screen, without its dialogs. */
export const pageState = (): unknown => withDepth(history.state, 0)

/** The entry on screen: Back arrives before anybody is asked. */
let shown: { readonly state: unknown; readonly href: string } = { state: undefined, href: '' }
const noteShown = () => {
  shown = { state: history.state, href: location.href }
}
/** Writes an entry of the page on screen past the router. */
const put = (how: 'pushState' | 'replaceState', depth: number) => {
  History.prototype[how].call(history, withDepth(shown.state, depth), '', shown.href)
  noteShown()
}

/** The number of entries that are being removed; `overtaken`: a page has taken the place of the last one before it was removed. */
let leaving = 0
let overtaken = false
/** The next move only goes back to that page. */
let returning = false

const waiting = new Set<() => void>()
/** Resolves once the history stands at the page's own entry. */
export const dialogsGone = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve)
    settleSoon()
  })

const settle = () => {
  if (leaving > 0 || returning) return
  noteShown()
  for (let depth = readDepth(history.state); depth < dialogs.length; depth += 1) put('pushState', depth + 1)
  leaving = readDepth(history.state) - dialogs.length
  if (leaving > 0) return history.go(-leaving)
  if (dialogs.length > 0) return undefined
  for (const resolve of waiting) resolve()
  return waiting.clear()
}
let soon: ReturnType<typeof setTimeout> | undefined
/** Waits for the other effects of the same click: it may close a dialog and open another, or lead to a page. */
const settleSoon = () => {
  clearTimeout(soon)
  soon = setTimeout(settle)
}

const index = (state: unknown) => toStateRecord(state)['__TSR_index']

/** A move between the entries of one page, by the dialogs that each has open. */
const moved = (depth: number, removed: number): void => {
  const above = dialogs.slice(depth).toReversed()
  // Back over the entry of a dialog that has just closed means the page.
  const passes = removed === 0 && above.length === 0 && depth < readDepth(shown.state)
  // The address may have changed under the dialog.
  put('replaceState', depth)
  if (passes) return history.back()
  if (removed === 0) for (const close of above) close()
  return settleSoon()
}

const onPop = ({ state }: PopStateEvent): boolean => {
  const removed = leaving
  leaving = 0
  if (overtaken) {
    overtaken = false
    returning = true
    history.go(removed)
    return true
  }
  const depth = readDepth(state)
  const isForDialogs = returning || (index(state) === index(shown.state) && depth !== readDepth(shown.state))
  if (isForDialogs && !returning) moved(depth, removed)
  else {
    noteShown()
    settleSoon()
  }
  returning = false
  return isForDialogs
}

const install = () => {
  const [pushState, replaceState] = [history.pushState.bind(history), history.replaceState.bind(history)]
  history.pushState = (state: unknown, ...to) => {
    const above = readDepth(history.state) > 0
    if (above && leaving > 0) overtaken = true
    const go = above ? replaceState : pushState
    go(state, ...to)
    noteShown()
    settleSoon()
  }
  history.replaceState = (state: unknown, ...to) => {
    const depth = readDepth(history.state)
    replaceState(depth > 0 ? withDepth(state, depth) : state, ...to)
    noteShown()
  }
  hearPopsFirst(onPop)
  // Leaves the entries of dialogs that a reload has closed.
  settle()
}
if (globalThis.window) install()

/** Back closes an element while the element is open. */
export const useBackCloses = (open: boolean, close: () => void): void => {
  const act = useEffectEvent(close)
  useEffect(() => {
    if (!open) return undefined
    const onBack = () => act()
    dialogs.push(onBack)
    settleSoon()
    return () => {
      dialogs.splice(dialogs.indexOf(onBack), 1)
      settleSoon()
    }
  }, [open])
}

/** The same for an element that is open while it is rendered; both load together. */
export function BackCloses({ close }: { close: () => void }) {
  useBackCloses(true, close)
  return null
}
