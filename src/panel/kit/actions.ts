import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'

export interface Action {
  readonly label: string
  readonly run: () => void
}

/** The actions of the shown screen and of the frame around it, the screen's own first. */
export const useActions = create<{ readonly actions: readonly Action[] }>(() => ({ actions: [] }))

/** Offers an action while the component around is mounted; undefined offers nothing. */
export const useAction = (label: string, run: (() => void) | undefined): void => {
  const act = useEffectEvent(() => run?.())
  const isOffered = run !== undefined
  useEffect(() => {
    if (!isOffered) return undefined
    const action: Action = { label, run: () => act() }
    useActions.setState(({ actions }) => ({ actions: [action, ...actions] }))
    return () => useActions.setState(({ actions }) => ({ actions: actions.filter((offered) => offered !== action) }))
  }, [label, isOffered])
}
