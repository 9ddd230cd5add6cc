import type { RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialogs that are open at this entry, and the key of the page's own entry (back-closes.ts). */
    dialogs?: number
    page?: string | undefined
  }
}

export type Move = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0]

/** `keeps` hears of a move first, and returns whether the router is to hear nothing of it. */
export type AppHistory = RouterHistory & { keeps?: (move: Move) => boolean }

/** The history of the app's router; the routers of stories and of the prerenderer share none. */
export let appHistory: AppHistory | undefined

/** Call it before the router listens. */
export const shareHistory = ({ history }: { history: AppHistory }): void => {
  const { subscribe } = (appHistory = history)
  history.subscribe = (hear) => subscribe((move) => history.keeps?.(move) || hear(move))
}
