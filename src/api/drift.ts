import { create } from 'zustand'
import type { Drift } from '../contract/reading/read.ts'

/** By call: what the first answer that differed had. For whoever looks after the API; nobody else need know. */
export const useDrift = create<Readonly<Record<string, readonly Drift[]>>>(() => ({}))

/** Notes it once per call; whether this is the first time. */
export const noteDrift = (call: string, drift: readonly Drift[]): boolean => {
  if (drift.length === 0 || useDrift.getState()[call]) return false
  useDrift.setState({ [call]: drift })
  return true
}
