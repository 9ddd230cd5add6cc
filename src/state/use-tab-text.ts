import { useState } from 'react'
import { tabStorage, tryToStore } from './storage.ts'

/** A text that this tab stores while somebody types it, so that a reload leaves it. An empty one counts as none. */
export const useTabText = (storageKey: string, initial = '') => {
  const [text, setText] = useState(() => tabStorage.getItem(storageKey) ?? initial)
  const change = (next: string): void => {
    setText(next)
    tryToStore(tabStorage, storageKey, next)
  }
  return [text, change] as const
}
