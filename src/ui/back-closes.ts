/**
 * Back closes the dialog on top, and the page stays. Every open dialog adds an entry with the page's own address to the
 * router's history; its state counts the dialogs that are open at it, so that `settle` brings dialogs and history
 * together whichever has moved. A page that a dialog leads to takes the place of such an entry. The router hears
 * nothing of it: it would load the page again, and scroll it.
 */
import { useRouter, type AnyRouter, type HistoryLocation, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialogs that are open at this entry, and the key of the page's own entry. */
    dialogs?: number
    page?: string | undefined
  }
}

type Hear = Parameters<RouterHistory['subscribe']>[0]

/** How to close each open dialog, the one on top last. */
const dialogs: (() => void)[] = []

const readDepth = ({ state }: HistoryLocation): number => state.dialogs ?? 0
const readKey = ({ state: { __TSR_key: key } }: HistoryLocation) => key
const readPage = (location: HistoryLocation) => location.state.page ?? readKey(location)
export const isSamePage = (a: HistoryLocation, b: HistoryLocation): boolean => readPage(a) === readPage(b)

const follow = (history: RouterHistory) => {
  const { push, replace, subscribe } = history
  let shown = history.location
  let own = false
  /** Whether the entries of closed dialogs are being removed. */
  let leaving = false
  const waiting: (() => void)[] = []

  /** Writes an entry of the page on screen, of which the router hears nothing. */
  const put = (write: typeof push, { href, state }: HistoryLocation, depth: number) => {
    const page = readPage(shown)
    own = true
    write(href, { ...state, dialogs: depth || undefined, page }, { ignoreBlocker: true })
    own = false
    history.flush()
  }

  const settle = () => {
    if (leaving) return
    for (let depth = readDepth(shown); depth < dialogs.length; depth += 1) put(push, shown, depth + 1)
    leaving = readDepth(shown) > dialogs.length
    if (leaving) history.go(dialogs.length - readDepth(shown), { ignoreBlocker: true })
    else for (const resolve of waiting.splice(0)) resolve()
  }
  let soon: ReturnType<typeof setTimeout> | undefined
  /** Waits for the other effects of the same click: it may close a dialog and open another, or lead to a page. */
  const settleSoon = () => {
    clearTimeout(soon)
    soon = setTimeout(settle)
  }
  const settled = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      settleSoon()
    })

  /** A move between the entries of one page. */
  const moved = (from: HistoryLocation, to: HistoryLocation, removed: boolean) => {
    const depth = readDepth(to)
    // The address may have changed under the dialog.
    if (to.href !== from.href) put(replace, from, depth)
    if (removed) return
    const above = dialogs.slice(depth).toReversed()
    for (const close of above) close()
    // Back over the entry of a dialog that has just closed means the page.
    if (above.length === 0 && depth < readDepth(from)) history.back()
  }

  /** Returns whether the move leads to another page. */
  const leads = ({ location, action: { type } }: Parameters<Hear>[0]): boolean => {
    const from = shown
    shown = location
    if (own) return false
    settleSoon()
    if (type === 'PUSH' || type === 'REPLACE') return true
    // A question has put the address back.
    if (readKey(from) === readKey(location)) return false
    const removed = leaving
    leaving = false
    if (!isSamePage(from, location)) return true
    moved(from, location, removed)
    return false
  }

  const hears = new Set(history.subscribers)
  history.subscribers.clear()
  subscribe((move) => {
    if (leads(move)) for (const hear of hears) hear(move)
  })
  history.subscribe = (hear) => {
    hears.add(hear)
    return () => void hears.delete(hear)
  }
  history.push = (...to) => {
    if (leaving) void settled().then(() => history.push(...to))
    else if (readDepth(shown) > 0) replace(...to)
    else push(...to)
  }
  history.replace = (path, state, options) => {
    const { dialogs: depth, page } = shown.state
    replace(path, depth ? { ...state, dialogs: depth, page } : state, options)
  }

  return {
    settleSoon,
    /** Resolves once the history has an entry for each open dialog, and no other. */
    settled,
    /** Puts the address of the page back after Back. */
    putBack: () => put(push, shown, 0),
    /** Goes back past the page and its dialogs. */
    leave: () => history.go(-1 - readDepth(shown), { ignoreBlocker: true }),
  }
}

const followed = new WeakMap<RouterHistory, ReturnType<typeof follow>>()
/** Call it once the router listens to its history. */
export const followHistory = (history: RouterHistory): ReturnType<typeof follow> => {
  const known = followed.get(history) ?? follow(history)
  followed.set(history, known)
  return known
}

/** Back closes an element while the element is open. Without a router there is no Back. */
export const useBackCloses = (open: boolean, close: () => void): void => {
  const router: AnyRouter | undefined = useRouter({ warn: false })
  const history = router?.history
  const act = useEffectEvent(close)
  useEffect(() => {
    if (!open || !history) return undefined
    const { settleSoon } = followHistory(history)
    const onBack = () => act()
    dialogs.push(onBack)
    settleSoon()
    return () => {
      dialogs.splice(dialogs.indexOf(onBack), 1)
      settleSoon()
    }
  }, [open, history])
}

/** The same for an element that is open while it is rendered; both load together. */
export function BackCloses({ close }: { close: () => void }) {
  useBackCloses(true, close)
  return null
}
