import { useEffect } from 'react'
import { create } from 'zustand'
import { keepReviewer, reviewer } from './store.ts'

interface Reviewer {
  readonly name: string
  readonly known: boolean
}
const useName = create<Reviewer>(() => ({ name: '', known: false }))

export const nameReviewer = (name: string): void => {
  useName.setState({ name, known: true })
  void keepReviewer(name)
}

/** The reviewer's name in this browser, read once. */
export const useReviewer = (): Reviewer => {
  const { name, known } = useName()
  useEffect(() => {
    if (!known)
      void reviewer().then((kept) => useName.setState((now) => (now.known ? now : { name: kept, known: true })))
  }, [known])
  return { name, known }
}
