import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { create } from 'zustand'
import { markDirty, useDirty } from '#state/dirty.ts'

/** The open question whether to leave a form unsaved. */
export const useLeaveQuestion = create<{ readonly answer: ((leave: boolean) => void) | null }>(() => ({ answer: null }))

const settle = (leave: boolean): void => {
  useLeaveQuestion.getState().answer?.(leave)
  useLeaveQuestion.setState({ answer: null })
}
export const stay = (): void => settle(false)

const discards = new Set<() => void>()

/** Calls `discard` when the user leaves without saving. */
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

/** Further sentences of the question: 'Una imagen todavía no se subió.' */
export const useLeaveNotes = create<{ readonly notes: readonly string[] }>(() => ({ notes: [] }))

/** Adds a sentence to the question while it is true. */
export const useLeaveNote = (words: string | undefined): void =>
  useEffect(() => {
    if (words === undefined) return undefined
    useLeaveNotes.setState(({ notes }) => ({ notes: [...notes, words] }))
    return () => useLeaveNotes.setState(({ notes }) => ({ notes: notes.toSpliced(notes.indexOf(words), 1) }))
  }, [words])

/** Whether the user may leave the screen. Asks where a form has unsaved values. */
export const mayLeave = (): Promise<boolean> => {
  if (useDirty.getState().forms === 0) return Promise.resolve(true)
  stay()
  return new Promise((answer) => useLeaveQuestion.setState({ answer }))
}

/** Marks unsaved values, which leaving would lose. In the layout phase: once another screen is in sight, Back asks no more. */
export const useUnsaved = (dirty: boolean): void => useLayoutEffect(() => (dirty ? markDirty() : undefined), [dirty])
