import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { markDirty, useDirty } from '../../state/dirty.ts'

/** The open question whether to leave a form unsaved, and where its answer goes. */
interface Question {
  readonly answer: ((leave: boolean) => void) | null
}

export const useLeaveQuestion = create<Question>(() => ({ answer: null }))

const settle = (leave: boolean): void => {
  useLeaveQuestion.getState().answer?.(leave)
  useLeaveQuestion.setState({ answer: null })
}
export const stay = (): void => settle(false)

const discards = new Set<() => void>()

/** Says what is to be forgotten when one leaves without saving. */
export const useDiscard = (discard: () => void): void => {
  const act = useEffectEvent(discard)
  useEffect(() => {
    const forget = () => act()
    discards.add(forget)
    return () => void discards.delete(forget)
  }, [])
}

export const leave = (): void => {
  for (const discard of discards) discard()
  settle(true)
}

/** Whether one may leave the screen; asks when a form holds what was not saved. */
export const mayLeave = (): Promise<boolean> => {
  if (useDirty.getState().forms === 0) return Promise.resolve(true)
  stay()
  return new Promise((answer) => useLeaveQuestion.setState({ answer }))
}

/** Says that there is something that leaving would throw away. */
export const useUnsaved = (dirty: boolean): void => useEffect(() => (dirty ? markDirty() : undefined), [dirty])
