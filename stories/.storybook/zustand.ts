/** Stands in for zustand (main.ts): the stores of the app are its page's, and begin anew with each story. */
import { create as createStore } from 'zustand/react'
import type { StateCreator } from 'zustand/vanilla'

export { useStore } from 'zustand/react'
export { createStore } from 'zustand/vanilla'

const resets: (() => void)[] = []

export const create = <State>(initial: StateCreator<State>) => {
  const store = createStore(initial)
  resets.push(() => store.setState(store.getInitialState(), true))
  return store
}

export const resetStores = (): void => {
  for (const reset of resets) reset()
}
