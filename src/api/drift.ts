import { create } from 'zustand'
import type { Drift } from '#contract/reading/answer.ts'

/** How the first odd answer of each call differed, for the people who maintain the API. */
export const useDrift = create<Readonly<Record<string, readonly Drift[]>>>(() => ({}))

/** How much of a paged list is shown, by call, when pages are missing. Visitors are told. */
export const useCut = create<Readonly<Record<string, string>>>(() => ({}))

export const noteCut = (call: string, how: string | undefined): void => {
  const { [call]: previous, ...others } = useCut.getState()
  if (previous !== how) useCut.setState(how === undefined ? others : { ...others, [call]: how }, true)
}

/** Notes the drift of a call once; returns whether this is the first time. */
export const noteDrift = (call: string, drift: readonly Drift[]): boolean => {
  if (drift.length === 0 || useDrift.getState()[call]) return false
  useDrift.setState({ [call]: drift })
  return true
}
